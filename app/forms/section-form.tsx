import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { Button, classes } from '#app/ui/index.ts';
import { entryTree } from '#site/forms/form-entries.ts';
import { readFields } from '#site/forms/read-fields.ts';
import type { FormField } from '#site/sections/form-fields.ts';
import type { FormView } from './form-view.ts';
import { SaveProblem } from './save-problem.tsx';
import { SaveState } from './save-state.tsx';
import { SectionFormFields } from './section-form-fields.tsx';
import { TypedEarlier } from './typed-earlier.tsx';
import type { Entries } from './unsaved-input.ts';
import { NO_CONNECTION } from '#app/offline.ts';
import { useAutosave } from './use-autosave.ts';
import { useRetry } from './use-retry.ts';
import { useTypedEarly } from './use-typed-early.ts';
import { useKeptInput, useRestoredInput } from './use-kept-input.ts';
import { useFormBasis } from './use-form-basis.ts';

type SectionFormProps = {
  form: FormView;
  /** Revision that `form.values` were read from. */
  revision: number;
  submitLabel: string;
  /** What the last submission without JavaScript came to, if it was this form's. */
  outcome: ChangeOutcome | undefined;
  /** Where "Discard" leads: this screen, freshly loaded. */
  discardHref: string;
  /** Waits for its button also with scripts, where half of a form would be wrong or matter at once. */
  savesByButton?: boolean;
};

/**
 * The form of a section, or of any other part of the document, made from its field definitions. Without JavaScript a plain form
 * with a button. With it, it saves itself when typing pauses; nothing typed is ever replaced by an answer that failed.
 */
export function SectionForm({
  form,
  revision,
  submitLabel,
  outcome: plainOutcome,
  discardHref,
  savesByButton = false,
}: SectionFormProps) {
  const fetcher = useFetcher<ChangeOutcome>({ key: `save ${form.part}` });
  const element = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? (plainOutcome?.part === form.part ? plainOutcome : undefined);

  const [isRestored, setRestored] = useState(false);

  const send = (data: FormData) => {
    data.set('enhanced', '1');
    fetcher.submit(data, { method: 'post' });
  };
  const kept = useKeptInput(form.part, fetcher.data);
  const save = (target: HTMLFormElement) => {
    kept.sent();
    send(new FormData(target));
  };
  const { isDirty, touched, saveNow, forget: stopWaiting } = useAutosave(save, savesByButton);
  const isIdle = fetcher.state === 'idle' && !isDirty;
  const basis = useFormBasis({ values: form.values, revision }, outcome, { isIdle, isRestored }, element);
  const putBack = (entries: Entries) => {
    const tree = entryTree(entries);
    const values = readFields(form.fields, tree, form.values);
    basis.refill({ values, revision: Number(tree.children.get('baseRevision')?.value) || revision });
    // Counts as typed, so that nothing replaces it and leaving asks first.
    if (element.current) touched(element.current);
  };
  useRestoredInput(kept.read, (entries) => {
    setRestored(true);
    if (savesByButton) return putBack(entries);
    // The server then treats it like any save: it counts, or it is shown with what is wrong.
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    send(data);
  });
  const discard = () => {
    kept.forget();
    setRestored(false);
    stopWaiting();
    basis.refill({ values: form.values, revision });
  };
  const failure = outcome && !outcome.ok ? outcome : null;
  const isCutOff = failure?.message === NO_CONNECTION && !savesByButton;
  useRetry(isCutOff && isIdle, () => saveNow(element.current));
  const mustChoose = failure?.code === 'CONFLICT';

  useTypedEarly(element);
  useFocusOnProblem(element, failure !== null && fetcher.data === undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    saveNow(event.currentTarget);
  };

  return (
    <form
      key={basis.generation}
      ref={element}
      method="post"
      encType={holdsImage(form.fields) ? 'multipart/form-data' : undefined}
      onSubmit={submit}
      onInput={(event) => {
        setRestored(false);
        kept.keep(event.currentTarget);
        if (!mustChoose) touched(event.currentTarget);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (basis.isBehind && !currentTarget.contains(relatedTarget)) basis.catchUp();
      }}
      className="grid grid-cols-1 gap-5"
      noValidate
    >
      <input type="hidden" name="part" value={form.part} />
      {form.only?.map((field) => (
        <input key={field} type="hidden" name="only" value={field} />
      ))}
      <input type="hidden" name="baseRevision" value={basis.revision} />
      {/* Enter in a text presses the first button of a form: this one, not the one that moves an item. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {submitLabel}
      </button>
      <input type="hidden" name="intent" value="save" />
      {failure && (
        <SaveProblem failure={failure} isSentAgain={isCutOff} discardHref={discardHref} onDiscard={kept.forget} />
      )}
      {savesByButton && isRestored && !failure && <TypedEarlier onDiscard={discard} />}
      <SectionFormFields fields={form.fields} prefix="" values={basis.values} errors={failure?.fields ?? {}} />
      <div
        className={classes(
          'flex items-center justify-between gap-3',
          !savesByButton && 'sticky bottom-0 -mx-4 border-t bg-ground px-4 py-3',
        )}
      >
        <SaveState
          isSaving={fetcher.state !== 'idle'}
          isDirty={isDirty}
          outcome={fetcher.data}
          savesByButton={savesByButton}
          onShowOthers={basis.isBehind ? basis.catchUp : undefined}
        />
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form>
  );
}

/** Files travel in parts; without scripts a form cannot change its mind about that. */
const holdsImage = (fields: FormField[]): boolean =>
  fields.some(({ control, fields: inner = [] }) => control === 'image' || holdsImage(inner));

/** After a page that came back with problems, the first of them has the focus. */
function useFocusOnProblem(form: { current: HTMLFormElement | null }, isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
    // Once, when the page appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
