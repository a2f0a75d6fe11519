import { colorsNamed, converter, formatHex } from 'culori';
import listed from 'color-namer/lib/colors/ntc.js';
import type { Tongue } from '../tongue.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { everydayColoursIn, shadesIn } from './colour-words.ts';

/** `isPlain`: everybody takes the word for a colour; "mosque" and "tea" are in the list of names as well. */
export type NamedColour = { value: string; index: number; length: number; isPlain: boolean };

/** Hues that people mean less loud than screens do; all other English names mean what CSS and the list say. */
const BASIC = [
  'black',
  'white',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'brown',
  'grey',
  'gray',
  'pink',
  'purple',
  'cream',
  'gold',
  'dark green',
  'sage',
  'sage green',
  'mint',
  'mint green',
  'beige',
  'lilac',
  'peach',
  'apricot',
  'coral',
];

const HUES = ['green', 'blue', 'red', 'white', 'pink', 'yellow', 'orange', 'brown', 'gray', 'grey', 'purple', 'violet'];

const LONGEST = 4;

let names: Map<string, string> | undefined;
const css = new Set<string>();

/** About 1,600 English names, CSS before the list: "forest green" → #228b22. Made when first asked for. */
function englishNames(): Map<string, string> {
  if (names) return names;
  names = new Map(listed.map(({ name, hex }) => [wordsOf(name), `#${hex.toLowerCase()}`]));
  for (const [name, number] of Object.entries(colorsNamed)) {
    const value = `#${number.toString(16).padStart(6, '0')}`;
    names.set(name, value);
    css.add(name);
    // CSS writes "forestgreen" for what people write in two words.
    for (const end of HUES) {
      if (!name.endsWith(end) || name === end) continue;
      names.set(`${name.slice(0, -end.length)} ${end}`, value);
      css.add(`${name.slice(0, -end.length)} ${end}`);
    }
  }
  names.set('navy blue', '#000080');
  return names;
}

const wordsOf = (name: string) =>
  tokensOf(name)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');

const toOklch = converter('oklch');

/** How a shade moves a colour's lightness and strength. */
const MOVES: Record<string, (lightness: number, chroma: number) => [number, number]> = {
  light: (l, c) => [l + (0.93 - l) * 0.6, c * 0.6],
  dark: (l, c) => [l * 0.62, c * 0.8],
  pale: (l, c) => [l + (0.94 - l) * 0.65, c * 0.4],
  deep: (l, c) => [l * 0.75, c],
  bright: (l, c) => [Math.min(0.92, l * 1.08), c * 1.25],
};

export function shaded(hex: string, shade: string): string {
  const colour = toOklch(hex);
  const [l, c] = MOVES[shade]?.(colour?.l ?? 0, colour?.c ?? 0) ?? [colour?.l ?? 0, colour?.c ?? 0];
  return formatHex({ ...colour, mode: 'oklch', l, c }) ?? hex;
}

/** A colour written as one word with its shade: "dunkelgrün", "ljusblå". */
function compound(token: Token, { language }: Tongue): string | null {
  for (let cut = 3; cut <= token.text.length - 3 && cut < 14; cut += 1) {
    const [before, after] = [token.text.slice(0, cut), token.text.slice(cut)];
    const shade = shadesIn([{ ...token, text: before }], language)[0]?.key;
    const colour = everydayColoursIn([{ ...token, text: after }], language)[0]?.key;
    if (shade && colour) return shaded(colour, shade);
  }
  return null;
}

function english(tokens: readonly Token[], index: number): NamedColour | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const own = tokens.slice(index, index + length);
    if (own.length < length || own.some(({ kind }) => kind !== 'word')) continue;
    const name = own.map(({ text }) => text).join(' ');
    const value = BASIC.includes(name) ? undefined : englishNames().get(name);
    const hue = own.at(-1)?.text ?? '';
    if (value) return { value, index, length, isPlain: css.has(name) || (length > 1 && HUES.includes(hue)) };
  }
  return null;
}

/** "browns and greens". */
const withoutPlural = (token: Token): Token =>
  /[a-z]{3}s$/.test(token.text) ? { ...token, text: token.text.slice(0, -1) } : token;

/** Every word that could name a colour, longest first; whether it is meant as one is for the reader to say. */
export function namedColoursIn(tokens: readonly Token[], tongue: Tongue): NamedColour[] {
  const singular = tongue.language === 'en' ? tokens.map(withoutPlural) : tokens;
  const everyday = everydayColoursIn(singular, tongue.language);
  const shades = shadesIn(tokens, tongue.language);
  const found: NamedColour[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const own = everyday.find((one) => one.index === index);
    const listedName = tongue.language === 'en' ? english(tokens, index) : null;
    const basic =
      own &&
      BASIC.includes(
        tokens
          .slice(index, index + own.length)
          .map(({ text }) => text)
          .join(' '),
      );
    const isOwn = own && (!listedName || (basic && listedName.length <= own.length));
    const made = own || listedName ? null : compound(token, tongue);
    const hit = isOwn
      ? { value: own.key, index, length: own.length, isPlain: true }
      : (listedName ?? (made ? { value: made, index, length: 1, isPlain: true } : null));
    if (!hit) continue;
    const end = hit.index + hit.length;
    const shade = shades.find((one) => one.index + one.length === hit.index || one.index === end);
    const before = shade && shade.index < hit.index;
    found.push(
      shade && isOwn
        ? {
            value: shaded(hit.value, shade.key),
            index: before ? shade.index : hit.index,
            length: hit.length + shade.length,
            isPlain: true,
          }
        : hit,
    );
    index = Math.max(end, shade && isOwn ? shade.index + shade.length : 0) - 1;
  }
  return found;
}
