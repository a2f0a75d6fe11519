import { withoutEnd } from '../ends.ts';
import { contentTokens } from './content-words.ts';
import type { Facts } from './facts/index.ts';
import { isForbidden } from './exclusions.ts';
import { saysKind } from './kind.ts';
import type { Clause, Exclusion, Said, Span, Statement } from './reading.ts';
import { overlaps, saidAt } from './said.ts';
import { isIn, type Tongue } from './tongue.ts';
import { withoutLaughter } from './small-talk.ts';
import { tokensOf, type Token } from './tokens.ts';
import { topicsIn } from './wishes/topics.ts';

/** Where typed facts stand: what they hold entirely is said once, by them. */
export function typedSpans(facts: Facts, name: Said | null): Span[] {
  const said = [
    facts.address,
    ...facts.phones,
    ...facts.emails,
    ...facts.webs,
    ...facts.hours.said,
    ...facts.hoursVerbatim,
    name,
  ];
  const spanned = [
    ...facts.social,
    ...facts.offers.flatMap(({ offers }) => offers),
    ...facts.timetable,
    ...facts.events,
    ...facts.people,
    ...facts.quotations,
    ...facts.questions,
    ...facts.steps.flatMap(({ steps }) => steps),
  ];
  return [...said.flatMap((one) => (one ? [one.span] : [])), ...spanned.map(({ span }) => span)]
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
}

/** Whether typed facts leave nothing of a clause but its label and small words: "Tel: 0131 …", "It's called Nest." */
function isHeld(clause: Clause, tokens: readonly Token[], typed: readonly Span[], tongue: Tongue): boolean {
  const here = typed.filter((span) => overlaps(span, clause.span));
  if (here.length === 0) return false;
  // "Ring after 7: 01633 …": a label with a number says more than what is behind it.
  const isLabel = clause.form === 'labelled' && !/\d/.test(clause.label);
  const from = isLabel ? clause.value.span.start : clause.span.start;
  const left = tokens.filter((token) => token.start >= from && !here.some((span) => overlaps(span, token)));
  const rest = contentTokens(left, tongue);
  const said = contentTokens(tokens, tongue).length - rest.length;
  const isNumbered = left.some(({ kind }) => kind === 'number');
  if (left.some(({ text }) => /^\p{Sc}$/u.test(text))) return false;
  // "Ring Nuala on 064 555 0193".
  const isNamed = tongue.language !== 'de' && rest.some((token) => token !== tokens[0] && isCapital(clause, token));
  if (isNamed && !isNumbered) return false;
  return rest.length === 0 || (rest.length === 1 && said > 2 && !isNumbered && !isIn(tongue.words.weAre, left));
}

const isCapital = ({ text, span }: Clause, { start }: Token): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start - span.start));

const topicOf = (label: string, tongue: Tongue): Statement['topic'] =>
  label === '' ? '' : (topicsIn(tokensOf(label), tongue.language)[0]?.key ?? '');

/** A sentence as it is printed: a capital at its start, a stop at its end. Entries of lists keep their open end. */
export function asSentence(said: string, form: Clause['form']): string {
  const text = withoutLaughter(withoutEnd(said.replace(/^[\s,;–-]+/, ''), /[\s,;–-]/));
  const opened = /^\p{Ll}\p{L}*(?=[\s,'’])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  const words = opened.split(/\s+/).length;
  const isWhole =
    form !== 'sentence' ||
    words < 3 ||
    /[.!?…:。！？؟]["”»“」]?$/.test(opened) ||
    (words < 6 && /[\p{N}€$£%]$/u.test(opened));
  return isWhole ? opened : `${opened}${/\p{Script=Han}|[\u3040-\u30ff]/u.test(opened) ? '。' : '.'}`;
}

/** All of the owner's sentences that may be printed, in order, as they typed them. */
export function statementsOf(
  clauses: readonly Clause[],
  facts: Facts,
  name: Said | null,
  typedText: string,
  exclusions: readonly Exclusion[],
  tongue: Tongue,
): Statement[] {
  const typed = typedSpans(facts, name);
  const quotes = facts.quotations.map(({ span }) => span);
  return clauses.flatMap((clause) => {
    const { role, form, span, block, under } = clause;
    const isLeftQuotation = role === 'quotation' && !quotes.some((quote) => overlaps(quote, span));
    if ((role !== 'fact' && !isLeftQuotation) || form === 'heading') return [];
    const tokens = tokensOf(clause.text).map((token) => ({
      ...token,
      start: token.start + span.start,
      end: token.end + span.start,
    }));
    // "Oh".
    if (tokens.length === 1 && clause.text.length < 4) return [];
    if (isHeld(clause, tokens, typed, tongue) || !tokens.some(({ kind }) => kind === 'word')) return [];
    const own = saysKind(clause, tongue) ? clause.value.span : span;
    const text = asSentence(saidAt(typedText, own.start, own.end).text, form);
    const heading = topicOf(under, tongue);
    const topic = topicOf(clause.label, tongue) || (heading === 'hours' && !/\d/.test(clause.text) ? '' : heading);
    return text === '' || isForbidden(text, exclusions, tongue) ? [] : [{ text, span, topic, block, under }];
  });
}
