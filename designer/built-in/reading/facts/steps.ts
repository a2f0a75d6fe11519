import { withoutEnd } from '../../ends.ts';
import type { Clause, Reading, Span } from '../reading.ts';
import { placesOf } from '../vocabulary/index.ts';
import { holdsOneOf, isOneOf, nameIn, isProse } from './names.ts';
import { isGlued, markAt, phraseAt, said, stretchOf, type Source, type Stretch } from './source.ts';

export type StepsClaim = {
  kind: 'steps';
  confidence: number;
  span: Span;
  title: string;
  steps: Reading['steps'][number]['steps'];
};

/** "How a visit goes", "So läuft es ab". */
const HOW = /^(?:how|wie|so|comment|cómo|como|come|hoe|zo|jak|hur|så|hvordan|sådan|كيف|איך)(?!\p{L})/iu;

/** How it works, in order: a numbered list, a list under such a heading, or "First …, then …, finally …". */
export function stepsClaims(source: Source, clauses: readonly Clause[]): StepsClaim[] {
  const claims: StepsClaim[] = [];
  const facts = clauses.filter(({ role }) => role === 'fact');
  for (let index = 0; index < facts.length;) {
    const run = runFrom(source, facts, index);
    if (run.length > 1) claims.push(claimOf(source, run));
    index += Math.max(1, run.length);
  }
  return [...claims, ...facts.flatMap((clause) => inlineSteps(source, clause))];
}

const NUMBERED = /(?<![\p{L}\p{N}])(\d{1,2})[.)] +(?=[\p{L}"“„«])/gu;

/** "To begin: 1) call us, 2) come by, 3) stay": numbers from one on within a line, up to the end of its sentence. */
function inlineSteps(source: Source, clause: Clause): StepsClaim[] {
  const { start } = clause.span;
  const line = source.text.slice(start).split('\n', 1)[0] ?? '';
  const marks = clause.text.includes('1') ? [...line.slice(0, INLINE).matchAll(NUMBERED)] : [];
  const run = marks.filter(({ 1: number }, at) => Number(number) === at + 1);
  const [first] = run;
  const lead = withoutEnd(line.slice(0, first?.index), /[\s:–-]/);
  if (
    !first ||
    first.index >= clause.text.length ||
    run.length < 3 ||
    run.length < marks.length ||
    /\p{Sc}/u.test(line)
  )
    return [];
  if (lead === '' || lead.length > TITLE || /[.!?]\s/.test(lead)) return [];
  const steps = run.map((mark, at) => {
    const from = mark.index + mark[0].length;
    const next = run[at + 1]?.index;
    const stop = line.slice(from).search(/[.!?](?:\s|$)/);
    const end = next ?? (stop < 0 ? line.length : from + stop);
    const name = withoutEnd(source.typed.slice(start + from, start + end), /[\s,;.]/);
    return { name, text: '', span: { start: at === 0 ? start : start + mark.index, end: start + end } };
  });
  const end = steps.at(-1)?.span.end ?? start;
  return [{ kind: 'steps', confidence: 1, span: { start, end }, title: lead, steps }];
}

/** No line of steps is longer, and no title of them. */
const INLINE = 1500;
const TITLE = 110;

function runFrom(source: Source, clauses: readonly Clause[], start: number): Clause[] {
  const run: Clause[] = [];
  const { offerLabels, teamLabels } = source.words;
  const isUnder = isOneOf(clauses[start]?.under ?? '', source.words.stepLabels);
  const isTold = orderOf(source, clauses[start]) === 0;
  for (let index = start; index < clauses.length; index += 1) {
    const clause = clauses[index];
    if (!clause || clause.form === 'heading') break;
    const order = orderOf(source, clause);
    const isNext = numberOf(source, clause) === run.length + 1;
    const isListed = isUnder && !isProse(source, clause) && clause.under === clauses[start]?.under;
    const isSequel = isTold && clause.block === clauses[start]?.block && (run.length === 0 || order > 0);
    if (!isNext && !isListed && !isSequel) break;
    run.push(clause);
  }
  const isNumbered = run.length > 1 && run.every((clause, index) => numberOf(source, clause) === index + 1);
  // What costs something is a list of prices, what has a label or explains a name a list of things; a wish heads no steps.
  const costs = run.some(({ text }) => /\p{Sc}/u.test(text));
  const isOrdered = isTold && run.length > 2 && !costs;
  const under = clauses[start]?.under ?? '';
  const isList = costs || run.some(({ form }) => form === 'labelled') || run.every(({ text }) => / [–-] /u.test(text));
  const isHeaded = clauses.some(({ form, text }) => form === 'heading' && text === under);
  const isTitled =
    isHeaded && run.length > 2 && !isList && ![offerLabels, teamLabels].some((labels) => holdsOneOf(under, labels));
  return isUnder || isOrdered || (isNumbered && (HOW.test(under) || isTitled)) ? run : [];
}

/** 0 for "first", 1 for "then", 2 for "finally", -1 for anything else. */
const orderOf = (source: Source, clause: Clause | undefined) =>
  clause ? (placesOf(source.words.sequence).at(source.tokens, stretchOf(source, clause.span).from)?.place ?? -1) : -1;

/** The number before an item: "1.", "2)", "Step 3:". */
function numberOf(source: Source, clause: Clause) {
  const { from } = stretchOf(source, clause.span);
  const line = source.text.lastIndexOf('\n', clause.span.start - 1) + 1;
  const prefix = source.text.slice(Math.max(line, clause.span.start - 12), clause.span.start);
  const before = /(\d{1,2})[.):]?\s*$/.exec(prefix);
  if (before?.[1]) return Number(before[1]);
  const number = source.tokens[from]?.kind === 'number' && markAt(source, from + 1, '.)') && isGlued(source, from + 1);
  return number ? Number(source.tokens[from]?.text) : 0;
}

function claimOf(source: Source, run: Clause[]): StepsClaim {
  const steps = run.flatMap((clause) => {
    const { from, to } = stretchOf(source, clause.span);
    const hasNumber = source.tokens[from]?.kind === 'number' && markAt(source, from + 1, '.)');
    const body = nameIn(source, { from: hasNumber ? from + 2 : from, to }, false);
    if (body.to <= body.from) return [];
    const cut = breakOf(source, body);
    const name = cut > 0 ? { from: body.from, to: cut } : body;
    const text = cut > 0 ? nameIn(source, { from: cut + 1, to: body.to }, false) : null;
    return [
      { name: said(source, name).text, text: text ? said(source, text).text : '', span: said(source, body).span },
    ];
  });
  const first = run[0]?.span.start ?? 0;
  return {
    kind: 'steps',
    confidence: 1,
    span: { start: first, end: run.at(-1)?.span.end ?? first },
    title: run[0]?.under ?? '',
    steps,
  };
}

function breakOf(source: Source, { from, to }: Stretch) {
  for (let index = from + 1; index < Math.min(to - 1, from + 8); index += 1) {
    if (markAt(source, index, ':') || (markAt(source, index, '–-') && !isGlued(source, index))) return index;
    if (phraseAt(source, index, source.words.relative)) return -1;
  }
  return -1;
}
