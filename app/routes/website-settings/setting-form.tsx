import { useRef, type ReactNode } from 'react';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { ChangeFailure, ChangeOutcome } from '#app/editing/outcome.ts';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TypedEarlier } from '#app/forms/typed-earlier.tsx';
import { useUnsavedForm } from '#app/forms/use-unsaved-form.ts';
import { ButtonLink, Notice, useIsHydrated } from '#app/ui/index.ts';

/** How the last try of this form failed, if it did. */
export const failureOf = (outcome: ChangeOutcome | undefined, intent: string): ChangeFailure | null =>
  outcome && !outcome.ok && outcome.intent === intent ? outcome : null;

/** What was typed in a form that was not saved. */
export function typedIn(failure: ChangeFailure | null, name: string): string | undefined {
  const { values } = failure ?? {};
  const typed: unknown =
    typeof values === 'object' && values !== null && name in values
      ? Object.entries(values).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof typed === 'string' ? typed : undefined;
}

type SettingFormProps = {
  intent: string;
  outcome: ChangeOutcome | undefined;
  label: string;
  plansHref?: string;
  children: ReactNode;
  /** Further buttons beside the one that saves. */
  more?: ReactNode;
};

/** A form of one setting that counts at once. What is wrong as a whole stands above, what is wrong with a field beside it. */
export function SettingForm({ intent, outcome, label, plansHref, children, more }: SettingFormProps) {
  const failure = failureOf(outcome, intent);
  const isLive = useIsHydrated();
  const element = useRef<HTMLFormElement>(null);
  const unsaved = useUnsavedForm(element, intent, failure !== null);
  const isAboutFields = failure !== null && Object.keys(failure.fields).length > 0;
  const isPassing = failure?.code === 'UNAUTHENTICATED' || failure?.code === 'UNAVAILABLE';
  return (
    <ChangeForm
      intent={intent}
      ref={element}
      onInput={unsaved.onInput}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      noValidate
    >
      {isLive && <input type="hidden" name="scripted" value="1" />}
      {unsaved.isRestored && !failure && <TypedEarlier onDiscard={unsaved.discard} />}
      {failure && !isAboutFields && (
        <Notice
          tone="danger"
          title="Not saved yet"
          actions={
            failure.code === 'UNAUTHENTICATED' ? (
              <LogInAgain />
            ) : (
              failure.code === 'LIMIT_REACHED' &&
              plansHref && (
                <ButtonLink size="small" href={plansHref}>
                  See plans
                </ButtonLink>
              )
            )
          }
        >
          {failure.message} {isPassing && 'What you typed is still here.'}
        </Notice>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {more}
        <SubmitButton look="secondary" name="save" value={intent}>
          {label}
        </SubmitButton>
      </div>
    </ChangeForm>
  );
}
