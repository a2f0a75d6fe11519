import { data } from '@remix-run/node';

const readers = {
  String: (text: string) => text,
  Int: (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  Float: (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
  Boolean: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
  /** The rest of the path, with its slashes. */
  Glob: (text: string) => text,
};
type Kind = keyof typeof readers;
type Value<K extends Kind> = NonNullable<ReturnType<(typeof readers)[K]>>;

/** A path parameter of its type. A wrong type is a page that does not exist. */
export function pathParam<K extends Kind>(params: Record<string, string | undefined>, name: string, kind: K): Value<K>;
export function pathParam(params: Record<string, string | undefined>, name: string, kind: Kind) {
  const text = params[name];
  const value = text === undefined || (text === '' && kind !== 'Glob') ? undefined : readers[kind](text);
  if (value === undefined) throw data(null, { status: 404, statusText: 'Not Found' });
  return value;
}
