import type { WebsiteDocument } from '#site/model/document.ts';

export type Asked = { task: 'BRIEF' | 'MESSAGE'; words: string; document: WebsiteDocument | null };

const OPEN = '<SITE>\n';
const CLOSE = '\n</SITE>\n';
const BRIEF = "The owner's brief:\n";
const REQUEST = "The owner's request:\n";

/** What a model is told of an example: the website as it was, then the words. A message without a website is only its words. */
export function framed({ task, words, document }: Asked): string {
  const site = document === null ? '' : `${OPEN}${JSON.stringify(document)}${CLOSE}`;
  if (task === 'BRIEF') return `${site}${BRIEF}${words}`;
  return document === null ? words : `${site}${REQUEST}${words}`;
}

/** The parts of such a text. `read` makes a document of JSON; where it cannot, or would change a letter, the text is all words. */
export function unframed(content: string, read: (json: string) => WebsiteDocument | null): Asked {
  const plain: Asked = { task: 'MESSAGE', words: content, document: null };
  const end = content.startsWith(OPEN) ? content.indexOf(CLOSE) : -1;
  const document = end < 0 ? null : read(content.slice(OPEN.length, end));
  const rest = document === null ? content : content.slice(end + CLOSE.length);
  const task = rest.startsWith(BRIEF) ? 'BRIEF' : 'MESSAGE';
  const mark = task === 'BRIEF' ? BRIEF : document === null ? '' : REQUEST;
  if (!rest.startsWith(mark)) return plain;
  const asked: Asked = { task, words: rest.slice(mark.length), document };
  return framed(asked) === content ? asked : plain;
}
