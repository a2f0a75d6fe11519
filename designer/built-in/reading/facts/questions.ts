import type { Clause, Question } from '../reading.ts';
import { holdsOneOf, isOneOf } from './names.ts';
import type { Source } from './source.ts';

export type QuestionClaim = Question & { kind: 'question'; confidence: number };

/** "(Less than outside.)" */
export const isInBrackets = ({ text }: Pick<Clause, 'text'>): boolean => /^\([^()]*\)\.?$/u.test(text.trim());

/**
 * Questions with their answers: "Q: … A: …", a question line with an answer below or behind it. A question in prose is
 * rhetoric: without a label or heading two of them must stand in lines of their own, or right behind one another with their answers.
 */
export function questionClaims(source: Source, clauses: readonly Clause[]): QuestionClaim[] {
  const claims: Asked[] = [];
  const { questionLabels, answerLabels } = source.words;
  const printable = clauses.filter(({ role }) => role === 'fact' || role === 'chatter');
  printable.forEach((clause, index) => {
    const isLabelled =
      clause.form === 'labelled' &&
      (isOneOf(clause.label, questionLabels) ||
        (clause.value.text.endsWith('?') && holdsOneOf(clause.label, questionLabels)));
    const asked = (isLabelled ? clause.value.text : clause.text).trim();
    if (!asked.endsWith('?') && !isLabelled) return;
    const isUnder = isLabelled || holdsOneOf(clause.under, questionLabels) || holdsOneOf(clause.label, questionLabels);
    const answers: Clause[] = [];
    for (const next of printable.slice(index + 1, index + 8)) {
      const isAnswer = next.form === 'labelled' && isOneOf(next.label, answerLabels);
      if (next.text.trim().endsWith('?') || next.form === 'heading' || (next.form === 'labelled' && !isAnswer)) break;
      const gap = source.text.slice((answers.at(-1) ?? clause).span.end, next.span.start);
      if (answers.length > 0 && (gap.includes('\n') || isAnswer || next.under !== clause.under)) break;
      // What is not printed between them may have been the answer.
      if (gap.includes('\n\n') || /\p{L}/u.test(gap.replace(next.label, ''))) break;
      answers.push(next);
      if (isInBrackets(next)) break;
    }
    const [first, last] = [answers[0], answers.at(-1)];
    if (!first || !last) return;
    const isAnswered = first.form === 'labelled' && isOneOf(first.label, answerLabels);
    // "Is it loud? (Less than outside.)"
    const isBracketed = answers.length === 1 && isInBrackets(first);
    const start = isAnswered ? first.value.span.start : first.span.start;
    const question = isLabelled ? clause.value : clause;
    claims.push({
      kind: 'question',
      confidence: 1,
      question: question.text.replace(/^[-•*\d.)\s]{1,6}/, ''),
      answer: isBracketed
        ? first.text.replace(/^\(|\)\.?$/gu, '')
        : source.typed.slice(start, last.span.end).replace(/\s+/g, ' '),
      span: { start: clause.span.start, end: last.span.end },
      isSure: isUnder || isAnswered || isBracketed,
      first,
    });
  });
  const isOwnLine = ({ span }: Question) =>
    span.start === 0 ||
    source.text[span.start - 1] === '\n' ||
    /[-•*]\s?$/.test(source.text.slice(Math.max(0, span.start - 3), span.start));
  const lines = claims.filter((claim) => isOwnLine(claim)).length;
  const follows = (one: Asked | undefined, other: Asked | undefined) =>
    one !== undefined && other !== undefined && /^ +$/.test(source.text.slice(one.span.end, other.span.start));
  return claims.flatMap((claim, index) => {
    const { isSure, first, ...question } = claim;
    if (isSure || (lines > 1 && isOwnLine(claim))) return [question];
    if (follows(claim, claims[index + 1])) return [question];
    // Nobody asks behind it, so that more than one sentence may say something else.
    return follows(claims[index - 1], claim)
      ? [{ ...question, answer: first.text, span: { start: claim.span.start, end: first.span.end } }]
      : [];
  });
}

/** `first`: the first sentence of its answer. */
type Asked = QuestionClaim & { isSure: boolean; first: Clause };
