import type { DomainStand } from '#app/domains/domain-view.ts';
import { StandingLine } from '#app/domains/standing-line.tsx';
import { standingOf } from '#app/domains/standing.ts';
import { ButtonLink, Link } from '#app/ui/index.ts';

export function DomainRow({ domain }: { domain: DomainStand }) {
  const { id, displayName, website } = domain;
  const standing = standingOf(domain);
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-base font-medium">
          <Link href={`/domains/${id}`} className="card-link break-all">
            {displayName}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <StandingLine standing={standing} />
        </p>
      </div>
      <p className="min-w-0 basis-48 text-sm break-words text-muted">
        {website ? (
          <>
            Shows{' '}
            <Link href={`/website/${website.id}/custom-domain`} className="relative z-10 text-ink hover:underline">
              {website.name}
            </Link>
          </>
        ) : (
          'No website'
        )}
      </p>
      <p className="relative z-10 sm:min-w-40 sm:text-right">
        {standing.next && (
          <ButtonLink size="small" href={standing.next.href} aria-label={`${standing.next.label}: ${displayName}`}>
            {standing.next.label}
          </ButtonLink>
        )}
      </p>
    </li>
  );
}
