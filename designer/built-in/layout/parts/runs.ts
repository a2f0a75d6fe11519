import type { Statement } from '../../reading/reading.ts';
import type { Part } from '../site.ts';
import { asTitle, raised } from '../text.ts';

const YEAR = /(?:^|\D)(?:1[5-9]|20)\d\d(?:\D|$)/u;
/** What parts of a text no comma parts: brackets and quotation marks, each with what ends it. */
const PAIRS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['"', '"'],
]);
const LABEL = 60;

/** A text cut at its commas and semicolons, those within brackets and quotation marks aside. */
export function itemsOf(text: string): string[] {
  const items = [''];
  let closing = '';
  for (const sign of text) {
    if (closing === '' && (sign === ',' || sign === ';')) items.push('');
    else items[items.length - 1] += sign;
    if (sign === closing) closing = '';
    else if (closing === '') closing = PAIRS.get(sign) ?? '';
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Works or stations told in one sentence, each with its year, as a list: "Translations: The Salt Clock (2024), Pear Street (2019), …". */
export function runPart({ text, topic }: Statement): Part | null {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > LABEL) return null;
  const items = itemsOf(text.slice(colon + 1).replace(/\.\s*$/u, ''));
  if (items.length < 3 || !items.every((item) => YEAR.test(item))) return null;
  const heading = asTitle(text.slice(0, colon));
  return {
    subject: topic === '' ? `own:${heading}` : topic,
    kind: 'richText',
    props: { heading, body: items.map((item) => `- ${raised(item)}`).join('\n') },
    variants: ['aside'],
    size: items.length / 2,
  };
}
