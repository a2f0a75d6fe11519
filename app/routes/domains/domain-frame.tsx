import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FollowDomain } from '#app/domains/follow-domain.tsx';
import { StandingLine } from '#app/domains/standing-line.tsx';
import { standingOf } from '#app/domains/standing.ts';
import type { DomainStand } from '#app/domains/domain-view.ts';
import { Breadcrumbs, Page, PageHeader, Tabs } from '#app/ui/index.ts';

type DomainFrameProps = { domain: DomainStand & { stamp: string }; children: ReactNode };

const screens = [
  { path: '', label: 'Overview' },
  { path: '/confirm-dns', label: 'Records' },
  { path: '/verify-nameservers', label: 'Nameservers' },
];

/** Around the three screens of one domain: which it is, how it stands, the ways between them. */
export function DomainFrame({ domain, children }: DomainFrameProps) {
  const { id, name, displayName, stamp } = domain;
  const { pathname } = useLocation();
  const base = `/domains/${id}`;
  return (
    <Page className="gap-6">
      <FollowDomain id={id} stamp={stamp} />
      <PageHeader
        above={<Breadcrumbs items={[{ label: 'Domains', href: '/domains' }, { label: displayName }]} />}
        title={<span className="break-all">{displayName}</span>}
        description={
          <>
            <StandingLine standing={standingOf(domain)} />
            {name !== displayName && (
              <span className="mt-1 block text-sm">
                Written <span className="font-mono break-all">{name}</span> in records
              </span>
            )}
          </>
        }
      />
      <Tabs
        label="Domain"
        tabs={screens.map(({ path, label }) => ({
          label,
          href: `${base}${path}`,
          current: pathname === `${base}${path}`,
        }))}
      />
      {children}
    </Page>
  );
}
