import { PlansLink } from '#app/billing/plans-link.tsx';
import { Notice } from '#app/ui/index.ts';
import { wordsOf, type Refused } from './refused-intent.ts';

type ConnectProblemProps = { id: string; rejection: Refused | undefined; website: string | null };

/** Why a domain was not connected; where the plan is too small, with the way to a larger one. */
export function ConnectProblem({ id, rejection, website }: ConnectProblemProps) {
  if (!rejection) return null;
  return (
    <Notice id={id} tone="danger" actions={rejection.code === 'LIMIT_REACHED' && <PlansLink website={website} />}>
      {wordsOf(rejection)}
    </Notice>
  );
}
