import { useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useOutcome } from '#app/use-outcome.ts';
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
  const answer = useOutcome<unknown>();
  /** What was sent last, and the answer that stood there before: another one is about this. */
  const sent = useRef<{ formData: FormData; before: unknown; isOpen: boolean } | null>(null);
  const { version } = draft.basis;

  // Nothing can be pressed between what is drawn and what the draft makes of it. A refusal is drawn before the page is loaded anew.
  useBeforePaint(() => {
    if (formData?.get('intent') === intent && formData !== sent.current?.formData) {
      sent.current = { formData, before: answer, isOpen: true };
      change({ type: 'sent', values: valuesOf?.(textsIn(formData)) });
    }
    if (!sent.current?.isOpen) return;
    const isRefused = failure !== null && answer !== undefined && answer !== sent.current.before;
    if (state === 'submitting' || (state === 'loading' && !isRefused)) return;
    sent.current.isOpen = false;
    const to = failure && { values: failure.values, version: failure.version ?? version };
    change(failure && to ? { type: 'failed', why: failure.why, to } : { type: 'taken' });
  }, [state, formData, intent, answer, failure, version, valuesOf, change]);

  return {
    draft,
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
