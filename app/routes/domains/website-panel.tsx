import { Form } from '@remix-run/react';
import { ConnectProblem } from '#app/domains/connect-problem.tsx';
import { CONNECT, DISCONNECT } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { PrimaryChoice } from '#app/domains/primary-choice.tsx';
import type { Refused } from '#app/domains/refused-intent.ts';
import { WebsiteChoice, type ChoosableWebsite } from '#app/domains/website-choice.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { ButtonLink, Link, Panel } from '#app/ui/index.ts';

type WebsitePanelProps = {
  domain: DomainDetails;
  websites: ChoosableWebsite[];
  rejection: Refused | undefined;
};

/** Which website the domain shows, and at which of its two names. */
export function WebsitePanel({ domain, websites, rejection }: WebsitePanelProps) {
  const { displayName, website, primary, state } = domain;
  const [first] = websites;
  const form = useSubmittedForm<'website' | 'primary'>('connect', rejection?.lastResult, {
    website: website?.id ?? '',
    primary,
  });
  const isGone = state === 'RELEASED';
  return (
    <Panel
      id="website"
      className="scroll-mt-20"
      title="Website"
      description={
        website ? (
          <>
            Shows{' '}
            <Link href={`/website/${website.id}/custom-domain`} className="text-link break-words">
              {website.name}
            </Link>
          </>
        ) : (
          'Shows none yet'
        )
      }
    >
      {isGone ? (
        <p className="text-muted">Add the name again first: someone else has proved that it is theirs.</p>
      ) : !first ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">You have no website yet. Make one, then come back.</p>
          <ButtonLink href="/">Make a website</ButtonLink>
        </div>
      ) : (
        <Form
          key={`${website?.id ?? ''} ${primary}`}
          method="post"
          id={form.id}
          preventScrollReset
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <ConnectProblem
            id={form.errorId}
            rejection={rejection}
            website={form.field('website').initialValue || first.id}
          />
          <WebsiteChoice field={form.field('website')} websites={websites} />
          <PrimaryChoice field={form.field('primary')} name={displayName} />
          <div className="flex flex-wrap items-center gap-2">
            <SubmitButton look="secondary" name="intent" value={CONNECT}>
              {website ? 'Save' : 'Connect'}
            </SubmitButton>
            {website && (
              <SubmitButton look="quiet" name="intent" value={DISCONNECT}>
                Disconnect
              </SubmitButton>
            )}
          </div>
        </Form>
      )}
    </Panel>
  );
}
