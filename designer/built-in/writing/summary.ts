import { publishedText } from '#site/origins/marks.ts';
import { begin } from '../layout/text.ts';

const MOST_TITLE = 70;
const SENTENCES = /(?<=[.!?…。！？]["”’»)]?)\s+/u;

/** Markdown as its words alone: no headings, pictures, code, lists' marks or addresses. */
const proseOf = (markdown: string): string =>
  publishedText(
    markdown
      .replace(/^(```|~~~)[\s\S]*?^\1/gmu, '')
      .split('\n')
      .filter((line) => !/^\s{0,3}(?:#{1,6}\s|\||!\[|---+\s*$|\[[^\]]*\]:)/u.test(line))
      .map((line) => line.replace(/^\s{0,3}(?:>\s?|[-*+]\s+|\d+[.)]\s+)/u, ''))
      .join('\n'),
  )
    .replace(/!\[[^[\]]{0,200}\]\([^()]{0,300}\)/gu, '')
    .replace(/\[([^[\]]{0,200})\]\([^()]{0,300}\)/gu, '$1')
    .replace(/[*_~`]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The first sentences of a text that fit, or as much of the first one; '' when it says nothing yet. */
export function firstWords(markdown: string, limit: number): string {
  const [first = '', ...others] = proseOf(markdown).split(SENTENCES);
  if (first.length > limit) return `${begin(first, limit - 1)}…`;
  let text = first;
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > limit) break;
    text = `${text} ${sentence}`;
  }
  return text;
}

/** Titles out of the post's own words: the one it has, its first sentence and its headings. */
export function titlesOf({ title, body }: { title: string; body: string }): string[] {
  const headings = [...body.matchAll(/^#{1,3}\s+(\S.*)$/gmu)].map(([, heading = '']) => publishedText(heading).trim());
  const [first = ''] = proseOf(body).split(SENTENCES);
  const sentence = first.replace(/[.。]$/u, '');
  return [...new Set([title.trim(), sentence, ...headings])]
    .filter((candidate) => candidate !== '' && candidate.length <= MOST_TITLE)
    .slice(0, 4);
}
