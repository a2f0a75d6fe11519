import { useActionData, useLocation } from '@remix-run/react';
import { useState } from 'react';

/**
 * What the form that was sent last from this screen came to, until another is sent or its person goes elsewhere. The router forgets it
 * as soon as the screen's data is asked for anew, and so would the person who has not read yet what was wrong.
 */
export function useOutcome<Action>(): ReturnType<typeof useActionData<Action>> {
  const outcome = useActionData<Action>();
  const { key } = useLocation();
  const [last, keep] = useState({ key, outcome });
  if (last.key === key && (outcome === undefined || outcome === last.outcome)) return last.outcome;
  keep({ key, outcome });
  return outcome;
}
