import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

/** Pages by cursor: back to the first page, on to the next. Shows nothing when all fits on one page. */
export function Pagination({
  firstHref,
  nextHref,
  summary,
}: {
  firstHref?: string | undefined;
  nextHref?: string | undefined;
  summary?: ReactNode;
}) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{summary}</p>
      <div className="flex gap-2">
        {firstHref && (
          <ButtonLink href={firstHref} size="small" icon={<Icon of={ArrowLeft} />}>
            First page
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
