import { converter, formatHex, parse } from 'culori';
import type { AskedColour, Clause } from '../reading.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isIn, type Tongue } from '../tongue.ts';
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

const toOklch = converter('oklch');
const isLight = (hex: string) => (toOklch(hex)?.l ?? 0) > 0.9;

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
    !tokens.slice(from, to).some(({ text }) => /^[,;.]$/.test(text));
  for (const { key, index } of parts) if (isPart(key) && index === end) return key;
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
const isPart = (key: string): key is Part => key === 'main' || key === 'background' || key === 'text';

/**
 * Colours that were asked for, in their order: `all` may hold codes anywhere, names count in wishes and there only where
 * they are said of the look. Without a part named, a near-white beside another colour is the background.
 */
export function coloursAsked(all: readonly Clause[], tongue: Tongue): AskedColour[] {
  const asked: (Omit<AskedColour, 'part'> & { part: Part | '' })[] = [];
  for (const { text, role } of all) {
    if (role === 'exclusion') continue;
    const tokens = tokensOf(text);
    const codes = codesIn(text, tokens);
    const inCode = ({ index }: NamedColour) =>
      codes.some((code) => index >= code.index && index < code.index + code.length);
    const names = role === 'wish' ? namedColoursIn(tokens, tongue).filter((name) => !inCode(name)) : [];
    const hasCode = ({ index, length }: NamedColour) =>
      codes.some((code) => code.index >= index + length && code.index <= index + length + 1);
    const cue = names.some(({ isPlain }) => isPlain) || isIn(tongue.words.look, tokens);
    const meant = names.filter(
      (one) => (one.isPlain || cue) && !hasCode(one) && isSaidOfLooks(tokens, one.index, one.length, tongue),
    );
    const colours = [...codes, ...meant].sort((one, other) => one.index - other.index);
    for (const colour of colours) {
      const said = text.slice(tokens[colour.index]?.start, tokens[colour.index + colour.length - 1]?.end);
      if (!asked.some(({ value }) => value === colour.value))
        asked.push({ value: colour.value, said, part: partOf(colour, colours, tokens, tongue) });
    }
  }
  const plain = asked.filter(({ part }) => part === '' || part === 'main');
  return asked.map((one) => {
    const isGround =
      one.part === '' &&
      isLight(one.value) &&
      plain.some((other) => !isLight(other.value)) &&
      !asked.some(({ part }) => part === 'background');
    return { ...one, part: one.part || (isGround ? 'background' : 'main') };
  });
}
