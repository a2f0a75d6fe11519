/** Entries of a form: names and texts, in order. */
export type Entries = [string, string][];
/** The values of the names that were typed into; none for a box that was unticked. */
export type Typed = ReadonlyMap<string, string[]>;

const PREFIX = 'unsaved';
const keyFor = (path: string, form: string) => `${PREFIX} ${path} ${form}`;

/** What may be kept of a form: texts, never a password or a file. */
export const keepable = (entries: Iterable<[string, unknown]>, secret: ReadonlySet<string>): Entries =>
  [...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !secret.has(entry[0]));

const secretsOf = (form: HTMLFormElement) =>
  new Set([...form.querySelectorAll<HTMLInputElement>('input[type=password]')].map(({ name }) => name));

/**
 * What is typed into a form of a screen and not saved yet, kept in this tab. Storage may be switched off, or full: then a form is as
 * safe as before.
 */
export function unsavedInput(path: string, form: string) {
  const key = keyFor(path, form);
  const attempt = <Answer>(work: () => Answer): Answer | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    keep: (element: HTMLFormElement) =>
      attempt(() => sessionStorage.setItem(key, JSON.stringify(keepable(new FormData(element), secretsOf(element))))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
    read: () => attempt(() => entriesIn(sessionStorage.getItem(key))),
    /** What was kept, and over it what has been typed since the page came, kept from now on; null when nothing was kept. */
    resume: (since: Typed) =>
      attempt(() => {
        const kept = entriesIn(sessionStorage.getItem(key));
        const all = kept && typedOver(kept, since);
        if (all) sessionStorage.setItem(key, JSON.stringify(all));
        return all;
      }),
  };
}

/** Entries, and what was typed since over those of the same names. */
export const typedOver = (entries: Entries, since: Typed): Entries => [
  ...entries.filter(([name]) => !since.has(name)),
  ...[...since].flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
];

/** The entries in a stored text; null when it holds none. Throws for what is no JSON. */
export function entriesIn(text: string | null): Entries | null {
  const entries: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(entries)) return null;
  return entries.filter(
    (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
}

/** Whether a form of this screen waits to be filled with what was typed earlier. */
export function hasUnsavedInput(path: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyFor(path, '')));
  } catch {
    return false;
  }
}
