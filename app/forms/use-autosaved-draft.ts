import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { ChangeOutcome, ChangeSuccess } from '#app/editing/outcome.ts';
import { maySend, type Given } from './draft.ts';
import { refusalOf } from './refusal-of.ts';
import { partOfValue } from './section-form-values.ts';
import type { Entries } from './unsaved-input.ts';
import { useBeforePaint } from './use-before-paint.ts';
import { useDraft } from './use-draft.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useLeaving } from './use-leaving.ts';
import { typedEarly, useTypedEarly } from './use-typed-early.ts';

type Values = unknown;
/** What others wrote: the names of fields where they are known, what a field held before, and what stands there now. */
export type Theirs = { names?: readonly string[]; was: (name: string) => unknown; values: Values };
type AutosavedDraft = {
  /** Names it among the forms of its screen. */
  part: string;
  given: Given<Values>;
  /** What the last submission without JavaScript came to, if it was this form's. */
  plainOutcome: ChangeOutcome | undefined;
  /** Waits for its button also with scripts. */
  savesByButton: boolean;
  /** For forms that hold long texts or files. */
  encType?: 'multipart/form-data';
  /** Others wrote meanwhile: brings theirs into the fields, around what was typed since. */
  bringIn?: (form: HTMLFormElement, theirs: Theirs) => void;
  /** What entries of an earlier visit were typed into. */
  valuesOf(entries: Entries): Given<Values>;
};

/** Milliseconds without a key before a form saves itself. */
const PAUSE = 900;
/** Milliseconds: a server that went away does not say when it is back. */
const RETRY = 6000;

/** A form that is sent beside the screen: by itself once typing pauses and when it leaves the screen, or by its button. */
export function useAutosavedDraft(
  form: RefObject<HTMLFormElement>,
  { part, given, plainOutcome, savesByButton, valuesOf, encType, bringIn }: AutosavedDraft,
) {
  const fetcher = useFetcher<ChangeOutcome>({ key: `save ${part}` });
  const outcome = fetcher.data ?? plainOutcome;
  const [draft, change] = useDraft(form, given, firstOf(outcome), true);
  const kept = useKeptInput(part, draft.state);
  const { state, basis, newer, isAsked, keys } = draft;
  const isFree = maySend(draft);
  /** The save that waits for its answer: it may be pressed before this form has heard that the one before it is over. */
  const open = useRef<'pressed' | 'on its way' | null>(null);

  const sent = useRef<FormData | null>(null);
  /** What is to be done once this is saved, such as publishing it. */
  const following = useRef<string | null>(null);
  const isBringingIn = useRef(false);

  const send = (element: HTMLFormElement) => {
    const data = new FormData(element);
    data.set('enhanced', '1');
    if (following.current !== null) data.set('then', following.current);
    following.current = null;
    sent.current = data;
    fetcher.submit(data, { method: 'post', ...(encType && { encType }) });
  };
  const save = (then?: string) => {
    if (!form.current) return;
    if (then) following.current = then;
    if (!isFree) return change({ type: 'asked' });
    change({ type: 'sent' });
    open.current = 'pressed';
    send(form.current);
  };
  const bring = (theirs: Theirs) => {
    isBringingIn.current = true;
    if (form.current) bringIn?.(form.current, theirs);
    isBringingIn.current = false;
  };
  const taken = (answer: ChangeSuccess) => {
    const { merged: names = [], values } = answer;
    if (names.length > 0) bring({ names, values, was: (name) => sent.current?.get(name) });
    change({ type: 'taken', to: { values: answer.values, version: answer.revision } });
  };
  const latest = useRef({ save, valuesOf, taken, bring });
  useEffect(() => {
    latest.current = { save, valuesOf, taken, bring };
  });

  // What is typed is saved in a moment, and the answer brings theirs.
  const isRead = bringIn !== undefined && (state === 'clean' || state === 'saved');
  useEffect(() => {
    if (!isRead || !newer) return;
    latest.current.bring({ values: newer.values, was: (name) => partOfValue(basis.values, name) });
    change({ type: 'brought in' });
  }, [isRead, newer, basis, change]);

  const seen = useRef(fetcher.data);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || seen.current === answer) return;
    seen.current = answer;
    open.current = null;
    if (answer.ok) return latest.current.taken(answer);
    if (answer.saved) latest.current.taken(answer.saved);
    const to = { values: answer.values, version: answer.baseRevision };
    change({ type: 'failed', why: refusalOf(answer), to });
  }, [fetcher.data, change]);

  const isBusy = fetcher.state !== 'idle';
  useEffect(() => {
    if (isBusy && open.current) open.current = 'on its way';
    if (isBusy || open.current !== 'on its way') return;
    open.current = null;
    change({ type: 'failed', why: 'refused' });
  });

  const isWaiting = isFree && (isAsked || (state === 'typed' && !savesByButton));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => latest.current.save(), isAsked ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [isWaiting, isAsked, keys]);

  const retries = state === 'unreachable' && !savesByButton;
  useEffect(() => {
    if (!retries) return;
    const again = () => latest.current.save();
    addEventListener('online', again);
    const timer = setInterval(again, RETRY);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [retries]);

  // A page that came back with problems holds what was typed last.
  const mayResume = useRef(plainOutcome?.ok !== false);
  const hasResumed = useRef(false);
  // Nothing can be typed into a form that is about to be filled anew.
  useBeforePaint(() => {
    const entries = mayResume.current && kept.resume(typedEarly(form.current));
    if (!entries) return;
    hasResumed.current = true;
    change({ type: 'restored', to: latest.current.valuesOf(entries) });
  }, [kept, change, form]);
  useTypedEarly(form, hasResumed);
  useLeaving(form, { isTyped: state === 'typed', savesByButton, send });

  const discard = useCallback(() => {
    kept.forget();
    change({ type: 'discarded', to: given });
  }, [kept, change, given]);

  return {
    draft,
    outcome,
    failure: outcome && !outcome.ok ? outcome : null,
    /** Where the last save is; the answer to a submission without scripts is not its. */
    last: fetcher.data,
    isSaving: isBusy,
    save,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      if (isBringingIn.current) return;
      kept.keep(event.currentTarget);
      change({ type: 'typed' });
    },
    catchUp: () => change({ type: 'caught up' }),
    forget: kept.forget,
    discard,
  };
}

/** A page that came back with problems holds what was typed. */
function firstOf(outcome: ChangeOutcome | undefined) {
  if (!outcome || outcome.ok) return null;
  const { values, baseRevision: version } = outcome;
  return { why: refusalOf(outcome), basis: values === undefined ? undefined : { values, version } };
}
