import { useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { Given, Refusal, Version } from './draft.ts';
import { typedEarly } from './use-typed-early.ts';
import { useBeforePaint } from './use-before-paint.ts';
import { useDraft } from './use-draft.ts';
import { useKeptInput } from './use-kept-input.ts';

/** How the last save of a form failed; `values` are what was typed, `version` what the next attempt is made on. */
export type RoutedFailure<Values> = { why: Refusal; values?: Values | undefined; version?: Version | undefined };

type RoutedDraft<Values> = {
  /** Tells the form among those of its screen. */
  intent: string;
  given: Given<Values>;
  failure: RoutedFailure<Values> | null;
  /** Reads what was typed, told by the names of its fields; left out where nothing of it may be written into a page. */
  valuesOf?: ((typed: Record<string, string>) => Values) | undefined;
};

/** A form that goes where it is sent by the router, by its button. */
export function useRoutedDraft<Values>(
  form: RefObject<HTMLFormElement>,
  { intent, given, failure, valuesOf }: RoutedDraft<Values>,
) {
  const [draft, change] = useDraft(form, given, failure && { why: failure.why, basis: basisOf(failure, given) });
  const { state, formData } = useNavigation();
  const isSent = useRef(false);
  const { version } = draft.basis;

  // Nothing can be pressed between what is drawn and what the draft makes of it.
  useBeforePaint(() => {
    if (formData?.get('intent') === intent && !isSent.current) {
      isSent.current = true;
      change({ type: 'sent', values: valuesOf?.(textsIn(formData)) });
    }
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    const to = failure && { values: failure.values, version: failure.version ?? version };
    change(failure && to ? { type: 'failed', why: failure.why, to } : { type: 'taken' });
  }, [state, formData, intent, failure, version, valuesOf, change]);

  // A failure is shown as soon as it is known, and may be answered while the page is still being loaded anew.
  const sent = state === 'loading' && failure?.version !== undefined ? failure.version : version;
  return {
    draft: { ...draft, basis: { ...draft.basis, version: sent } },
    change,
    onInput: useCallback(() => change({ type: 'typed' }), [change]),
    catchUp: () => change({ type: 'caught up' }),
  };
}

const basisOf = <Values>({ values, version }: RoutedFailure<Values>, given: Given<Values>) =>
  values === undefined ? undefined : { values, version: version ?? given.version };

/** The same, and what is typed stays in this tab until it is saved. Passwords do not. */
export function useKeptDraft<Values>(form: RefObject<HTMLFormElement>, routed: RoutedDraft<Values>) {
  const { draft, change, onInput, catchUp } = useRoutedDraft(form, routed);
  const kept = useKeptInput(routed.intent, draft.state);
  const latest = useRef(routed);
  useEffect(() => {
    latest.current = routed;
  });
  // A page that came back with problems holds what was typed last.
  const mayResume = useRef(routed.failure === null);
  useEffect(() => {
    const { valuesOf, given } = latest.current;
    const entries = valuesOf && mayResume.current && kept.resume(typedEarly(form.current));
    if (!entries) return;
    const typed = textsIn(entries);
    change({ type: 'restored', to: { values: valuesOf(typed), version: typed.seen ?? given.version } });
  }, [kept, change, form]);
  return {
    draft,
    catchUp,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      kept.keep(event.currentTarget);
      onInput();
    },
    discard: () => {
      kept.forget();
      change({ type: 'discarded', to: routed.given });
    },
    forget: kept.forget,
  };
}

const textsIn = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries([...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
