import type { Refused } from '#app/domains/refused-intent.ts';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ButtonLink, counted, Link, Notice, Page, PageHeader } from '#app/ui/index.ts';
import { ConnectDomainForm } from './connect-domain-form.tsx';
import { ConnectedDomain } from './connected-domain.tsx';
import type { CustomDomainView } from './load-custom-domain.server.ts';

type CustomDomainScreenProps = CustomDomainView & { rejection: Refused | undefined };

/** The names of one's own that a website is reached at. */
export function CustomDomainScreen({ website, plan, connectedCount, choices, rejection }: CustomDomainScreenProps) {
  const { id, name, domains, canWrite } = website;
  const hasNoRoom = plan !== null && connectedCount >= plan.domains;
  const refusedFor = (domain: string) =>
    rejection?.lastResult.initialValue?.['domain'] === domain ? rejection : undefined;
  const isForNone = rejection && !domains.some((domain) => refusedFor(domain.id));
  return (
    <Page className="gap-6">
      <PageHeader
        title="Domain"
        description={
          <>
            {name} is at <span className="break-all text-ink">{addressAsRead(website)}</span>
            {domains.length === 0 && '. A name of your own is shorter, and yours to keep'}.
          </>
        }
      />
      {domains.map((domain) => (
        <ConnectedDomain key={domain.id} domain={domain} website={website} rejection={refusedFor(domain.id)} />
      ))}
      {!canWrite ? (
        <Notice>You can look at this website, but not change it.</Notice>
      ) : hasNoRoom && !rejection ? (
        <Notice
          title={plan.domains === 0 ? 'Your own domains come with Starter' : `Your ${plan.label} plan has no room left`}
          actions={
            <>
              <PlansLink website={id} />
              <ButtonLink size="small" look="quiet" href={`/domains/add?website=${id}`}>
                Add a domain anyway
              </ButtonLink>
            </>
          }
        >
          {plan.domains === 0
            ? 'Starter has one, Business ten. You can already add a name and prove that it is yours.'
            : `It connects ${counted(plan.domains, 'domain')}. Disconnect one or choose a larger plan to connect another.`}
        </Notice>
      ) : (
        <ConnectDomainForm
          websiteId={id}
          choices={choices}
          isFirst={domains.length === 0}
          rejection={isForNone ? rejection : undefined}
        />
      )}
      {canWrite && (
        <p className="text-sm">
          <Link href="/domains" className="text-link">
            All my domains
          </Link>
        </p>
      )}
    </Page>
  );
}

/** Where the website is, in the letters of its owner. */
function addressAsRead({ address, domains }: CustomDomainView['website']): string {
  const own = domains.find((domain) => domain.address === address);
  return (own ? address.replace(own.name, own.displayName) : address).replace(/^https?:\/\//, '');
}
