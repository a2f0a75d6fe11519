import { Trash2 } from 'lucide';
import { CertificateFacts } from '#app/domains/certificate-facts.tsx';
import { CheckNow } from '#app/domains/check-now.tsx';
import { CHECK, CONNECT, DISCONNECT } from '#app/domains/domain-intents.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { refusedWith, wordsOf, type Refused } from '#app/domains/refused-intent.ts';
import type { ChoosableWebsite } from '#app/domains/website-choice.tsx';
import { ButtonLink, Icon, Panel } from '#app/ui/index.ts';
import { History } from './history.tsx';
import { NameserverSummary } from './nameserver-summary.tsx';
import { NextStep } from './next-step.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WebsitePanel } from './website-panel.tsx';

type OverviewScreenProps = {
  domain: DomainDetails;
  websites: ChoosableWebsite[];
  isRemoving: boolean;
  rejection: Refused | undefined;
};

/** One domain: what to do next, what it shows, how it is doing, what happened. */
export function OverviewScreen({ domain, websites, isRemoving, rejection }: OverviewScreenProps) {
  const { id, checkedAt, nextLook, history } = domain;
  return (
    <>
      <NextStep domain={domain} />
      <CheckNow checkedAt={checkedAt ?? null} nextLook={nextLook} refusal={wordsOf(refusedWith(rejection, CHECK))} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <WebsitePanel
          domain={domain}
          websites={websites}
          rejection={refusedWith(rejection, CONNECT) ?? refusedWith(rejection, DISCONNECT)}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Panel title="Certificate" description="What makes https:// and the lock in browsers work">
            <CertificateFacts domain={domain} />
          </Panel>
          <Panel title="Nameservers" description="The servers that answer for the name">
            <NameserverSummary domain={domain} />
          </Panel>
        </div>
      </div>
      <History events={history} />
      <div className="border-t pt-6">
        <ButtonLink
          href={`/domains/${id}?panel=remove`}
          keepsPlace
          look="quiet"
          icon={<Icon of={Trash2} />}
          className="-ml-3.5"
        >
          Remove this domain …
        </ButtonLink>
      </div>
      {isRemoving && <RemoveDialog domain={domain} rejection={rejection} />}
    </>
  );
}
