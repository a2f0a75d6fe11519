import { converter, formatHex, parse } from 'culori';
import type { AskedColour, Clause } from '../reading.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { isSaidOfLooks, LIKE } from './context.ts';
import { namedColoursIn, type NamedColour } from './named-colours.ts';
import { signalsIn } from './signals.ts';

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])|\b(?:rgb|hsl)\([\d\s.,%/deg]+\)/gi;
const BARE = /(?<![#\p{L}\d])(?=[a-f]{0,5}\d)(?=\d{0,5}[a-f])[0-9a-f]{6}(?![\p{L}\d])/giu;

/** Colours written as codes; "#12" of a list and "#1 in town" are none, "barn red 8E2A1E" is one behind a name. */
function codesIn(text: string, tokens: readonly Token[], names: readonly NamedColour[]): NamedColour[] {
  const isNamed = (at: number) =>
    names.some(
      ({ index, length }) =>
        text.slice(tokens[index + length - 1]?.end, at).trim() === '' && (tokens[index]?.start ?? at) < at,
    );
  const bare = [...text.matchAll(BARE)].filter(({ index }) => isNamed(index));
  return [...text.matchAll(CODE), ...bare].flatMap((match) => {
    const colour = parse(match[0].replace(/^(?=[0-9a-f]{6}$)/iu, '#'));
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

const isGrey = (hex: string) => (toOklch(hex)?.c ?? 0) < 0.03;
const isBlack = (hex: string) => (toOklch(hex)?.l ?? 1) < 0.25;

const FOR = /^(?:for|as|für|als|pour|comme|para|como|per|come|voor|dla|jako|för|som|til)$/;
/** "Negro de fondo" */
const OF = /^(?:de|di|do|da|del|en|im|in)$/;
/** "Hot pink on black" */
const ON = /^(?:on|against|auf|sur|sobre|su|op|na|på|mot|على|על)$/;

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
  // "Yellow text on black": whatever is named before.
  const on = tokens.findLastIndex(({ text }, at) => at < colour.index && colour.index - at <= 3 && ON.test(text));
  const isOnIt = on > 0 && tokens.slice(on, colour.index).every(({ kind }) => kind === 'word');
  const isOver = ({ index, length }: { index: number; length: number }) => index < on && on - index - length <= 2;
  if (isOnIt && [...colours, ...parts.filter(({ key }) => key === 'text')].some(isOver)) return 'background';
  // "Black on white": neither is a voice.
  const under = colours.find(({ index }) => index === end + 1 && ON.test(tokens[end]?.text ?? ''));
  if (under && isGrey(under.value) && isGrey(colour.value)) return 'text';
  // "cream background", "olive for the buttons".
  for (const { key, index } of parts)
    if (
      isPart(key) &&
      (index === end || ([FOR, OF].some((small) => small.test(tokens[end]?.text ?? '')) && gap(end, index)))
    )
      return key;
  for (const { key, index, length } of parts.toReversed())
    if (isPart(key) && index < colour.index && gap(index + length, colour.index)) return key;
  const isSite = (at: number) => startsWith(tongue.words.site, tokens, at) > 0;
  // "Black site with white letters": darker than any voice.
  return isBlack(colour.value) && (isSite(end) || isSite(colour.index - 1)) ? 'background' : '';
}
/** "background in pale blue", "ink on ivory paper": a part of the look is named shortly before. */
const followsPart = ({ index }: NamedColour, tokens: readonly Token[], tongue: Tongue) =>
  [1, 2].some((back) => ON.test(tokens[index - back]?.text ?? '')) ||
  signalsIn(tokens.slice(Math.max(0, index - 2), index), tongue.language).some(({ key }) => isPart(key));

/**
 * "Die Seite in Orange halten", "use the green of our van on the site": a wish that names the website or its look, whatever the colour is
 * of, unless it says what for ("a site for my green tea shop").
 */
const isOfSite = ({ index }: NamedColour, tokens: readonly Token[], { words }: Tongue): boolean =>
  (isIn(words.site, tokens) || isIn(words.look, tokens)) && !tokens.slice(0, index).some(({ text }) => FOR.test(text));

/** "Color miele", "cor de madeira" */
const isColourOf = ({ index }: NamedColour, tokens: readonly Token[], { words }: Tongue): boolean =>
  [1, 2].some(
    (back) =>
      startsWith(words.look, tokens, index - back) === 1 &&
      (back === 1 || OF.test(tokens[index - 1]?.text ?? '') || LIKE.test(tokens[index - 1]?.text ?? '')),
  );

/** "Green obviously": a wish of so few words is of the look. */
const FEW = 3;

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

/** "Black and yellow obviously", "cobalt blue on white": what stands with a colour of the site is another. */
function isJoined(one: NamedColour, other: NamedColour, tokens: readonly Token[], { words }: Tongue): boolean {
  const end = one.index + one.length;
  const joint = tokens[end]?.text ?? '';
  return other.index === end + 1 && (startsWith(words.and, tokens, end) > 0 || ON.test(joint));
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
  const codes = codesIn(text, tokens, names).filter(({ index }) => !refused[index]);
  const isJoint = (at: number) => startsWith(tongue.words.and, tokens, at) > 0 || ON.test(tokens[at]?.text ?? '');
  // "Soft blue, maybe #7d90a0": the code says what the name means; "maroon and sandal (#e8d0a9)" are two.
  const isCoded = ({ index, length }: NamedColour) =>
    codes.some(
      (code) =>
        code.index + code.length > index &&
        code.index <= index + length + 3 &&
        !tokens.slice(index + length, code.index).some((_, at) => isJoint(index + length + at)),
    );
  const able = names.filter((name) => !refused[name.index] && !isCoded(name));
  const colours = [...codes, ...pick(able, codes.length > 0)].sort((one, other) => one.index - other.index);
  const said = colours.map((colour) => ({
    value: colour.value,
    index: colour.index,
    said: text.slice(tokens[colour.index]?.start, tokens[colour.index + colour.length - 1]?.end),
    part: partOf(colour, colours, tokens, tongue),
  }));
  // "Black background with orange": a page has one ground.
  const ground = said.find(({ part }) => part === 'background');
  return said.map((one) => (one !== ground && one.part === 'background' ? { ...one, part: '' } : one));
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
          (one.isPlain && isOfSite(one, tokens, tongue) && !isOfName(one, tokens, text)) ||
          isSaidOfLooks(tokens, one.index, one.length, tongue) ||
          isColourOf(one, tokens, tongue) ||
          (role === 'wish' && one.isPlain && tokens.filter(({ kind }) => kind === 'word').length <= FEW) ||
          followsPart(one, tokens, tongue) ||
          partOf(one, able, tokens, tongue) !== '',
      );
      // Beside a colour of the site a few words with one are another: "white ground, touches of old rose".
      const isBeside = hasCode || sure.length > 0;
      return able.filter(
        (one) =>
          sure.includes(one) ||
          (isBeside && standsInFew(one, tokens)) ||
          sure.some((other) => isJoined(one, other, tokens, tongue) || isJoined(other, one, tokens, tongue)),
      );
    });
  });
  // "Calm greens, main one #6B9080": what is called the main one comes first, and a code before a name.
  const rank = ({ part, said: words, value }: SaidColour) =>
    part === 'main' ? 0 : /\d/u.test(words) || isBlack(value) ? 1 : 2;
  const first = said
    .filter(({ value }, at) => said.findIndex((one) => one.value === value) === at)
    .sort((one, other) => rank(one) - rank(other));
  return withParts(first).map(({ part, value, said: words }) => ({ part, value, said: words }));
}
