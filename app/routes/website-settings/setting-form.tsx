import { useRef, type ReactNode } from 'react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { ChangeFailure, ChangeOutcome } from '#app/editing/outcome.ts';
import { ChangedElsewhere } from '#app/forms/changed-elsewhere.tsx';
import type { Given } from '#app/forms/draft.ts';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { refusalOf } from '#app/forms/refusal-of.ts';
import { SaveProblem } from '#app/forms/save-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TypedEarlier } from '#app/forms/typed-earlier.tsx';
import { useKeptDraft } from '#app/forms/use-routed-draft.ts';
import { Notice, useIsHydrated } from '#app/ui/index.ts';

/** How the last try of this form failed, if it did. */
export const failureOf = (outcome: ChangeOutcome | undefined, intent: string): ChangeFailure | null =>
  outcome && !outcome.ok && outcome.intent === intent ? outcome : null;

/** The texts that were typed in a form that was not saved; an empty one for what did not come back. */
const textsIn = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof values === 'object' && values !== null ? values : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

type SettingFormProps<Values> = {
  intent: string;
  outcome: ChangeOutcome | undefined;
  /** What stands in this setting, and its version. */
  given: Given<Values>;
  /** Reads what was typed; left out where nothing of it is ever written into a page. */
  valuesOf?: (typed: Record<string, string>) => Values;
  label: string;
  /** The website whose plans a limit leads to. */
  website?: string;
  /** The fields, filled from these values. */
  children: (values: Values) => ReactNode;
  /** Further buttons beside the one that saves. */
  more?: ReactNode;
};

/**
 * A form of one setting that counts at once. What is wrong as a whole stands above, what is wrong with a field beside it. It is saved
 * on the version that its fields came from: what somebody else saved meanwhile is shown, never overwritten.
 */
export function SettingForm<Values>({
  intent,
  outcome,
  given,
  valuesOf,
  label,
  website,
  children,
  more,
}: SettingFormProps<Values>) {
  const failure = failureOf(outcome, intent);
  const isLive = useIsHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { draft, ...actions } = useKeptDraft(element, {
    intent,
    given,
    valuesOf,
    failure: failure && {
      why: refusalOf(failure),
      values: failure.values === undefined ? undefined : valuesOf?.(textsIn(failure.values)),
      version: failure.version,
    },
  });
  return (
    <ChangeForm
      key={draft.generation}
      intent={intent}
      values={{ seen: String(draft.basis.version) }}
      ref={element}
      onInput={actions.onInput}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      noValidate
    >
      {isLive && <input type="hidden" name="scripted" value="1" />}
      {draft.isRestored && !failure && <TypedEarlier onDiscard={actions.discard} />}
      <SettingProblem failure={failure} website={website} onDiscard={actions.forget} />
      {children(draft.basis.values)}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {draft.newer && draft.state === 'typed' && (
          <p role="status" className="mr-auto">
            <ChangedElsewhere onShow={actions.catchUp} />
          </p>
        )}
        {more}
        <SubmitButton look="secondary" name="save" value={intent}>
          {label}
        </SubmitButton>
      </div>
    </ChangeForm>
  );
}

type SettingProblemProps = {
  failure: ChangeFailure | null;
  website: string | undefined;
  onDiscard(): void;
};

/** Why a setting was not saved, unless its fields say so. */
function SettingProblem({ failure, website, onDiscard }: SettingProblemProps) {
  if (failure?.code === 'CONFLICT') return <SaveProblem failure={failure} discardHref="?" onDiscard={onDiscard} />;
  if (!failure || Object.keys(failure.fields).length > 0) return null;
  const isPassing = failure.code === 'UNAUTHENTICATED' || failure.code === 'UNAVAILABLE';
  return (
    <Notice
      tone="danger"
      title="Not saved yet"
      actions={
        failure.code === 'UNAUTHENTICATED' ? (
          <LogInAgain />
        ) : (
          failure.code === 'LIMIT_REACHED' && website && <PlansLink website={website} />
        )
      }
    >
      {failure.message} {isPassing && 'What you typed is still here.'}
    </Notice>
  );
}
