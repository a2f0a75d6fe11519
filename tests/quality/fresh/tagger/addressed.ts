import type { Clause, ClauseRole } from '#designer/built-in/reading/reading.ts';
import type { Part } from '#designer/built-in/reading/quoted-parts.ts';
import { isWord, roleOf } from '#designer/built-in/reading/role-of.ts';
import { saidAt } from '#designer/built-in/reading/said.ts';
import { partsOf, withoutHalfBrackets } from '#designer/built-in/reading/sentence-parts.ts';
import { runsOf, type Run } from './network/runs.ts';
import type { Tag } from './network/tagger.ts';
import { isIn, type Tongue } from '#designer/built-in/reading/tongue.ts';
import { outsideBrackets, tokensOf } from '#designer/built-in/reading/tokens.ts';

/** How far rules are believed beside the network, which knows them already, but has little to go by in few tokens. */
const TRUST = 0.5;
const TRUST_OF_FEW = 2.5;
const FEW = 45;

/** Somebody's words, or what is to be printed as it stands. */
const QUOTED = /"[^"]{8}/;
const isQuoted = ({ text: said, span }: Clause, text: string): boolean =>
  QUOTED.test(said) || (text.charAt(span.start - 1) === '"' && text.charAt(span.end) === '"');

/**
 * Clauses with their roles mended, and taken apart, where the tags of their tokens say otherwise than rules: of what is said to whoever
 * builds the website, rules tell what it wishes, refuses or only greets. Linear.
 */
export function addressed(
  text: string,
  clauses: readonly Clause[],
  tags: readonly Tag[],
  tongue: Tongue,
  isKnown: boolean,
): Clause[] {
  const trust = isKnown && tags.length >= FEW ? TRUST : TRUST_OF_FEW;
  let at = 0;
  return clauses.flatMap((clause): Clause[] => {
    while (at < tags.length && (tags[at]?.start ?? 0) < clause.span.start) at += 1;
    const from = at;
    while (at < tags.length && (tags[at]?.start ?? 0) < clause.span.end) at += 1;
    const runs = runsOf(tags.slice(from, at), trust);
    const [first, ...others] = runs;
    if (!first) return [clause];
    if (clause.role !== 'wish' && isQuoted(clause, text)) return [clause];
    const isToBuilder = isForBuilder(clause.role);
    if (runs.every((run) => run.isToBuilder === isToBuilder)) return withWay(text, clause, tongue);
    if (others.length === 0 || clause.form === 'heading') return [{ ...clause, role: mended(clause, runs, tongue) }];
    return clause.form === 'labelled'
      ? ofLabelled(text, clause, runs, tongue, isKnown)
      : sentences(text, clause, runs, tongue, isKnown);
  });
}

const isForBuilder = (role: ClauseRole): boolean => role === 'wish' || role === 'exclusion' || role === 'chatter';

/** What a clause does that is for the others than rules took it for. */
const mended = ({ text }: Clause, runs: readonly Run[], tongue: Tongue): ClauseRole =>
  runs.reduce((sum, { weight }) => sum + weight, 0) > 0 ? steering(text, tongue) : 'fact';

const steering = (text: string, { words }: Tongue): ClauseRole =>
  isIn(words.negations, outsideBrackets(tokensOf(text))) ? 'exclusion' : 'wish';

/** A run in parts that rules tell apart: in what is said to the builder wishes, refusals and greetings, else what is quoted. */
function partsWithin(text: string, run: Run, tongue: Tongue, isKnown: boolean): Part[] {
  const parts = partsOf(text, run.start, run.end, tongue, isKnown);
  if (run.isToBuilder)
    return parts.map((part) =>
      isForBuilder(part.role) ? part : { ...part, role: steering(text.slice(part.start, part.end), tongue) },
    );
  return parts.some(({ role }) => role === 'quotation')
    ? parts.map((part) => (part.role === 'quotation' ? part : { ...part, role: 'fact' }))
    : [{ start: run.start, end: run.end, role: 'fact' }];
}

function sentences(text: string, clause: Clause, runs: readonly Run[], tongue: Tongue, isKnown: boolean): Clause[] {
  const parts = runs.flatMap((run) => partsWithin(text, run, tongue, isKnown));
  withoutHalfBrackets(text, parts);
  return parts.flatMap(({ start, end, role }): Clause[] => {
    const said = saidAt(text, start, end);
    const isSaid = tokensOf(said.text).some(isWord);
    return isSaid ? [{ ...clause, ...said, value: said, form: 'sentence', label: '', role }] : [];
  });
}

/** Less clear than that, what stands behind a label for the builder is for them as well: "Pages: Services, Training". */
const CLEARLY = -1.5;

function ofLabelled(text: string, clause: Clause, runs: readonly Run[], tongue: Tongue, isKnown: boolean): Clause[] {
  const [first, ...others] = runs;
  const [second] = others;
  if (!first || !second) return [clause];
  const { start } = clause.value.span;
  if (first.isToBuilder && first.end <= start && second.weight > CLEARLY) {
    const role = roleOf(clause.text, tokensOf(clause.text), tongue, { isLate: true, isKnown });
    return [{ ...clause, role: isForBuilder(role) ? role : steering(clause.text, tongue) }];
  }
  // "Motto: Slow bread, put that on top": the label stays with what stands behind it.
  if (first.isToBuilder || first.end <= start) return sentences(text, clause, runs, tongue, isKnown);
  const told = { ...clause, ...saidAt(text, clause.span.start, first.end), value: saidAt(text, start, first.end) };
  return [{ ...told, role: 'fact' }, ...sentences(text, clause, others, tongue, isKnown)];
}

/** A mail address or a telephone number. */
const REACHED = /\S@\S|\d[\d -]{6}/;

/** "No telephone please, people may write to …": behind the refused way another one is told. */
function withWay(text: string, clause: Clause, { words }: Tongue): Clause[] {
  if (clause.role !== 'exclusion' || clause.form !== 'sentence' || !REACHED.test(clause.text)) return [clause];
  const { start, end } = clause.span;
  const comma = text.slice(start, end).lastIndexOf(', ', text.slice(start, end).search(REACHED)) + start;
  const [refused, way] = [saidAt(text, start, comma), saidAt(text, comma + 1, end)];
  const refuses = (said: string) => isIn(words.negations, tokensOf(said));
  if (comma <= start || !REACHED.test(way.text) || !refuses(refused.text) || refuses(way.text)) return [clause];
  return [
    { ...clause, ...refused, value: refused },
    { ...clause, ...way, value: way, role: 'fact' },
  ];
}
