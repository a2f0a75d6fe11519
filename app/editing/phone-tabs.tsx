import { ButtonLink, classes, Link } from '#app/ui/index.ts';
import { searchWith } from './search-params.ts';

type PhoneTabsProps = { search: URLSearchParams; label: string; className?: string };

/** The same where there is room for one word: the way to the one that is not shown. */
export function PhoneSwitch({ search, label }: PhoneTabsProps) {
  const isPreview = search.get('view') === 'preview';
  return (
    <ButtonLink size="small" href={searchWith(search, { view: isPreview ? null : 'preview' })} className="md:hidden">
      {isPreview ? label : 'Preview'}
    </ButtonLink>
  );
}

/** On phones the edge and the preview take turns; the address says which of the two is shown. */
export function PhoneTabs({ search, label, className }: PhoneTabsProps) {
  const isPreview = search.get('view') === 'preview';
  const tabs = [
    { name: label, href: searchWith(search, { view: null }), current: !isPreview },
    { name: 'Preview', href: searchWith(search, { view: 'preview' }), current: isPreview },
  ];
  return (
    <nav aria-label="What to show" className={classes('flex rounded-md border bg-sunken p-0.5 md:hidden', className)}>
      {tabs.map(({ name, href, current }) => (
        <Link
          key={name}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={classes(
            'grid min-h-8 grow place-items-center rounded-sm px-3 text-sm font-medium -outline-offset-2',
            current ? 'bg-raised shadow-sm' : 'text-muted',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
