import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useMemo, useReducer, useRef, type FormEvent, type RefObject } from 'react';
import { unsavedInput, type Entries } from './unsaved-input.ts';

/** Writes entries into the form that they came from. What the form itself fills in (hidden fields, buttons) stays. */
function fill(form: HTMLFormElement, entries: Entries) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const typed = entries.find(([name]) => name === control.name)?.[1];
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = typed !== undefined;
    else if (control.type !== 'hidden' && control.type !== 'password' && typed !== undefined) control.value = typed;
  }
}

/**
 * For a form that goes where it is sent by the router, told by its `intent`: what is typed into it is kept in this tab until it is
 * saved, and stands in it again after a reload or a login, unsaved. Passwords are not kept.
 */
export function useUnsavedForm(form: RefObject<HTMLFormElement>, intent: string, hasFailed: boolean) {
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const unsaved = useMemo(() => unsavedInput(pathname, intent), [pathname, intent]);
  const isSent = useRef(false);
  const [isRestored, change] = useReducer((_before: boolean, now: 'put back' | 'done') => now === 'put back', false);

  useEffect(() => {
    const entries = unsaved.read();
    if (!entries || !form.current) return;
    fill(form.current, entries);
    change('put back');
  }, [unsaved, form]);

  useEffect(() => {
    if (formData?.get('intent') === intent) isSent.current = true;
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (hasFailed) return;
    unsaved.forget();
    change('done');
  }, [state, formData, intent, hasFailed, unsaved]);

  return {
    /** What stands in the form was typed earlier and is not saved. */
    isRestored,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      unsaved.keep(event.currentTarget);
    },
    discard: () => {
      unsaved.forget();
      change('done');
      form.current?.reset();
    },
  };
}
