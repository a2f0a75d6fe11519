import { loginPath, signupPath } from '#app/auth/redirect-target.ts';
import { ButtonLink, counted, PageHeader } from '#app/ui/index.ts';
import type { LoadedClaim } from './load-claim.server.ts';
import { UnclaimedCard } from './unclaimed-card.tsx';

/** Logged out: what signing up does for the websites that are here already. */
export function ClaimWithoutAccount({ websites, wanted }: LoadedClaim) {
  const back = wanted ? `/claim?website=${encodeURIComponent(wanted)}` : '/claim';
  const isOne = websites.length === 1;
  return (
    <>
      <PageHeader
        title={isOne ? 'Keep your website' : 'Keep your websites'}
        description={
          isOne
            ? 'You made a website without an account. Sign up, and it becomes yours: kept for good, ready to publish, with more messages to the assistant. It is free.'
            : `You made ${counted(websites.length, 'website')} without an account. Sign up, and they become yours: kept for good, ready to publish, with more messages to the assistant. It is free.`
        }
      />
      <div className="flex flex-wrap gap-2">
        <ButtonLink reloadDocument look="primary" href={signupPath(back)}>
          Sign Up
        </ButtonLink>
        <ButtonLink reloadDocument href={loginPath(back)}>
          Log In
        </ButtonLink>
      </div>
      <ul className="grid gap-3" aria-label="Websites without an owner">
        {websites.map((website) => (
          <UnclaimedCard key={website.id} website={website} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        {isOne
          ? 'Only this browser knows that it is yours. Without an account it is removed 30 days after its last change.'
          : 'Only this browser knows that they are yours. Without an account they are removed 30 days after their last change.'}
      </p>
    </>
  );
}
