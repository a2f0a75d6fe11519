/**
 * Where a text comes from can be told from the text. `[[your prices]]` is a gap: a fact that only the owner knows and nobody
 * gave yet. `⟦Walk-ins welcome⟧` is a proposal: words of the trade catalogue or of a model that the owner has not accepted.
 * A label is one of a closed list (`site/labels`). All else is the owner's. Visitors are shown neither gaps nor proposals.
 */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; wanted: string }
  | { kind: 'proposal'; text: string };

const GAP = '\\[\\[([^[\\]]{1,120})\\]\\]';
const PROPOSAL = '⟦([^⟦⟧\\n]*)⟧';
const BRACKETS = /[⟦⟧]/g;

/** The mark for a fact that only the owner knows. `wanted` has no brackets and 120 characters at most. */
export const placeholder = (wanted: string) => `[[${wanted}]]`;

/** A text as a proposal. Each of its lines is marked by itself, so that a part of it can stand alone; '' stays ''. */
export const proposal = (text: string): string =>
  withoutMarks(text)
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `⟦${line.trim()}⟧`))
    .join('\n');

/** The words of a text without the marks of proposals: what it says once it is kept. */
export const withoutMarks = (text: string): string => text.replaceAll(BRACKETS, '');

/** What remains of a text when its proposals are dropped. */
export function withoutProposals(text: string): string {
  if (!hasProposal(text)) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      if (!hasProposal(line)) return [line];
      const rest = line
        .replaceAll(new RegExp(PROPOSAL, 'g'), ' ')
        .replaceAll(BRACKETS, '')
        .replaceAll(/ {2,}/g, ' ')
        .trim();
      return rest === '' ? [] : [rest];
    })
    .join('\n')
    .trim();
}

export const hasProposal = (text: string): boolean => text.includes('⟦');

/** True when nothing but proposals stands in the text. */
export const isProposal = (text: string): boolean => hasProposal(text) && withoutProposals(text) === '';

/** Splits a text at its marks, in order. A gap inside a proposal is part of it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(`${PROPOSAL}|${GAP}`, 'g'))) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, proposed, wanted = ''] = match;
    parts.push(proposed === undefined ? { kind: 'placeholder', wanted } : { kind: 'proposal', text: proposed });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** What the owner still has to supply in this text, proposals left aside. */
export const placeholdersIn = (text: string): string[] =>
  textParts(text).flatMap((part) => (part.kind === 'placeholder' ? [part.wanted] : []));

const BETWEEN_SENTENCES = /(?<=[.!?…]["”’»)]?)\s+/;

/**
 * What a visitor may read of a text: proposals are left out, and a sentence that waits for a fact of the owner's goes whole,
 * because what remains of it would say something else ("from a night"). '' when nothing remains.
 */
export function publishedText(text: string): string {
  const rest = withoutProposals(text);
  if (!rest.includes('[[')) return rest;
  return rest
    .split('\n')
    .map((line) =>
      line
        .split(BETWEEN_SENTENCES)
        .filter((sentence) => placeholdersIn(sentence).length === 0)
        .join(' '),
    )
    .join('\n')
    .trim();
}
