import type { ChangeSuccess } from '#app/editing/outcome.ts';
import { partOfValue } from '#app/forms/section-form-values.ts';
import { typeElsewhere } from '#app/forms/type-edit.ts';
import { rebaseText } from './rebase-text.ts';

/** Brings what others wrote into the fields of a post's form, around what was typed since it was sent. */
export function bringIn(form: HTMLFormElement, sent: FormData, { merged = [], values }: ChangeSuccess): void {
  for (const name of merged) {
    const control = form.elements.namedItem(name);
    const was = sent.get(name);
    const saved = partOfValue(values, name);
    if (typeof was !== 'string' || typeof saved !== 'string') continue;
    if (control instanceof HTMLTextAreaElement) bringText(control, rebaseText(plain(was), control.value, saved));
    else if (control instanceof HTMLInputElement && control.value === was) control.value = saved;
  }
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n');

function bringText(area: HTMLTextAreaElement, text: string): void {
  const { value } = area;
  let from = 0;
  while (from < value.length && value[from] === text[from]) from += 1;
  let same = 0;
  const most = Math.min(value.length, text.length) - from;
  while (same < most && value[value.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  if (value !== text)
    typeElsewhere(area, { from, to: value.length - same, text: text.slice(from, text.length - same) });
}
