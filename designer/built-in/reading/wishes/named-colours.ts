import { colorsNamed, converter, formatHex } from 'culori';
import listed from 'color-namer/lib/colors/ntc.js';
import type { Tongue } from '../tongue.ts';
import { tokensOf, type Token } from '../tokens.ts';
import type { KnownLanguage } from '../vocabulary/index.ts';
import { everydayColoursIn, hues, shadesIn } from './colour-words.ts';
import { thingsIn } from './things.ts';

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
  'dark grey',
  'dark gray',
  'navy',
  'navy blue',
  'burgundy',
  'bordeaux',
  'olive',
  'olive green',
  'terracotta',
  'mustard',
  'bottle green',
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

const SHADES = ['light', 'dark', 'medium', 'pale', 'deep', 'hot'];

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
    // CSS writes "forestgreen" and "lightcyan" for what people write in words.
    const first = SHADES.find((shade) => name.startsWith(shade) && name.length > shade.length + 2) ?? '';
    const last =
      HUES.find((hue) => name.endsWith(hue) && name !== hue && name.length > first.length + hue.length) ?? '';
    const spaced = [first, name.slice(first.length, name.length - last.length), last].filter(Boolean).join(' ');
    names.set(spaced, value);
    css.add(spaced);
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
const toOklab = converter('oklab');

/** Languages that write a colour and what it is called after in one word. */
const GERMANIC: readonly KnownLanguage[] = ['de', 'nl', 'sv', 'da'];

/** How a shade moves a colour's lightness and strength. */
const MOVES: Record<string, (lightness: number, chroma: number) => [number, number]> = {
  // "Soft sage", "pale pink": what is so already.
  light: (l, c) => (l > 0.65 && c < 0.1 ? [l, c] : [l + (0.96 - l) * 0.7, c * 0.45]),
  dark: (l, c) => (l < 0.3 ? [l, c] : [l * 0.74, c * 0.88]),
  pale: (l, c) => (l > 0.8 && c < 0.1 ? [l, c] : [l + (0.94 - l) * 0.65, c * 0.4]),
  deep: (l, c) => [l * (l < 0.55 ? 0.9 : 0.75), c],
  bright: (l, c) => [Math.min(0.92, Math.max(0.64, l * 1.08)), c * 1.25],
  old: (l, c) => [l * 0.83, c * 0.9],
};

export function shaded(hex: string, shade: string): string {
  const colour = toOklch(hex);
  const [l, c] = MOVES[shade]?.(colour?.l ?? 0, colour?.c ?? 0) ?? [colour?.l ?? 0, colour?.c ?? 0];
  return formatHex({ ...colour, mode: 'oklch', l, c }) ?? hex;
}

/** Two colours as one: the middle of two hues ("blue-grey"), else the one that says more ("butelkowej zieleni"). */
function joined(one: string, other: string): string {
  const isHue = [one, other].map((value) => hues.includes(value));
  if (isHue[0] !== isHue[1]) return isHue[0] ? other : one;
  const [a, b] = [toOklab(one), toOklab(other)];
  if (!a || !b) return one;
  // "Blue-grey" is a grey that has something of blue.
  const [isGreyA, isGreyB] = [one, other].map((value) => (toOklch(value)?.c ?? 0) < GREY);
  const part = isGreyA === isGreyB ? 0.5 : isGreyA ? 0.3 : 0.7;
  const between = (x: number, y: number) => x * (1 - part) + y * part;
  return formatHex({ mode: 'oklab', l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) });
}

/** Steps around the circle of hues, of 360, within which two make one: "blue-green", "red-orange". */
const KIN = 118;
/** Less chroma is a grey, which tints another. */
const GREY = 0.03;

/** Whether two colours side by side may be one: not with black or white ("rot-weiß"), and not two far apart ("red green", "yellow blue"). */
function isOfOne(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (!a || !b || [a, b].some(({ l, c }) => c < GREY && (l < 0.3 || l > 0.93))) return false;
  const turn = Math.abs((a.h ?? 0) - (b.h ?? 0));
  return [a, b].some(({ c }) => c < GREY) || Math.min(turn, 360 - turn) <= KIN;
}

/** A colour written as one word with its shade or with what it is called after: "dunkelgrün", "ljusblå", "zeegroen". */
function compound(token: Token, { language }: Tongue): string | null {
  for (let cut = 3; cut <= token.text.length - 3 && cut < 14; cut += 1) {
    const [before, after] = [token.text.slice(0, cut), token.text.slice(cut)];
    const shade = shadesIn([{ ...token, text: before }], language)[0]?.key;
    const colour = everydayColoursIn([{ ...token, text: after }], language)[0]?.key;
    if (shade && colour) return shaded(colour, shade);
    // "Grijsblauw", "graublau"
    const other = everydayColoursIn([{ ...token, text: before }], language)[0]?.key;
    if (colour && other && isOfOne(other, colour)) return joined(other, colour);
    const thing =
      colour &&
      [before, before.replace(/s$/, ''), `${before}s`].flatMap((text) => thingsIn([{ ...token, text }], language))[0]
        ?.key;
    if (thing) return thing;
    // "rugbrødsbrun": whatever it is called after, it is brown.
    if (colour && before.length > 3 && GERMANIC.includes(language)) return colour;
  }
  return null;
}

function english(tokens: readonly Token[], index: number): (NamedColour & { name: string }) | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const own = tokens.slice(index, index + length);
    if (own.length < length || own.some(({ kind }) => kind !== 'word')) continue;
    const name = own.map(({ text }) => text).join(' ');
    const value = BASIC.includes(name) ? undefined : englishNames().get(name);
    const hue = own.at(-1)?.text ?? '';
    if (value) return { name, value, index, length, isPlain: css.has(name) || (length > 1 && HUES.includes(hue)) };
  }
  return null;
}

/** "Something creamy", "a greenish tone": near to a colour, and said of soups as well. */
const NEARLY = /^(cream|pink|green|brown|grey|silver|peach|orange|purple|yellow)(?:y|ier|ish)$/;

/** "browns and greens". */
const withoutEnding = (token: Token): Token =>
  /[a-z]{3}s$/.test(token.text)
    ? { ...token, text: token.text.slice(0, -1) }
    : { ...token, text: token.text.replace(NEARLY, '$1') };

/** Every word that could name a colour, longest first; whether it is meant as one is for the reader to say. */
export function namedColoursIn(tokens: readonly Token[], tongue: Tongue): NamedColour[] {
  const singular = tongue.language === 'en' ? tokens.map(withoutEnding) : tokens;
  const everyday = everydayColoursIn(singular, tongue.language);
  const shades = shadesIn(tokens, tongue.language);
  const things = thingsIn(tokens, tongue.language);
  const found: NamedColour[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') continue;
    const own = everyday.find((one) => one.index === index);
    const thing = things.find((one) => one.index === index);
    const isShade = shades.some(
      (one) => one.index === index && everyday.some(({ index: at }) => at === index + one.length),
    );
    const listing = tongue.language === 'en' ? english(tokens, index) : null;
    // "deep teal" of the list is nobody's deep teal.
    const listedName = listing && isShade && !css.has(listing.name) ? null : listing;
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
    const next = everyday.find((one) => thing && one.index === index + thing.length);
    const hit =
      thing && next && !own && !(listedName && css.has(listedName.name))
        ? { value: thing.key, index, length: thing.length + next.length, isPlain: true }
        : isOwn
          ? withThing({ value: own.key, index, length: own.length, isPlain: !NEARLY.test(token.text) }, tokens, things)
          : (listedName ??
            (made
              ? { value: made, index, length: 1, isPlain: true }
              : thing
                ? { value: thing.key, index, length: thing.length, isPlain: false }
                : null));
    if (!hit) continue;
    const end = hit.index + hit.length;
    // "тёмно-зелёный".
    const start = tokens[hit.index - 1]?.text === '-' ? hit.index - 1 : hit.index;
    const shade = shades.find((one) => one.index + one.length === start || one.index === end);
    const before = shade && shade.index < hit.index;
    const isShaded = shade !== undefined && (isOwn || shade.key === 'deep') && !thing;
    const named = isShaded
      ? {
          value: shaded(hit.value, shade.key),
          index: before ? shade.index : hit.index,
          length: before ? end - shade.index : hit.length + shade.length,
          isPlain: true,
        }
      : hit;
    const last = found.at(-1);
    const ending = last ? last.index + last.length : -1;
    const isJoined = tokens[ending]?.text === '-' && ending + 1 === named.index;
    const isOne = ending === named.index && last?.isPlain && named.isPlain && !/^[וو]/.test(token.text);
    if (last && (isJoined || isOne) && isOfOne(last.value, named.value))
      found.splice(-1, 1, {
        value: joined(last.value, named.value),
        index: last.index,
        length: named.index + named.length - last.index,
        isPlain: true,
      });
    else found.push(named);
    index = Math.max(end, named.index + named.length) - 1;
  }
  return found;
}

/** "verde musgo", "bleu de nuit": a hue with what it is called after. */
function withThing(
  hue: NamedColour,
  tokens: readonly Token[],
  things: readonly { key: string; index: number; length: number }[],
): NamedColour {
  const end = hue.index + hue.length;
  const at = /^(?:de|d'|di|do|da)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const thing = things.find(({ index }) => index === at && !/^[וو]/.test(tokens[at]?.text ?? ''));
  return thing ? { ...hue, value: thing.key, length: thing.index + thing.length - hue.index } : hue;
}
