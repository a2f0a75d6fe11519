/** `steps[n]` brings data of version n to n + 1. Pure. */
export type Migrations = Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;

/** A name, the present version, and the steps that lead to it from version 1. */
export type History = { name: string; version: number; steps: Migrations };

/**
 * Declares a history of shapes. Throws when it could not work: a version that is no whole number from 1 on, a step that
 * is missing or one that leads beyond the present version. So a wrong history never gets past loading the code.
 */
export function declareHistory(name: string, version: number, steps: Migrations = {}): History {
  if (!Number.isInteger(version) || version < 1)
    throw new Error(`${name}: a version is a whole number from 1 on, not ${version}`);
  const given = Object.keys(steps).map(Number);
  for (let from = 1; from < version; from++) {
    if (!Object.hasOwn(steps, from)) throw new Error(`${name}: no migration leads from version ${from} to ${from + 1}`);
  }
  const stray = given.find((from) => !Number.isInteger(from) || from < 1 || from >= version);
  if (stray !== undefined)
    throw new Error(`${name}: the migration from version ${stray} leads beyond version ${version}`);
  return { name, version, steps };
}

/** Brings data from `version` to the history's present version; null when the version is none this history knows. */
export function migrate(
  { version: present, steps }: History,
  version: unknown,
  data: Record<string, unknown>,
): Record<string, unknown> | null {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > present) return null;
  let current = data;
  for (let from = version; from < present; from++) {
    const step = steps[from];
    if (!step) return null;
    current = step(current);
  }
  return current;
}
