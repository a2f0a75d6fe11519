import { sameJson } from '../model/json.ts';

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
