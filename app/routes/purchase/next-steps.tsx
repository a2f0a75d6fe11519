import { ButtonLink } from '#app/ui/index.ts';
import type { Bought, Shown } from './read-purchase.server.ts';

type NextStepsProps = Omit<Shown, 'purchase' | 'step'> & { purchase: Bought; isUnderWay: boolean };

/** Where to go from a purchase: back to what was being done, to what was bought, or to try again. */
export const NextSteps = (props: NextStepsProps) => (
  <div className="flex flex-wrap gap-2">
    {props.purchase.kind === 'PLAN' ? <AfterPlan {...props} /> : <AfterDomain {...props} />}
  </div>
);

function AfterPlan({ plans, doing, isUnderWay }: NextStepsProps) {
  return (
    <>
      <ButtonLink look={isUnderWay ? 'secondary' : 'primary'} href={doing ?? '/'}>
        {doing ? 'Back to what you were doing' : 'Go to the dashboard'}
      </ButtonLink>
      <ButtonLink href={plans}>Plans and usage</ButtonLink>
    </>
  );
}

function AfterDomain({ purchase: { domain, subject }, isUnderWay }: NextStepsProps) {
  return (
    <>
      {domain && (
        <ButtonLink look="primary" href={`/domains/${domain.id}`}>
          {domain.website ? `Look at ${domain.displayName}` : 'Choose a website for it'}
        </ButtonLink>
      )}
      {!domain && !isUnderWay && (
        <ButtonLink look="primary" href={`/domains/search?text=${encodeURIComponent(subject)}`}>
          Search again
        </ButtonLink>
      )}
      <ButtonLink href="/domains">My domains</ButtonLink>
    </>
  );
}
