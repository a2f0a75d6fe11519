import { useEffect, type RefObject } from 'react';

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

/** What was typed before the scripts had loaded counts as typed once they have. */
export function useTypedEarly(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const control = [...(form.current?.elements ?? [])].find(isTyped);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form]);
}
