import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { sameJson } from '#site/model/json.ts';

type Given = { values: unknown; revision: number };
type Basis = Given & {
  generation: number;
  isBehind: boolean;
  /** After a save the form holds what others changed before it only when it has been filled anew. */
  isDue: boolean;
};
/** `passed`: something newer came by that is not shown yet. */
type Change = { type: 'saved' | 'confirmed' | 'refilled' | 'passed'; to: Given };

/**
 * What a form was filled from. The revision it sends is always the one its fields came from, so that the server sees what the person
 * changed and what others did. `generation` changes when the fields have to be filled anew: after somebody else's change, an
 * undo, a conflict, or input of an earlier visit that could not be saved; never while there is something unsaved. Nor while somebody
 * is in one of the fields: then `isBehind`, until `catchUp` is asked for.
 */
export function useFormBasis(
  given: Given,
  outcome: ChangeOutcome | undefined,
  { isIdle, isRestored }: { isIdle: boolean; isRestored: boolean },
  form: RefObject<HTMLFormElement>,
) {
  const [basis, change] = useReducer(nextBasis, {
    ...startOf(given, outcome),
    generation: 0,
    isBehind: false,
    isDue: false,
  });
  const seen = useRef(outcome);
  const focused = useRef<Focus | null>(null);
  const [wish, catchUp] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!outcome || seen.current === outcome) return;
    seen.current = outcome;
    if (outcome.ok) change({ type: 'saved', to: outcome });
    else if (outcome.code === 'CONFLICT' || (isRestored && outcome.values !== undefined))
      change({ type: 'refilled', to: { values: outcome.values, revision: outcome.baseRevision } });
  }, [outcome, isRestored]);

  useEffect(() => {
    if (!isIdle || given.revision < basis.revision || (outcome && !outcome.ok)) return;
    if (sameJson(given.values, basis.values)) {
      if (given.revision !== basis.revision || basis.isBehind) change({ type: 'confirmed', to: given });
      return;
    }
    const focus = focusIn(form.current);
    const waits = focus?.isTyping === true && !basis.isDue;
    if (!waits) focused.current = focus;
    if (!waits || !basis.isBehind) change({ type: waits ? 'passed' : 'refilled', to: given });
    // `given` is a new object each time; what counts is what it holds.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isIdle, given.revision, given.values, basis, outcome, form, wish]);

  useEffect(() => {
    const focus = focused.current;
    focused.current = null;
    const field = focus && form.current?.elements.namedItem(focus.name);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    if (isText(field) && focus?.selection) field.setSelectionRange(...focus.selection);
  }, [basis.generation, form]);

  /** Fills the form anew, with something that is not saved. */
  const refill = useCallback((to: Given) => change({ type: 'refilled', to }), []);
  return { ...basis, refill, catchUp };
}

type Focus = { name: string; isTyping: boolean; selection: [start: number, end: number] | null };

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

/** The field of the form that has the focus. */
function focusIn(form: HTMLFormElement | null): Focus | null {
  const active = document.activeElement;
  const name = active && form?.contains(active) ? active.getAttribute('name') : null;
  if (!active || name === null) return null;
  const selection: Focus['selection'] = isText(active) ? [active.selectionStart ?? 0, active.selectionEnd ?? 0] : null;
  return { name, isTyping: active instanceof HTMLSelectElement || selection !== null, selection };
}

function nextBasis(basis: Basis, { type, to: { values, revision } }: Change): Basis {
  if (type === 'passed') return { ...basis, isBehind: true };
  const generation = type === 'refilled' ? basis.generation + 1 : basis.generation;
  return { values, revision, generation, isBehind: false, isDue: type === 'saved' };
}

/** After a submission without JavaScript that failed, the form holds what was typed. */
function startOf(given: Given, outcome: ChangeOutcome | undefined): Given {
  return outcome && !outcome.ok && outcome.values !== undefined
    ? { values: outcome.values, revision: outcome.baseRevision }
    : given;
}
