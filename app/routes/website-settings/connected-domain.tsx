import { Form } from '@remix-run/react';
import { ChevronRight } from 'lucide';
import { CertificateFacts } from '#app/domains/certificate-facts.tsx';
import { CheckNow } from '#app/domains/check-now.tsx';
import { ConnectProblem } from '#app/domains/connect-problem.tsx';
import { CHECK, CONNECT, DISCONNECT } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { FollowDomain } from '#app/domains/follow-domain.tsx';
import { PrimaryChoice } from '#app/domains/primary-choice.tsx';
import { RecordList } from '#app/domains/record-list.tsx';
import { refusedWith, wordsOf, type Refused } from '#app/domains/refused-intent.ts';
import { StandingLine } from '#app/domains/standing-line.tsx';
import { standingOf } from '#app/domains/standing.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { ButtonLink, Icon, Panel } from '#app/ui/index.ts';

type ConnectedDomainProps = {
  domain: DomainDetails;
  website: { id: string; canWrite: boolean };
  rejection: Refused | undefined;
};

/** One domain of a website: how it stands, its records, its certificate, its main address, and letting it go. */
export function ConnectedDomain({ domain, website, rejection }: ConnectedDomainProps) {
  const { id, displayName, stamp, records, checkedAt, nextLook } = domain;
  const isRight = records.every((record) => record.state === 'RIGHT' || !record.isRequired);
  return (
    <Panel
      title={<span className="break-all">{displayName}</span>}
      description={<StandingLine standing={standingOf(domain)} />}
      actions={
        website.canWrite && (
          <ButtonLink size="small" href={`/domains/${id}`}>
            Everything about it
          </ButtonLink>
        )
      }
    >
      {website.canWrite && <FollowDomain id={id} stamp={stamp} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-6 lg:order-1">
          {website.canWrite && (
            <MainAddress domain={domain} website={website.id} rejection={refusedWith(rejection, CONNECT)} />
          )}
          <section aria-label="Certificate">
            <h3 className="mb-1.5 text-sm font-medium">Certificate</h3>
            <CertificateFacts domain={domain} />
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {website.canWrite && (
            <CheckNow
              domain={id}
              checkedAt={checkedAt ?? null}
              nextLook={nextLook}
              refusal={wordsOf(refusedWith(rejection, CHECK))}
            />
          )}
          <details className="group" open={!isRight}>
            <summary className="flex items-center gap-2 rounded-md py-1 font-medium">
              <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
              {isRight ? 'Records, all right' : 'Records to set'}
            </summary>
            <div className="mt-2">
              <RecordList records={records} />
            </div>
          </details>
        </div>
      </div>
    </Panel>
  );
}

type MainAddressProps = { domain: DomainDetails; website: string; rejection: Refused | undefined };

function MainAddress({ domain: { id, displayName, primary }, website, rejection }: MainAddressProps) {
  const form = useSubmittedForm<'primary'>(`primary-${id}`, rejection?.lastResult, { primary });
  return (
    <Form key={primary} method="post" id={form.id} preventScrollReset className="grid gap-4">
      <input type="hidden" name="domain" value={id} />
      <ConnectProblem id={form.errorId} rejection={rejection} website={website} />
      <PrimaryChoice field={form.field('primary')} name={displayName} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton look="secondary" name="intent" value={CONNECT}>
          Save address
        </SubmitButton>
        <SubmitButton look="quiet" name="intent" value={DISCONNECT}>
          Disconnect
        </SubmitButton>
      </div>
    </Form>
  );
}
