import { useEffect, type RefObject } from 'react';

const KEY = 'pagewright-builder';
const NAMES = ['name', 'brief'] as const;

/**
 * With scripts what is typed stays in this tab: through other templates, a reload, the way back. `onRestore` is called when
 * the form was filled from there.
 */
export function useKeptWords(form: RefObject<HTMLFormElement>, onRestore: () => void) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = NAMES.map((name) => element.elements.namedItem(name)).filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
    );
    if (fields.every(({ value }) => value === '')) {
      const kept = readKept();
      for (const field of fields) field.value = kept.get(field.name) ?? '';
    }
    if (fields.some(({ value, defaultValue }) => value !== defaultValue)) onRestore();
    const keep = () => write(JSON.stringify(fields.map(({ name, value }) => [name, value])));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, onRestore]);
}

function readKept(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function write(text: string) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing: the words stay in the form.
  }
}
