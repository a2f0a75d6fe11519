import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';

export type IntentInput = {
  /** The document as the person saw it. */
  document: WebsiteDocument;
  form: FormData;
  /** A fresh id for a new page or section. */
  newId(): string;
};

/** What a form asks for, as operations; or why it cannot be done, with what was typed. */
export type IntentResult =
  | {
      ok: true;
      operations: Operation[];
      /** Search parameters to change once it is done, such as the new section to be selected. */
      goTo?: Record<string, string | null>;
      /** In the shape the form is filled from. */
      values?: unknown;
      /** Said in a toast. */
      message?: string;
      /** Id of the element to go to afterwards, without JavaScript. */
      anchor?: string;
      /** True when the result is plain to see and needs no toast. */
      isQuiet?: boolean;
      /** True when the screen should offer to take it back at once. */
      offersUndo?: boolean;
      /** After a conflict: what was typed, put together with what others changed. */
      mergedWith?(newest: WebsiteDocument): unknown;
    }
  | { ok: false; code: 'INVALID' | 'NOT_FOUND'; message: string; fields?: Record<string, string[]>; values?: unknown };

export type Intent = (input: IntentInput) => IntentResult;

/** One text entry of a form, trimmed; '' when it is missing or a file. */
export function entry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export const gone = (what: string): IntentResult => ({
  ok: false,
  code: 'NOT_FOUND',
  message: `This ${what} is not there any more. Someone may have removed it.`,
});

export const invalid = (name: string, message: string, values?: unknown): IntentResult => ({
  ok: false,
  code: 'INVALID',
  message,
  fields: { [name]: [message] },
  values,
});

/** Where a row shall stand: at the `index` that the form names, or one step from where it is in the `direction` of its button. */
export function placeFrom(form: FormData, from: number): number {
  const index = entry(form, 'index');
  if (/^\d{1,4}$/.test(index)) return Number(index);
  return from + (entry(form, 'direction') === 'up' ? -1 : 1);
}
