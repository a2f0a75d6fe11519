export type FormValue = string | FormFields | FormValue[];
export interface FormFields {
  [name: string]: FormValue | undefined;
}

/** Reads Stripe's request form: `metadata[user]=1&items[0][price]=x` becomes nested objects and lists. */
export function parseForm(body: string): FormFields {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(body)) {
    const path = [key.split('[')[0] ?? '', ...[...key.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
    place(root, path, value);
  }
  return Object.fromEntries([...root].map(([name, branch]) => [name, valueOf(branch)]));
}

type Branch = Map<string, Branch | string>;

function place(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(branch.size) : name;
  if (rest.length === 0) return void branch.set(key, value);
  const below = branch.get(key);
  const next: Branch = below instanceof Map ? below : new Map();
  branch.set(key, next);
  place(next, rest, value);
}

function valueOf(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const isList = [...branch.keys()].every((key, index) => key === String(index));
  if (isList) return [...branch.values()].map(valueOf);
  return Object.fromEntries([...branch].map(([name, value]) => [name, valueOf(value)]));
}
