import { PlansLink } from '#app/billing/plans-link.tsx';
import type { ChangeFailure } from '#app/editing/outcome.ts';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { Button, Notice } from '#app/ui/index.ts';

type PostProblemProps = { failure: ChangeFailure; isSentAgain: boolean; website: string };

/** Why a post was not saved, or saved and not published: what to do about it. */
export function PostProblem({ failure, isSentAgain, website }: PostProblemProps) {
  const { code, message, fields, saved, then } = failure;
  const hints = Object.entries(fields);
  const isSaidBelow = !isSentAgain && hints.some(([, messages]) => messages.includes(message));
  return (
    <Notice
      tone={fields.gaps ? 'warning' : 'danger'}
      title={saved ? saved.message : 'Not saved yet'}
      actions={
        <>
          {code === 'UNAUTHENTICATED' && <LogInAgain />}
          {code === 'LIMIT_REACHED' && <PlansLink website={website} />}
          {fields.gaps && then && (
            <Button type="submit" size="small" name="then" value={`${then} anyway`}>
              {then === 'schedule' ? 'Schedule anyway' : 'Publish anyway'}
            </Button>
          )}
        </>
      }
    >
      {!isSaidBelow && (
        <p>
          {isSentAgain
            ? 'There is no connection right now. What you typed is still here, and is saved as soon as there is one.'
            : `${message}${saved || code === 'INVALID' ? '' : ' What you typed is still here.'}`}
        </p>
      )}
      <ul className="mt-1 grid gap-1">
        {hints.map(([name, messages]) => (
          <li key={name}>
            {name === 'gaps' ? (
              messages.join(' ')
            ) : (
              <a className="text-link" href={`#field-${name}`}>
                {messages.join(' ')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
