import { ChevronRight } from 'lucide';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The way from the top to here. The last one is where we are. */
export function Breadcrumbs({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <Icon of={ChevronRight} className="size-3.5" />}
            {href ? (
              <Link href={href} className="rounded-sm hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
