import { markdownOf } from '#app/forms/paste-as-markdown.ts';

const FENCE = /^```.*$/gm;
const PICTURE = /!\[[^[\]\n]*\]\([^()\n]*\)/g;
const LINK = /\[([^[\]\n]+)\]\(((?:\\.|[^()\\\n])*)\)/g;
const ESCAPE = /\\([\\`*_{}[\]()#+\-.!>|~])/g;
const MAY_LEAD = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S*$/i;

/**
 * What a paste becomes in a field of this kind: one line, plain paragraphs, or words with the marks that the field knows. Nothing that
 * it could not hold comes along: no pictures, no tables, no colours.
 */
export function pastedText(kind: string, { text, html }: { text: string; html: string }): string {
  if (kind === 'words' || kind === 'blocks') return html.trim() === '' ? plain(text) : marked(html, kind);
  return kind === 'paragraphs' ? plain(text) : oneLine(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function marked(html: string, kind: 'words' | 'blocks'): string {
  const lines = markdownOf(html)
    .replace(FENCE, '')
    .replace(PICTURE, '')
    .replace(LINK, (whole, words: string, to: string) => (MAY_LEAD.test(to) ? whole : words))
    .split('\n')
    .map((line) => ownLine(line, kind));
  return plain(lines.join('\n').replace(ESCAPE, '$1'));
}

/** A line with the marks at its beginning that the field knows, and without those that it does not. */
function ownLine(line: string, kind: 'words' | 'blocks'): string {
  const quoted = line.replace(/^(?:> ?)+/, '');
  const heading = /^#{1,6} +/.exec(quoted)?.[0];
  if (heading) return kind === 'blocks' ? `## ${quoted.slice(heading.length)}` : quoted.slice(heading.length);
  const item = /^ *[-*+] +/.exec(quoted)?.[0];
  if (item) return kind === 'blocks' ? `- ${quoted.slice(item.length)}` : quoted.slice(item.length);
  return quoted.trim();
}
