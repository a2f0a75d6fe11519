import { z } from 'zod';

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field;
export type PatchShape<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodOptional<WithoutDefault<Shape[Key]>>;
};

/**
 * The schema of a change to an object of fields: each field may be absent, and an absent one stays absent.
 * (`.partial()` alone would fill absent fields with their defaults and so wipe what stands there.) Unknown names are refused.
 */
export function patchOf<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<PatchShape<Shape>, z.core.$strict> {
  const fields: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (!(field instanceof z.ZodType)) continue;
    const bare = field instanceof z.ZodDefault && field.unwrap() instanceof z.ZodType ? field.removeDefault() : field;
    fields[name] = z.optional(bare).meta({ ...z.globalRegistry.get(field) });
  }
  // The loop above keeps every name, which the type of a computed object cannot say.
  return z.strictObject(fields) as unknown as z.ZodObject<PatchShape<Shape>, z.core.$strict>;
}

/** A patch laid over what stands there. Keys keep their order, and an absent or `undefined` entry changes nothing. */
export function patched<Value extends Record<string, unknown>>(
  value: Value,
  patch: { [Key in keyof Value]?: Value[Key] | undefined },
): Value {
  const given = Object.entries(patch).filter(([, entry]) => entry !== undefined);
  return given.length === 0 ? value : { ...value, ...Object.fromEntries(given) };
}
