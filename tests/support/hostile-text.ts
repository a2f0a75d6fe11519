import { expressionsIn, productFiles } from '../../scripts/expressions.mjs';

const CLASSES: Record<string, string> = { s: ' \t\n\u00a0', d: '07', w: 'aZ_9', b: ' ', S: 'x', D: 'x', W: ' -' };
const PROPERTIES: [RegExp, string][] = [
  [/^(?:L|Lu|Ll|Letter)/, 'aÉ'],
  [/^(?:N|Nd)/, '7'],
  [/^(?:P|S)/, '-…£'],
];

/** The characters that an expression knows: what it says, and some of each class that it names. */
function knownTo(source: string): string[] {
  const plain = source
    .replace(/\\p\{([^}]{1,40})\}/gi, (_, name: string) => PROPERTIES.find(([known]) => known.test(name))?.[1] ?? 'x')
    .replace(/\\u\{?[0-9a-f]{4,6}\}?/gi, '…')
    .replace(/\\([sdwbSDW])/g, (_, name: string) => CLASSES[name] ?? '')
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');
  return [...new Set(plain)];
}

/** Runs of characters that some expression counts, unlike anything that it would end with. */
function attacksOn(source: string, length: number): string[] {
  const known = knownTo(source);
  const words = source.match(/[\p{L}]{2,}|[^\p{L}\s]{2,}/gu) ?? [];
  const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const start = known.slice(0, 3).join('');
  return [
    ...known.map((character) => `${start}${filled(character)}\0`),
    ...known.slice(1).map((character, at) => `${filled(`${known[at] ?? ''}${character}`)}!`),
    ...words.slice(0, 3).map((word) => `${filled(word)}\n`),
    filled(known.join('')),
  ];
}

/**
 * Texts that are hard to read, about `count` of them, made from the regular expressions of the product: repetitions of what
 * each of them knows. Always the same ones for the same product.
 */
export function hostileTexts(count: number, length: number): string[] {
  const sources = [
    ...new Set(productFiles().flatMap((file) => expressionsIn(file).map(({ source }) => source))),
  ].sort();
  const byExpression = sources.map((source) => attacksOn(source, length));
  const texts = new Set(
    ['\n', ' ', '-', '0', '(', '[', '[[', '<', '<!--', '*', '**', '/', '\\', '"', '%', '😀', 'ا'].map((piece) =>
      piece.repeat(length).slice(0, length),
    ),
  );
  for (let round = 0; texts.size < count; round += 1) {
    const before = texts.size;
    for (const attacks of byExpression) {
      const text = attacks[round % attacks.length];
      if (text !== undefined && texts.size < count && round < attacks.length) texts.add(text);
    }
    if (texts.size === before && round > 200) break;
  }
  return [...texts];
}
