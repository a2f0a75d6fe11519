import type { z } from 'zod';
import { problemWith } from '../../json-text.ts';

/** Stored values by key, as one reading of the database found them. */
export type Stored = ReadonlyMap<string, unknown>;

type Description<Value> = {
  /** What it is for, and what a change of it does, in words for staff. */
  meaning: string;
  effect: string;
  schema: z.ZodType<Value>;
  /** What is wrong with a value of the right form as other settings are now; null when nothing is. */
  problemBeside?(value: Value, stored: Stored): string | null;
  default: Value;
  /** A value to start from. */
  example: Value;
};

/** One key that the product reads. */
export type LiveSetting<Value = unknown> = Omit<Description<Value>, 'schema' | 'problemBeside'> & {
  key: string;
  /** Its value; the default where nothing is stored, or where that no longer fits. */
  valueIn(stored: Stored): Value;
  /** Why a value does not fit, with the place of each fault in it; null when it does. */
  problemWith(value: unknown, stored: Stored): string | null;
};

export function setting<Value>(key: string, description: Description<Value>): LiveSetting<Value> {
  const { schema, problemBeside = () => null, ...rest } = description;
  const values = new WeakMap<Stored, { value: Value }>();
  function parse(value: unknown, stored: Stored): { value: Value } | { problem: string } {
    const { data, success } = schema.safeParse(value);
    if (!success) return { problem: problemWith(schema, value) ?? '' };
    const problem = problemBeside(data, stored);
    return problem === null ? { value: data } : { problem };
  }
  function read(stored: Stored): { value: Value } {
    const parsed = stored.has(key) ? parse(stored.get(key), stored) : null;
    return parsed && 'value' in parsed ? parsed : { value: rest.default };
  }
  return {
    key,
    ...rest,
    valueIn(stored) {
      const found = values.get(stored) ?? read(stored);
      values.set(stored, found);
      return found.value;
    },
    problemWith(value, stored) {
      const parsed = parse(value, stored);
      return 'problem' in parsed ? parsed.problem : null;
    },
  };
}
