import { useEffect, type RefObject } from 'react';
import type { Typed } from './unsaved-input.ts';

const sameLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** Whether a control no longer holds what the page came with. Files and hidden values are not typed. */
function isTyped(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return sameLines(control.value) !== sameLines(control.defaultValue);
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden' || control.type === 'file') return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const typedControls = (form: HTMLFormElement | null): Element[] => [...(form?.elements ?? [])].filter(isTyped);

/** What was typed into a form since the page came, never a password. */
export function typedEarly(form: HTMLFormElement | null): Typed {
  const all = new FormData(form ?? undefined);
  const names = typedControls(form)
    .filter((control) => !control.matches('[type=password]'))
    .map((control) => control.getAttribute('name') ?? '');
  return new Map(names.map((name) => [name, all.getAll(name).filter((value) => typeof value === 'string')]));
}

/** What was typed before the scripts had loaded counts as typed once they have, unless the form was filled anew with it. */
export function useTypedEarly(form: RefObject<HTMLFormElement>, isFilled: { readonly current: boolean }): void {
  useEffect(() => {
    if (isFilled.current) return;
    const [control] = typedControls(form.current);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, isFilled]);
}
