import { entry, type FormEntries } from '../forms/entry.ts';
import type { WebsiteDocument } from '../model/document.ts';
import type { Operation } from '../operations/index.ts';

export type IntentInput = {
  /** The document as the person saw it. */
  document: WebsiteDocument;
  form: FormEntries;
  /** A fresh id for a new page or section. */
  newId(): string;
};

/** What a form asks for, as operations. */
export type Asked = {
  ok: true;
  operations: Operation[];
  /** Search parameters to change once it is done, such as the new section to be selected. */
  goTo?: Record<string, string | null>;
  /** In the shape the form is filled from. */
  values?: unknown;
  /** Said in a toast. */
  message?: string;
  /** Id of the element to go to afterwards, without JavaScript. */
  anchor?: string | undefined;
  /** True when this once the result is plain to see and needs no toast. */
  isQuiet?: boolean;
  /** True when the screen should offer to take it back at once. */
  offersUndo?: boolean;
  /** After a conflict: what was typed, put together with what others changed. */
  mergedWith?(newest: WebsiteDocument): unknown;
};

/** Why a form cannot be followed: messages by field, and what was typed in the shape the form is filled from. */
export type Refused = {
  ok: false;
  code: 'INVALID' | 'NOT_FOUND';
  message: string;
  fields?: Record<string, string[]>;
  values?: unknown;
};

export type IntentResult = Asked | Refused;

/** What a form may ask for, told by its `intent`. A trait that is left out does not hold. */
export type Intent = {
  /** Reads the form, filled from `document`. Pure, and never throws, whatever was sent. */
  run(input: IntentInput): IntentResult;
  /** The result is plain to see and needs no toast. */
  isQuiet?: true;
  /** People type into its form: nothing of it may be lost. */
  isTyped?: true;
  /** Its form is filled in over a while; what it would do can be looked at before it is saved. */
  previews?: true;
};

export const gone = (what: string): Refused => ({
  ok: false,
  code: 'NOT_FOUND',
  message: `This ${what} is no longer there. Someone may have removed it.`,
});

export const invalid = (name: string, message: string, values?: unknown): Refused => ({
  ok: false,
  code: 'INVALID',
  message,
  fields: { [name]: [message] },
  values,
});

/** Where a row shall stand: at the `index` that the form names, or one step from where it is in the `direction` of its button. */
export function placeFrom(form: FormEntries, from: number): number {
  const index = entry(form, 'index');
  if (/^\d{1,4}$/.test(index)) return Number(index);
  return from + (entry(form, 'direction') === 'up' ? -1 : 1);
}
