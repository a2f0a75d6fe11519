import { hasProposal, placeholdersIn, publishedText } from './marks.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const NUMBER = /^\s*\d+[.)]\s*/;

type Line = { text: string; isCode: boolean };

/** The lines of a text, and which of them belong to fenced code. */
function linesOf(markdown: string): Line[] {
  let fence: string | undefined;
  return markdown.split('\n').map((text) => {
    const mark = FENCE.exec(text)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    fence = fence === undefined ? mark : mark?.startsWith(fence) ? undefined : fence;
    return { text, isCode };
  });
}

/** Stand for brackets within code, where they mark nothing. */
const [OPEN, SHUT] = ['\uE0F0', '\uE0F1'];
const hidden = (code: string) => code.replaceAll('[', OPEN).replaceAll(']', SHUT);
const shown = (text: string) => text.replaceAll(OPEN, '[').replaceAll(SHUT, ']');

/** A line whose code between backticks holds no brackets. Code that goes on in the next line is not seen as such. */
function withoutBracketsInCode(line: string): string {
  if (!line.includes('`')) return line;
  const parts = line.split(/(`+)/);
  const lastOf = new Map(parts.map((part, at) => [part, at]));
  for (let at = 1; at < parts.length; at += 2) {
    const ticks = parts[at] ?? '';
    const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(parts[at - 1] ?? '');
    if (isEscaped || (lastOf.get(ticks) ?? 0) <= at) continue;
    const end = parts.indexOf(ticks, at + 1);
    for (let within = at + 1; within < end; within += 1) parts[within] = hidden(parts[within] ?? '');
    at = end;
  }
  return parts.join('');
}

/** What the owner still has to supply in a text, its code left aside. */
export const placeholdersInMarkdown = (markdown: string): string[] =>
  linesOf(markdown).flatMap(({ text, isCode }) =>
    isCode || !text.includes('[[') ? [] : placeholdersIn(withoutBracketsInCode(text)),
  );

/** The same as `publishedText` of Markdown: code and lines in which nothing is open stay as they are, and a line of which nothing remains goes. */
export const publishedMarkdown = (markdown: string): string =>
  linesOf(markdown)
    .flatMap(({ text, isCode }) => {
      if (isCode || !(text.includes('[[') || hasProposal(text))) return [text];
      const line = withoutBracketsInCode(text);
      if (!hasProposal(line) && placeholdersIn(line).length === 0) return [text];
      const rest = publishedText(line);
      return /[\p{L}\p{N}]/u.test(rest.replace(NUMBER, '')) ? [shown(rest)] : [];
    })
    .join('\n');
