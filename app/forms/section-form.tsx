import { useEffect, useId, useRef, type FormEvent } from 'react';
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
import { useAutosavedDraft } from './use-autosaved-draft.ts';

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
  const element = useRef<HTMLFormElement>(null);
  const { draft, failure, last, isSaving, ...actions } = useAutosavedDraft(element, {
    part: form.part,
    given: { values: form.values, version: revision },
    plainOutcome: plainOutcome?.part === form.part ? plainOutcome : undefined,
    savesByButton,
    valuesOf: (entries) => {
      const tree = entryTree(entries);
      const version = Number(tree.children.get('baseRevision')?.value) || revision;
      return { values: readFields(form.fields, tree, form.values), version };
    },
  });
  const { newer, isRestored, isSending } = draft;
  const isDirty = draft.state === 'typed';
  const isBehind = newer !== null && !isDirty && !isSending && failure === null;
  const hasToChoose = failure?.code === 'CONFLICT';
  const problemId = useId();
  useFocusOnProblem(element, failure !== null && last === undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actions.save();
  };

  return (
    <form
      key={draft.generation}
      ref={element}
      method="post"
      encType={holdsImage(form.fields) ? 'multipart/form-data' : undefined}
      onSubmit={submit}
      onInput={actions.onInput}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isBehind && !currentTarget.contains(relatedTarget)) actions.catchUp();
      }}
      className="grid grid-cols-1 gap-5"
      noValidate
    >
      <input type="hidden" name="part" value={form.part} />
      {form.only?.map((field) => (
        <input key={field} type="hidden" name="only" value={field} />
      ))}
      <input type="hidden" name="baseRevision" value={draft.basis.version} />
      {/*
       * Enter in a text presses the first button of a form: this one, not the one that moves an item. A form that saves itself may have
       * found out that others wrote the same while somebody reaches for its button: until they have chosen there is nothing to press.
       */}
      <button type="submit" disabled={hasToChoose} className="sr-only" tabIndex={-1} aria-hidden="true">
        {submitLabel}
      </button>
      <input type="hidden" name="intent" value="save" />
      {failure && (
        <div id={problemId} className="scroll-mt-4">
          <SaveProblem
            failure={failure}
            isSentAgain={draft.state === 'unreachable' && !savesByButton}
            discardHref={discardHref}
            onDiscard={actions.forget}
          />
        </div>
      )}
      {savesByButton && isRestored && !failure && <TypedEarlier onDiscard={actions.discard} />}
      <SectionFormFields fields={form.fields} prefix="" values={draft.basis.values} errors={failure?.fields ?? {}} />
      <div
        className={classes(
          'flex items-center justify-between gap-3',
          !savesByButton && 'sticky bottom-0 -mx-4 border-t bg-ground px-4 py-3',
        )}
      >
        <SaveState
          isSaving={isSaving}
          isDirty={isDirty}
          outcome={last}
          savesByButton={savesByButton}
          onShowOthers={isBehind ? actions.catchUp : undefined}
        />
        {hasToChoose ? (
          <a href={`#${problemId}`} className="text-link text-sm">
            Choose what stays
          </a>
        ) : (
          <Button type="submit">{submitLabel}</Button>
        )}
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
