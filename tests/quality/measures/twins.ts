import { trades } from '#designer/built-in/trades/known/index.ts';
import { builtInDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Row } from '../../benchmarks/row.ts';
import { found } from '../findings.ts';
import { isPage, publishedFiles } from '../pages.ts';

const PAIRS = 20;
/** Fewer words than this are a label ("Opening hours", "Send us a message"), not a sentence. */
const SENTENCE_WORDS = 5;

/** Order and layouts of a page's sections. */
const shapeOf = ({ pages }: WebsiteDocument) =>
  pages
    .find(({ path }) => path === '/')
    ?.sections.map(({ kind, variant }) => `${kind}/${variant}`)
    .join(' ');

/** What visitors read as sentences, pages' fixed words and labels aside. */
export function sentencesOf(document: WebsiteDocument): Set<string> {
  const texts = publishedFiles(document, '')
    .filter((file) => isPage(file) && file.path !== '404.html')
    .map(({ body }) => /<main[^]*<\/main>/.exec(body)?.[0] ?? '')
    .flatMap((main) => main.replaceAll(/<svg[^]*?<\/svg>/g, '').split(/<\/?(?!(?:b|i|em|strong|a|span)\b)[^>]*>/))
    .map((text) => text.replaceAll(/<[^>]*>/g, ''));
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS);
  return new Set(sentences);
}

/** Two businesses of one trade, twenty times: neither the same build of the first page, nor the same sentence anywhere. */
export async function twinRows(): Promise<Row[]> {
  const step = Math.floor((trades.length - 1) / PAIRS);
  const chosen = Array.from({ length: PAIRS }, (_, index) => trades[index * step]).filter((trade) => !!trade);
  const sameShape: string[] = [];
  const sameSentence: string[] = [];
  for (const [index, { id, words }] of chosen.entries()) {
    const label = words.split(', ')[0] ?? '';
    const [one, two] = await Promise.all(
      [`Marlowe, ${label} in Leeds.`, `Pine & Daughter, ${label} in Cork.`].map(
        async (text, place) => (await builtInDesigner.design({ text }, { seed: index * 2 + place + 1 })).document,
      ),
    );
    if (!one || !two) continue;
    if (shapeOf(one) === shapeOf(two)) sameShape.push(`${id}: ${shapeOf(one) ?? ''}`);
    const others = sentencesOf(two);
    for (const sentence of sentencesOf(one)) if (others.has(sentence)) sameSentence.push(`${id}: ${sentence}`);
  }
  return [
    found(`${chosen.length} pairs of one trade: the same sections in the same order and layouts`, sameShape, 'none'),
    found(
      `${chosen.length} pairs of one trade: the same sentence (${SENTENCE_WORDS} words or more)`,
      sameSentence,
      'none',
    ),
  ];
}
