import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { unsavedInput } from './unsaved-input.ts';

/** Fills a form with what was typed into it before somebody went to look at the plans, once. */
export function useComeBack(formId: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const form = document.getElementById(formId);
    const kept = unsavedInput(pathname, formId);
    const entries = kept.read();
    if (!(form instanceof HTMLFormElement) || !entries) return;
    kept.forget();
    for (const [name, value] of entries) {
      const field = form.elements.namedItem(name);
      const isTyped =
        field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
      if (!isTyped && !(field instanceof RadioNodeList)) continue;
      if (field.value === '' || field instanceof RadioNodeList) field.value = value;
      if (isTyped) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [formId, pathname]);
}
