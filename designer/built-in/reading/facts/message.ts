import type { Clause, Said } from '../reading.ts';

/**
 * The clauses of a chat message, which has no layout to speak of: lines, and in them sentences. All are taken as facts; what
 * the message wants is for its reader to know.
 */
export function clausesOfMessage(text: string): Clause[] {
  const clauses: Clause[] = [];
  let under = '';
  let [block, last] = [0, 0];
  for (const { start, end } of lines(text)) {
    if (text.slice(last, start).includes('\n\n')) [block, under] = [block + 1, ''];
    last = end;
    const bullet = /^(?:[-•*–]\s+|\d{1,2}[.)]\s+)/.exec(text.slice(start, start + 8))?.[0].length ?? 0;
    const line = saidAt(text, start + bullet, end);
    const colon = line.text.search(/:\s/);
    const base = { ...line, role: 'fact' as const, label: '', value: line, under, block };
    if (line.text.endsWith(':') && line.text.length < 60) {
      under = line.text.slice(0, -1);
      clauses.push({ ...base, form: 'heading', under: '' });
    } else if (colon > 0 && colon < 40 && !/[.!?,;]/.test(line.text.slice(0, colon)) && !/[.!?]\s/.test(line.text)) {
      const value = saidAt(text, line.span.start + colon + 1, end);
      clauses.push({ ...base, form: 'labelled', label: line.text.slice(0, colon), value });
    } else if (bullet > 0) clauses.push({ ...base, form: 'item' });
    else
      for (const part of sentences(text, line))
        clauses.push({ ...base, ...part, value: part, form: isFull(part.text) ? 'sentence' : 'item' });
  }
  return clauses;
}

function* lines(text: string) {
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim()) yield { start, end: start + line.length };
    start += line.length + 1;
  }
}

function saidAt(text: string, start: number, end: number): Said {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { text: part.trim(), span: { start: from, end: Math.max(from, from + part.trim().length) } };
}

/** Ends in a full stop, or is long enough for a sentence without one. */
const isFull = (part: string) => /[.!?]$/.test(part) || part.split(' ').length > 7;

function sentences(text: string, { span }: Said): Said[] {
  const parts: Said[] = [];
  let start = span.start;
  for (const stop of text.slice(span.start, span.end).matchAll(/[!?]\s|[^\s.]{3}\.\s(?=\p{Lu})/gu)) {
    const end = span.start + stop.index + stop[0].length;
    parts.push(saidAt(text, start, end));
    start = end;
  }
  return [...parts, saidAt(text, start, span.end)].filter(({ text: words }) => words !== '');
}
