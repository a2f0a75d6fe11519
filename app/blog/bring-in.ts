import { partOfValue } from '#app/forms/section-form-values.ts';
import { typeElsewhere } from '#app/forms/type-edit.ts';
import type { Theirs } from '#app/forms/use-autosaved-draft.ts';
import { textNames } from './post-values.ts';
import { rebaseText } from './rebase-text.ts';

/** Brings what others wrote into the fields of a post's form, around what was typed since. */
export function bringIn(form: HTMLFormElement, { names = textNames, was, values }: Theirs): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    const before = was(name);
    const now = partOfValue(values, name);
    if (typeof before !== 'string' || typeof now !== 'string' || before === now) continue;
    if (control instanceof HTMLTextAreaElement) bringText(control, rebaseText(plain(before), control.value, now));
    else if (control instanceof HTMLInputElement && control.value === before) control.value = now;
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
