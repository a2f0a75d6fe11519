import { inPlainWords } from '#site/model/failure.ts';
import { getSection } from '#site/sections/index.ts';
import { neededKinds } from '#site/sections/library.ts';
import type { KindDecision } from '#site/sections/library.ts';
import { problemWith } from '../../json-text.ts';
import type { DecisionRow } from './store.ts';

/** What of a stored decision counts, and in words what does not. */
export type Judged = { decision: KindDecision; sample: Record<string, unknown> | null; problems: string[] };

type Stored = Pick<DecisionRow, 'kind' | 'isOn' | 'variantsOff' | 'hint' | 'sample'>;

/**
 * An older release may have stored what this one does not know any more: each part of a decision that does not fit counts as
 * not decided. Null for a kind that is not there.
 */
export function judgeRow({ kind, isOn, variantsOff, hint, sample }: Stored): Judged | null {
  const definition = getSection(kind);
  if (!definition) return null;
  const problems: string[] = [];
  const { [kind]: needed } = neededKinds;
  if (!isOn && needed) problems.push(`It counts as on. ${needed}`);
  const names = Object.keys(definition.variants);
  const unknown = variantsOff.filter((name) => !names.includes(name));
  if (unknown.length > 0) problems.push(`There is no layout called ${unknown.map((name) => `“${name}”`).join(', ')}.`);
  const off = names.filter((name) => variantsOff.includes(name));
  const isAllOff = off.length === names.length;
  if (isAllOff) problems.push('All its layouts are off, so all of them count as on.');
  const misfit = sample === null ? null : problemWith(definition.fields, sample, inPlainWords);
  if (misfit !== null) problems.push(`Its sample no longer fits, so its own is shown. ${misfit}`);
  return {
    decision: { isOn: isOn || needed !== undefined, variantsOff: isAllOff ? [] : off, hint },
    sample: sample === null || misfit !== null ? null : definition.fields.parse(sample),
    problems,
  };
}
