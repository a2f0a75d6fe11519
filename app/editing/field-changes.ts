import { sameJson } from '#site/model/json.ts';

type Values = Record<string, unknown>;

/** The top-level fields of `mine` that differ from `base`: what a person really changed in a form. */
export function changedFields(base: Values, mine: Values): Values {
  return Object.fromEntries(Object.entries(mine).filter(([name, value]) => !sameJson(base[name], value)));
}

/** What the person changed since `base`, laid over what stands there now. */
export const withTheirs = (base: Values, mine: Values, theirs: Values): Values => ({
  ...theirs,
  ...changedFields(base, mine),
});

/** A value in words, for a person who has to choose between two. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.map(inWords).join('\n');
  const parts = Object.values(value).filter((part) => part !== '' && part !== undefined);
  return parts.length === 0 ? '(empty)' : parts.map(inWords).join(' · ');
}
