import type { z } from 'zod';

/** Stored values by key, as one reading of the database found them. */
export type Stored = ReadonlyMap<string, unknown>;

type Description<Value> = {
  /** What it is for, and what a change of it does, in words for staff. */
  meaning: string;
  effect: string;
  schema: z.ZodType<Value>;
  default: Value;
  /** A value to start from. */
  example: Value;
};

/** One key that the product reads. */
export type LiveSetting<Value = unknown> = Description<Value> & {
  key: string;
  /** Its value; the default where nothing is stored, or where that does not fit any more. */
  valueIn(stored: Stored): Value;
};

export function setting<Value>(key: string, description: Description<Value>): LiveSetting<Value> {
  const values = new WeakMap<Stored, { value: Value }>();
  function parse(stored: Stored): Value {
    const fitting = stored.has(key) ? description.schema.safeParse(stored.get(key)) : undefined;
    return fitting?.success ? fitting.data : description.default;
  }
  return {
    key,
    ...description,
    valueIn(stored) {
      const found = values.get(stored) ?? { value: parse(stored) };
      values.set(stored, found);
      return found.value;
    },
  };
}
