import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { firstDraft, nextDraft, type Draft, type DraftEvent, type Given, type Refusal } from './draft.ts';
import { focusAgain, focusIn, type FocusedField } from './focused-field.ts';

/**
 * A form's draft in a component: follows what the screen loads (`given`), and keeps the focus where it is when fields are filled anew.
 * The form's `key` is `draft.generation`, its fields come from `draft.basis.values`, and it sends `draft.basis.version`. `first` is how a
 * submission without scripts went. With `waitsForField` nothing is filled anew while somebody is in one of its fields.
 */
export function useDraft<Values>(
  form: RefObject<HTMLFormElement>,
  given: Given<Values>,
  first: { basis?: Given<Values> | undefined; why: Refusal } | null,
  waitsForField = false,
) {
  const [draft, change] = useReducer<(before: Draft<Values>, event: DraftEvent<Values>) => Draft<Values>>(
    nextDraft,
    firstDraft(first?.basis ?? given, first?.why),
  );
  const focused = useRef<FocusedField | null>(null);

  useEffect(() => {
    const focus = focused.current;
    focused.current = null;
    if (focus) focusAgain(form.current, focus);
  }, [draft.generation, form]);

  // `given` may be a new object each time: what counts is what it holds, and mostly that is nothing new.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const focus = focusIn(form.current);
    // Somebody may be typing into it from elsewhere: a text of the preview.
    const isInField = focus?.isTyping === true || form.current?.dataset.typedInPreview !== undefined;
    const event: DraftEvent<Values> = { type: 'loaded', given, isInField: waitsForField && isInField };
    const next = nextDraft(draft, event);
    if (next === draft) return;
    if (next.generation !== draft.generation) focused.current = focus;
    change(event);
  });
  return [draft, change] as const;
}
