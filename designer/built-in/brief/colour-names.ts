import { colorsNamed, converter, formatHex } from 'culori';
import { mannersAfter, mannersBefore, mannersInCompounds, movedBy } from './colour-manner.ts';
import { foreignColours } from './foreign-colours.ts';

/** Colour words of everyday speech that CSS does not know, or knows otherwise than people mean them. */
const EVERYDAY: Record<string, string> = {
  terracotta: '#b5573a',
  'terra cotta': '#b5573a',
  sage: '#8a9a7b',
  'sage green': '#8a9a7b',
  cream: '#fbf4e4',
  mustard: '#c9971c',
  'mustard yellow': '#c9971c',
  burgundy: '#7a1f35',
  'wine red': '#6f1d33',
  bordeaux: '#6f1d33',
  charcoal: '#2f3437',
  anthracite: '#33383d',
  rust: '#a4451f',
  ochre: '#b9812c',
  blush: '#f2d4cf',
  'blush pink': '#f2d4cf',
  mint: '#bfe5d0',
  'mint green': '#bfe5d0',
  petrol: '#155e6b',
  'navy blue': '#14284b',
  navy: '#000080',
  'dark navy': '#101c3a',
  'royal purple': '#5b2a86',
  emerald: '#0f7a4f',
  'emerald green': '#0f7a4f',
  'bottle green': '#12452f',
  'hunter green': '#23523a',
  'racing green': '#0f4030',
  'olive green': '#6b7036',
  'moss green': '#67713a',
  moss: '#67713a',
  sand: '#e5d6ba',
  taupe: '#8c7f70',
  copper: '#b0683a',
  bronze: '#8d6b32',
  brass: '#a98a3c',
  champagne: '#f3e3c3',
  ivory: '#fffff0',
  'off-white': '#faf8f2',
  'off white': '#faf8f2',
  'warm white': '#fbf7ef',
  eggshell: '#f3ecdc',
  rose: '#c8586c',
  'dusty pink': '#d8a7a3',
  'dusty rose': '#c98f8b',
  'old rose': '#c08081',
  mauve: '#9a7b92',
  lilac: '#c0a5cf',
  aubergine: '#472139',
  plum: '#6c2a53',
  coral: '#ff7f50',
  peach: '#f9c6a3',
  apricot: '#f4ae72',
  lemon: '#f5e663',
  'lemon yellow': '#f5e663',
  amber: '#e0a010',
  saffron: '#e8a317',
  honey: '#d9992b',
  caramel: '#b3702d',
  coffee: '#5b3d2b',
  espresso: '#3a2620',
  mocha: '#7b5a45',
  'chocolate brown': '#5a3320',
  sky: '#8ec6ea',
  'baby blue': '#bcdcf0',
  'pastel blue': '#b8d5ea',
  'pastel pink': '#f6cfd6',
  'pastel green': '#c4e3c6',
  'pastel yellow': '#f8edb2',
  'ocean blue': '#136f9c',
  'ice blue': '#dceef5',
  'azure mist': '#f0ffff',
  'electric blue': '#1f51ff',
  cobalt: '#1d45b8',
  'cobalt blue': '#1d45b8',
  denim: '#36578a',
  ultramarine: '#2f2fa8',
  forest: '#1f5a35',
  'dark red': '#8b0000',
  'bright red': '#e01b24',
  'warm red': '#c63a2b',
  'brick red': '#9c3a2c',
  brick: '#9c3a2c',
  'cherry red': '#b3112e',
  scarlet: '#d22b1e',
  vermilion: '#de4a2a',
  ruby: '#9b1139',
  magenta: '#c2187a',
  raspberry: '#b0214f',
  'stone grey': '#a8a49a',
  'light grey': '#e6e6e4',
  'dark grey': '#3c3f42',
  'warm grey': '#a39a90',
  slate: '#51606d',
  graphite: '#3a3d40',
  'jet black': '#0b0b0c',
  jade: '#2a8a68',
  turquoise: '#1ea7a1',
  'burnt orange': '#bf5516',
  pumpkin: '#d2691e',
  ecru: '#efe6d0',
  'light brown': '#a67c52',
  'dark brown': '#4a2f20',
  'light yellow': '#ffffe0',
  'light goldenrod': '#fafad2',
  gold: '#b8912f',
  'rose gold': '#b76e79',
  silver: '#c0c0c0',
};

/** Plain words whose CSS value glares on a page: people who say "green" mean a good green. */
const TEMPERED: Record<string, string> = {
  red: '#c4232f',
  green: '#2d7a3e',
  blue: '#1f4fa3',
  yellow: '#f0c419',
  purple: '#6d3a8c',
  violet: '#6d3a8c',
  pink: '#e58aa0',
  lime: '#8dbb1e',
  cyan: '#17a2b8',
  aqua: '#17a2b8',
  gray: '#7d8084',
  grey: '#7d8084',
  brown: '#6b4226',
  orange: '#e07b1a',
  black: '#141414',
  'dark blue': '#14284b',
  'dark green': '#1b4d2e',
};

/** "lightgoldenrodyellow" is written in many ways: each CSS name also with spaces between its words. */
const PARTS =
  'light dark medium pale deep hot blue green red yellow white gray grey orange pink violet purple cyan turquoise salmon goldenrod slate sea sky steel spring lawn forest olive drab old lace rosy brown powder misty rose peach puff papaya whip lemon chiffon navajo antique almond blanched burly wood cadet corn flower silk ghost floral dim dodger fire brick gains boro honey dew indian lavender blush mint cream midnight moccasin royal saddle sandy sea shell white smoke yellow green khaki magenta orchid aquamarine coral alice lime rebecca'.split(
    ' ',
  );

function spaced(name: string): string[] {
  const splits: string[] = [];
  const walk = (rest: string, words: string[]) => {
    if (rest === '') {
      if (words.length > 1) splits.push(words.join(' '));
      return;
    }
    for (const part of new Set(PARTS)) if (rest.startsWith(part)) walk(rest.slice(part.length), [...words, part]);
  };
  walk(name, []);
  return splits;
}

const toOklch = converter('oklch');

/** "Pale green" in two words is plain speech, whose CSS colour #98fb98 nobody means; calm ones such as "light cyan" may stay. */
const glares = (spelling: string, hex: string) =>
  /^(?:pale|light|dark|deep) \S+$/.test(spelling) && (toOklch(hex)?.c ?? 0) > 0.1;

function table(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(colorsNamed)) {
    const hex = formatHex({
      mode: 'rgb',
      r: ((value >> 16) & 255) / 255,
      g: ((value >> 8) & 255) / 255,
      b: (value & 255) / 255,
    });
    for (const spelling of [name, ...spaced(name)]) if (!glares(spelling, hex)) names.set(spelling, hex);
  }
  for (const [name, hex] of Object.entries({ ...foreignColours(), ...EVERYDAY, ...TEMPERED })) names.set(name, hex);
  return names;
}

export const colourNames: ReadonlyMap<string, string> = table();

const alternatives = [...colourNames.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[ -]/g, '[ -]'));
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}#])(?:(#[0-9a-f]{6}|#[0-9a-f]{3})(?![0-9a-f])|(?:(?:(${mannersBefore})[ -])|(${mannersInCompounds}))??(${alternatives.join('|')})(?![\\p{L}\\p{N}])(?:[ -](${mannersAfter})(?![\\p{L}\\p{N}]))?)`,
  'giu',
);

export type ColourMention = { name: string; hex: string; at: number; end: number };

const hexOf = (name: string): string => colourNames.get(name) ?? colourNames.get(name.replace(/-/g, ' ')) ?? '#808080';

/** Every colour that a text names, in order: CSS names with or without spaces, everyday words, hex values. */
export function coloursIn(text: string): ColourMention[] {
  return [...text.matchAll(MENTION)].map((match) => {
    const name = match[0].toLowerCase();
    const [, digits, before, within, word = '', after] = match;
    const hex = digits
      ? name.length === 4
        ? `#${[...name.slice(1)].map((digit) => digit + digit).join('')}`
        : name
      : movedBy(
          hexOf(word.toLowerCase()),
          [before, within, after].filter((manner) => manner !== undefined),
        );
    return { name, hex, at: match.index, end: match.index + match[0].length };
  });
}
