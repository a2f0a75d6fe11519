import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { sameJson } from '#site/model/json.ts';

type Given = { values: unknown; revision: number };
type Basis = Given & { generation: number };
type Change = { type: 'confirmed' | 'refilled'; to: Given };

/**
 * What a form was filled from. The revision it sends is always the one its fields came from, so that the server sees what the person
 * changed and what others did. `generation` changes when the fields have to be filled anew: after somebody else's change, an
 * undo, a conflict, or input of an earlier visit that could not be saved; never while there is something unsaved.
 */
export function useFormBasis(
  given: Given,
  outcome: ChangeOutcome | undefined,
  { isIdle, isRestored }: { isIdle: boolean; isRestored: boolean },
  form: RefObject<HTMLFormElement>,
) {
  const [basis, change] = useReducer(nextBasis, { ...startOf(given, outcome), generation: 0 });
  const seen = useRef(outcome);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (!outcome || seen.current === outcome) return;
    seen.current = outcome;
    if (outcome.ok) change({ type: 'confirmed', to: outcome });
    else if (outcome.code === 'CONFLICT' || (isRestored && outcome.values !== undefined))
      change({ type: 'refilled', to: { values: outcome.values, revision: outcome.baseRevision } });
  }, [outcome, isRestored]);

  useEffect(() => {
    if (!isIdle || given.revision < basis.revision || (outcome && !outcome.ok)) return;
    if (sameJson(given.values, basis.values)) {
      if (given.revision !== basis.revision) change({ type: 'confirmed', to: given });
      return;
    }
    const active = document.activeElement;
    focused.current = active && form.current?.contains(active) ? active.getAttribute('name') : null;
    change({ type: 'refilled', to: given });
    // `given` is a new object each time; what counts is what it holds.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isIdle, given.revision, given.values, basis.revision, basis.values, outcome, form]);

  useEffect(() => {
    if (focused.current === null) return;
    const field = form.current?.elements.namedItem(focused.current);
    focused.current = null;
    if (field instanceof HTMLElement) field.focus();
  }, [basis.generation, form]);

  /** Fills the form anew, with something that is not saved. */
  const refill = useCallback((to: Given) => change({ type: 'refilled', to }), []);
  return { ...basis, refill };
}

function nextBasis(basis: Basis, { type, to: { values, revision } }: Change): Basis {
  return { values, revision, generation: type === 'refilled' ? basis.generation + 1 : basis.generation };
}

/** After a submission without JavaScript that failed, the form holds what was typed. */
function startOf(given: Given, outcome: ChangeOutcome | undefined): Given {
  return outcome && !outcome.ok && outcome.values !== undefined
    ? { values: outcome.values, revision: outcome.baseRevision }
    : given;
}
