import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef } from 'react';

/** A field of a form that the server checks: what was typed, and what is wrong with it. */
export type SubmittedField = {
  id: string;
  name: string;
  errorId: string;
  errors: string[] | undefined;
  initialValue: string | undefined;
};

type SubmittedForm<Name extends string> = {
  id: string;
  errorId: string;
  /** What is wrong with the form as a whole. */
  errors: string[] | undefined;
  field(name: Name): SubmittedField;
};

/**
 * A form as the last submission left it. All checking is the server's, so this is no more than names and messages;
 * with JavaScript the first wrong field gets the focus.
 */
export function useSubmittedForm<Name extends string>(
  id: string,
  lastResult: SubmissionResult | undefined,
  defaults: { readonly [N in Name]?: string | undefined },
): SubmittedForm<Name> {
  const seen = useRef(lastResult);
  useEffect(() => {
    if (seen.current === lastResult) return;
    seen.current = lastResult;
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [id, lastResult]);

  const field = (name: Name): SubmittedField => {
    const typed: unknown = lastResult?.initialValue?.[name];
    return {
      id: `${id}-${name}`,
      name,
      errorId: `${id}-${name}-error`,
      errors: lastResult?.error?.[name] ?? undefined,
      initialValue: lastResult ? (typeof typed === 'string' ? typed : undefined) : defaults[name],
    };
  };
  return { id, errorId: `${id}-error`, errors: lastResult?.error?.[''] ?? undefined, field };
}
