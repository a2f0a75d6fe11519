import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

/** Pages by cursor: back to the first page, on to the next. Shows nothing when all fits on one page. */
export function Pagination({
  firstHref,
  previousHref,
  nextHref,
  summary,
}: {
  firstHref?: string | undefined;
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  summary?: ReactNode;
}) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{summary}</p>
      <div className="flex gap-2">
        {firstHref && (
          <ButtonLink
            href={firstHref}
            size="small"
            look={previousHref ? 'quiet' : 'secondary'}
            icon={previousHref ? undefined : <Icon of={ArrowLeft} />}
          >
            First page
          </ButtonLink>
        )}
        {previousHref && previousHref !== firstHref && (
          <ButtonLink href={previousHref} size="small" rel="prev" icon={<Icon of={ArrowLeft} />}>
            Previous page
          </ButtonLink>
        )}
        {nextHref && (
          <ButtonLink href={nextHref} size="small" rel="next">
            Next page <Icon of={ArrowRight} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
