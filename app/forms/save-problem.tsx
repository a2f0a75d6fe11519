import { PlansLink } from '#app/billing/plans-link.tsx';
import type { ChangeFailure } from '#app/editing/outcome.ts';
import { Button, ButtonLink, Notice } from '#app/ui/index.ts';
import { LogInAgain } from './log-in-again.tsx';

const wayOn = (code: ChangeFailure['code']) =>
  code === 'UNAUTHENTICATED' ? <LogInAgain /> : code === 'LIMIT_REACHED' && <PlansLink />;

/** Why a form was not saved; after a conflict, both values side by side and a choice. Stands inside the form. */
export function SaveProblem({
  failure,
  isSentAgain = false,
  discardHref,
  onDiscard,
}: {
  failure: Pick<ChangeFailure, 'code' | 'message' | 'fields' | 'conflicts'>;
  /** It is tried again without anybody's help. */
  isSentAgain?: boolean;
  discardHref: string;
  onDiscard(): void;
}) {
  if (failure.code !== 'CONFLICT') {
    return (
      <Notice tone="danger" title="Not saved yet" actions={wayOn(failure.code)}>
        <p>
          {isSentAgain
            ? 'There is no connection right now. What you typed is still here, and is saved as soon as there is one.'
            : `${failure.message} ${failure.code === 'INVALID' ? '' : 'What you typed is still here.'}`}
        </p>
        <ul className="mt-1 grid gap-1">
          {Object.entries(failure.fields).map(([name, messages]) => (
            <li key={name}>
              <a className="text-link" href={`#field-${name}`}>
                {messages.join(' ')}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="This changed while you were editing"
      actions={
        <>
          <Button type="submit" size="small" look="primary">
            Save mine
          </Button>
          {/* A fresh page: the form would hold on to what was typed. */}
          <ButtonLink reloadDocument href={discardHref} onClick={onDiscard} size="small">
            Keep theirs
          </ButtonLink>
        </>
      }
    >
      <p>Your words are still in the form below. Nothing is overwritten until you choose.</p>
      <dl className="mt-2 grid gap-3">
        {failure.conflicts.map(({ label, mine, theirs }) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm font-medium">{label}</dt>
            <dd className="text-sm whitespace-pre-line">
              <span className="text-muted">Yours: </span>
              {mine}
            </dd>
            <dd className="text-sm whitespace-pre-line">
              <span className="text-muted">Theirs: </span>
              {theirs}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
