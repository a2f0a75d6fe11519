export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** True for an object of the kind that JSON has: no array, no class instance. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** True when two JSON values say the same, whatever the order of keys. A key without a value counts as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = definedKeys(a);
  return (
    keys.length === definedKeys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

const definedKeys = (value: Record<string, unknown>) => Object.keys(value).filter((key) => value[key] !== undefined);

/**
 * Text of a value that is the same for equal values: JSON with the keys of every object in one order, whatever order
 * they came in. Keys without a value are left out.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOneOrder(value)) ?? 'null';

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (!isRecord(value)) return value;
  // Without a prototype, so that a key named `__proto__` is a key like any other.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value).sort()) ordered[key] = inOneOrder(value[key]);
  return ordered;
}
