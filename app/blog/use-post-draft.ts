import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import type { Given } from '#app/forms/draft.ts';
import { unsavedInput } from '#app/forms/unsaved-input.ts';
import { useAutosavedDraft } from '#app/forms/use-autosaved-draft.ts';
import { bringIn } from './bring-in.ts';
import { carryFocus, useCarriedFocus } from './carried-focus.ts';
import { emptyPost, valuesIn, valuesOfEntries, type PostValues } from './post-values.ts';

type PostDraft = {
  post: { id: string; version: number; values: PostValues } | null;
  outcome: ChangeOutcome | undefined;
  /** The address of this screen. */
  here: string;
};

const partOf = (post: string) => `post ${post}`;

/** The form of a post, which saves itself. With its first save a new post gets an address of its own, while one types on. */
export function usePostDraft(form: RefObject<HTMLFormElement>, { post, outcome, here }: PostDraft) {
  const navigate = useNavigate();
  const given: Given<PostValues> = { values: post?.values ?? emptyPost, version: post?.version ?? 0 };
  const { draft, last, ...actions } = useAutosavedDraft(form, {
    part: partOf(post?.id ?? 'new'),
    given,
    plainOutcome: outcome?.intent === 'save-post' ? { ...outcome, values: valuesIn(outcome.values) } : undefined,
    savesByButton: false,
    encType: 'multipart/form-data',
    bringIn,
    valuesOf: (entries) => ({
      values: valuesOfEntries(entries),
      version: Number(new Map(entries).get('baseRevision')) || given.version,
    }),
  });
  useCarriedFocus(form, here, draft.generation);

  const made = post === null && last?.ok ? last.to : undefined;
  const isTyped = draft.state === 'typed';
  const latest = useRef({ isTyped });
  useEffect(() => {
    latest.current = { isTyped };
  });
  useEffect(() => {
    if (made === undefined) return;
    const id = made.split('/').at(-1) ?? '';
    if (form.current && latest.current.isTyped) unsavedInput(made, partOf(id)).keep(form.current);
    carryFocus(form.current, made);
    navigate(made, { replace: true, preventScrollReset: true });
  }, [made, form, navigate]);

  return {
    ...actions,
    last,
    draft: { ...draft, basis: { ...draft.basis, values: valuesIn(draft.basis.values) } },
    /** Id of the post that this form saves to. */
    postId: post?.id ?? made?.split('/').at(-1) ?? '',
    onInput: (event: FormEvent<HTMLFormElement>) => {
      actions.onInput(event);
      if (made === undefined) return;
      unsavedInput(made, partOf(made.split('/').at(-1) ?? '')).keep(event.currentTarget);
      carryFocus(event.currentTarget, made);
    },
  };
}
