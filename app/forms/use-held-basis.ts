import { useState } from 'react';
import type { ChangeFailure } from '#app/editing/outcome.ts';
import { sameJson } from '#site/model/json.ts';

/**
 * What a form with a button was filled from. While something in it is changed and not saved it keeps its fields, and the
 * revision they came from; `isBehind` says that they were changed elsewhere meanwhile, `catchUp` shows them. `generation`
 * changes when the fields have to be filled anew. `failure` is that of the last save, whatever was saved.
 */
export function useHeldBasis<Values>(values: Values, revision: number, failure: ChangeFailure | null) {
  const [basis, setBasis] = useState({ values, revision, generation: 0 });
  const [isTouched, setTouched] = useState(failure !== null);
  const [lastFailure, setLastFailure] = useState(failure);
  if (failure !== lastFailure) {
    setLastFailure(failure);
    if (failure) setTouched(true);
  }
  const isSame = sameJson(values, basis.values);
  const refill = () => setBasis({ values, revision, generation: basis.generation + 1 });
  if (!isSame && !isTouched) refill();
  if (isSame && revision !== basis.revision) setBasis({ ...basis, revision });

  return {
    ...basis,
    isBehind: isTouched && !isSame,
    catchUp: () => {
      setTouched(false);
      refill();
    },
    /** For the form. */
    onInput: () => setTouched(true),
    onSubmit: () => setTouched(false),
  };
}
