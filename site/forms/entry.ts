/** What a form sent, in order: a `FormData`, or the texts of one. Files stand in it as they came and are never read here. */
export type FormEntries = Iterable<readonly [name: string, value: unknown]>;

/** All texts of this name. */
export const textsOf = (form: FormEntries, name: string): string[] =>
  [...form].flatMap(([called, value]) => (called === name && typeof value === 'string' ? [value] : []));

/** The first entry of this name, trimmed; '' when it is missing or a file. */
export function entry(form: FormEntries, name: string): string {
  for (const [called, value] of form) if (called === name) return typeof value === 'string' ? value.trim() : '';
  return '';
}

export function has(form: FormEntries, name: string): boolean {
  for (const [called] of form) if (called === name) return true;
  return false;
}
