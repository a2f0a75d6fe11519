import { ButtonLink, Notice } from '#app/ui/index.ts';
import { wordsOf, type Refused } from './refused-intent.ts';

type ConnectProblemProps = { id: string; rejection: Refused | undefined; plansHref: string };

/** Why a domain was not connected; where the plan is too small, with the way to a larger one. */
export function ConnectProblem({ id, rejection, plansHref }: ConnectProblemProps) {
  if (!rejection) return null;
  return (
    <Notice
      id={id}
      tone="danger"
      actions={
        rejection.code === 'LIMIT_REACHED' && (
          <ButtonLink size="small" href={plansHref}>
            See plans
          </ButtonLink>
        )
      }
    >
      {wordsOf(rejection)}
    </Notice>
  );
}
