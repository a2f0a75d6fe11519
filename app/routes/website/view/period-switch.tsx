import { searchWith } from '#app/editing/search-params.ts';
import { classes, Link } from '#app/ui/index.ts';
import { periods } from './periods.ts';

/** How many days a chart shows. */
export const PeriodSwitch = ({ period, search }: { period: number; search: URLSearchParams }) => (
  <nav aria-label="Period" className="-mx-1 flex flex-wrap">
    {periods.map((days) => (
      <Link
        key={days}
        href={searchWith(search, { days })}
        keepsPlace
        aria-current={days === period ? 'true' : undefined}
        className={classes(
          'grid min-h-8 place-items-center rounded-md px-2 text-sm font-medium',
          days === period ? 'bg-ink/8 text-ink' : 'text-muted hover:text-ink',
        )}
      >
        {days} days
      </Link>
    ))}
  </nav>
);
