import { converter, formatHex, parse } from 'culori';
import type { AskedColour, Clause } from '../reading.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { isSaidOfLooks } from './context.ts';
import { namedColoursIn, type NamedColour } from './named-colours.ts';
import { signalsIn } from './signals.ts';

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])|\b(?:rgb|hsl)\([\d\s.,%/deg]+\)/gi;

/** Colours written as codes; "#12" of a list and "#1 in town" are none. */
function codesIn(text: string, tokens: readonly Token[]): NamedColour[] {
  return [...text.matchAll(CODE)].flatMap((match) => {
    const colour = parse(match[0]);
    const index = tokens.findIndex(({ start }) => start >= match.index);
    const end = tokens.findIndex(({ start }) => start >= match.index + match[0].length);
    const value = colour && formatHex(colour);
    const length = (end < 0 ? tokens.length : end) - index;
    return value && index >= 0 ? [{ value, index, length, isPlain: true }] : [];
  });
}

/** Which tokens are said of what is not wanted: after "no" up to a comma; after one at the start up to "but". */
function refusedIn(tokens: readonly Token[], { words }: Tongue): boolean[] {
  const isNo = (index: number) =>
    startsWith(words.negations, tokens, index) > 0 || startsWith(words.dontSay, tokens, index) > 0;
  const isFirst = isNo(0);
  let isRefused = false;
  return tokens.map(({ text, kind }, index) => {
    if (isNo(index)) isRefused = true;
    else if (startsWith(words.but, tokens, index) > 0 || kind === 'line' || /^[.;!?]$/.test(text)) isRefused = false;
    else if (/^[,–(]$/.test(text) && !isFirst) isRefused = false;
    return isRefused;
  });
}

const toOklch = converter('oklch');
const isLight = (hex: string) => (toOklch(hex)?.l ?? 0) > 0.9;

const FOR = /^(?:for|as|für|als|pour|comme|para|como|per|come|voor|dla|jako|för|som|til)$/;

type Part = AskedColour['part'];

/** The part that is named right after a colour ("cream background") or shortly before it ("background in cream"). */
function partOf(
  colour: NamedColour,
  colours: readonly NamedColour[],
  tokens: readonly Token[],
  tongue: Tongue,
): Part | '' {
  const parts = signalsIn(tokens, tongue.language);
  const end = colour.index + colour.length;
  const gap = (from: number, to: number) =>
    to >= from &&
    to - from <= 3 &&
    !colours.some(({ index }) => index >= from && index < to) &&
    !tokens
      .slice(from, to)
      .some(({ text }, at) => /^[,;.]$/.test(text) || startsWith(tongue.words.and, tokens, from + at) > 0);
  // "cream background", "olive for the buttons".
  for (const { key, index } of parts)
    if (isPart(key) && (index === end || (FOR.test(tokens[end]?.text ?? '') && gap(end, index)))) return key;
  for (const { key, index, length } of parts.toReversed())
    if (isPart(key) && index < colour.index && gap(index + length, colour.index)) return key;
  return parts.some(
    ({ key, index, length }) =>
      key === 'on' &&
      index + length <= colour.index &&
      colour.index - index <= 3 &&
      colours.some((other) => other.index < index),
  )
    ? 'background'
    : '';
}
/** "background in pale blue", "ink on ivory paper": a part of the look is named shortly before. */
const followsPart = ({ index }: NamedColour, tokens: readonly Token[], tongue: Tongue) =>
  signalsIn(tokens.slice(Math.max(0, index - 2), index), tongue.language).some(
    ({ key }) => isPart(key) || key === 'on',
  );

/**
 * "Die Seite in Orange halten", "use the green of our van on the site": a wish that names the website or its look, whatever the colour is
 * of, unless it says what for ("a site for my green tea shop").
 */
const isOfSite = ({ index }: NamedColour, tokens: readonly Token[], { words }: Tongue): boolean =>
  (isIn(words.site, tokens) || isIn(words.look, tokens)) && !tokens.slice(0, index).some(({ text }) => FOR.test(text));

/** "De Blauwe Gaper", "Golden Gloves": a capital, and another beside it. */
function isOfName({ index, length }: NamedColour, tokens: readonly Token[], text: string): boolean {
  const isCapital = (token: Token | undefined) => token?.kind === 'word' && /\p{Lu}/u.test(text.charAt(token.start));
  return index > 0 && isCapital(tokens[index]) && (isCapital(tokens[index - 1]) || isCapital(tokens[index + length]));
}

/** Whether there are no more than three words between the marks around a colour. */
function standsInFew({ index, length }: NamedColour, tokens: readonly Token[]): boolean {
  const isMark = (at: number) => tokens[at]?.kind !== 'word';
  let [from, to] = [index, index + length];
  while (!isMark(from - 1)) from -= 1;
  while (!isMark(to)) to += 1;
  return to - from <= Math.max(3, length);
}

const isPart = (key: string): key is Part => key === 'main' || key === 'background' || key === 'text';

type SaidColour = Omit<AskedColour, 'part'> & { part: Part | '' };

/** The colours of a text that are not refused in it, codes and of its `names` those that `pick` leaves, each with its part. */
export function coloursIn(
  text: string,
  names: readonly NamedColour[],
  tongue: Tongue,
  pick = (able: readonly NamedColour[], _hasCode: boolean): readonly NamedColour[] => able,
): (SaidColour & { index: number })[] {
  const tokens = tokensOf(text);
  const refused = refusedIn(tokens, tongue);
  const codes = codesIn(text, tokens).filter(({ index }) => !refused[index]);
  // "Soft blue, maybe #7d90a0": the code says what the name means.
  const isCoded = ({ index, length }: NamedColour) =>
    codes.some((code) => code.index + code.length > index && code.index <= index + length + 3);
  const able = names.filter((name) => !refused[name.index] && !isCoded(name));
  const colours = [...codes, ...pick(able, codes.length > 0)].sort((one, other) => one.index - other.index);
  return colours.map((colour) => ({
    value: colour.value,
    index: colour.index,
    said: text.slice(tokens[colour.index]?.start, tokens[colour.index + colour.length - 1]?.end),
    part: partOf(colour, colours, tokens, tongue),
  }));
}

/** Without a part named, a near-white beside another colour is the background, all else the main colour. */
export function withParts<Colour extends SaidColour>(asked: readonly Colour[]): (Colour & AskedColour)[] {
  const plain = asked.filter(({ part }) => part === '' || part === 'main');
  const hasGround = asked.some(({ part }) => part === 'background');
  return asked.map((one) => {
    const isGround =
      one.part === '' && !hasGround && isLight(one.value) && plain.some((other) => !isLight(other.value));
    return { ...one, part: one.part || (isGround ? 'background' : 'main') };
  });
}

/**
 * Colours that were asked for, in their order: `all` may hold codes anywhere, names count in wishes and there only where
 * they are said of the look.
 */
export function coloursAsked(all: readonly Clause[], tongue: Tongue): AskedColour[] {
  const said = all.flatMap(({ text, role }) => {
    const tokens = tokensOf(text);
    const names = role === 'wish' || role === 'exclusion' ? namedColoursIn(tokens, tongue) : [];
    const cue = names.some(({ isPlain }) => isPlain) || isIn(tongue.words.look, tokens);
    return coloursIn(text, names, tongue, (open, hasCode) => {
      const able = open.filter(({ isPlain }) => isPlain || cue);
      const sure = able.filter(
        (one) =>
          (role === 'wish' && one.isPlain && isOfSite(one, tokens, tongue) && !isOfName(one, tokens, text)) ||
          isSaidOfLooks(tokens, one.index, one.length, tongue) ||
          followsPart(one, tokens, tongue) ||
          partOf(one, able, tokens, tongue) !== '',
      );
      // Beside a colour of the site a few words with one are another: "white ground, touches of old rose".
      const isBeside = hasCode || sure.length > 0;
      return able.filter((one) => sure.includes(one) || (isBeside && standsInFew(one, tokens)));
    });
  });
  const first = said.filter(({ value }, at) => said.findIndex((one) => one.value === value) === at);
  return withParts(first).map(({ part, value, said: words }) => ({ part, value, said: words }));
}
