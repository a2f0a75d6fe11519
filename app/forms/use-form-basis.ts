import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { sameJson } from '#site/model/json.ts';

type Given = { values: unknown; revision: number };

/**
 * What a form was filled from. The revision it sends is always the one its fields came from, so that the server sees what the person
 * changed and what others did. `generation` changes when the fields have to be filled anew: after somebody else's change, an
 * undo, or a conflict; never while there is something unsaved.
 */
export function useFormBasis(
  given: Given,
  outcome: ChangeOutcome | undefined,
  isIdle: boolean,
  form: RefObject<HTMLFormElement>,
) {
  const [basis, setBasis] = useState(() => ({ ...startOf(given, outcome), generation: 0 }));
  const seen = useRef(outcome);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (!outcome || seen.current === outcome) return;
    seen.current = outcome;
    if (outcome.ok) {
      setBasis((now) => ({ ...now, values: outcome.values, revision: outcome.revision }));
    } else if (outcome.code === 'CONFLICT') {
      setBasis((now) => ({ values: outcome.values, revision: outcome.baseRevision, generation: now.generation + 1 }));
    }
  }, [outcome]);

  useEffect(() => {
    if (!isIdle || given.revision < basis.revision || (outcome && !outcome.ok)) return;
    if (sameJson(given.values, basis.values)) {
      if (given.revision !== basis.revision) setBasis((now) => ({ ...now, revision: given.revision }));
      return;
    }
    const active = document.activeElement;
    focused.current = active && form.current?.contains(active) ? active.getAttribute('name') : null;
    setBasis((now) => ({ ...given, generation: now.generation + 1 }));
    // `given` is a new object each time; what counts is what it holds.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isIdle, given.revision, given.values, basis.revision, basis.values, outcome, form]);

  useEffect(() => {
    if (focused.current === null) return;
    const field = form.current?.elements.namedItem(focused.current);
    focused.current = null;
    if (field instanceof HTMLElement) field.focus();
  }, [basis.generation, form]);

  return basis;
}

/** After a submission without JavaScript that failed, the form holds what was typed. */
function startOf(given: Given, outcome: ChangeOutcome | undefined): Given {
  return outcome && !outcome.ok && outcome.values !== undefined
    ? { values: outcome.values, revision: outcome.baseRevision }
    : given;
}
