import { isRecord } from '../model/json.ts';

/** A copy of `value` with the entry at `path` replaced; undefined when there is no such entry. */
export function replaced(value: unknown, path: string[], after: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return after;
  if (Array.isArray(value)) {
    const index = /^\d{1,6}$/.test(name) ? Number(name) : -1;
    if (!(index in value)) return undefined;
    const inner = replaced(value[index], rest, after);
    return inner === undefined ? undefined : value.map((item: unknown, at) => (at === index ? inner : item));
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
  const inner = replaced(value[name], rest, after);
  return inner === undefined ? undefined : { ...value, [name]: inner };
}
