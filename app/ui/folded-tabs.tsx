import { ChevronDown } from 'lucide';
import { Icon } from './icon.tsx';
import { Menu, MenuLink } from './menu.tsx';
import type { Tab } from './tabs.tsx';

type FoldedTabsProps = {
  label: string;
  tabs: Tab[];
  /** A second group, below a line: whose they are, and where they lead. */
  further?: { label: string; tabs: Tab[] };
  align?: 'left' | 'right';
  className?: string;
};

/** Tabs on a narrow screen: a button names the one that is open, its menu leads to all. */
export function FoldedTabs({ label, tabs, further, align, className }: FoldedTabsProps) {
  const open = tabs.find(({ current }) => current);
  return (
    <nav aria-label={label} className={className}>
      <Menu
        align={align}
        triggerClassName="flex min-h-9 items-center gap-1.5 px-2.5 font-medium whitespace-nowrap hover:bg-ink/6"
        trigger={
          <>
            {open?.label ?? label}
            <Icon of={ChevronDown} className="size-4 text-muted" />
          </>
        }
      >
        <Links tabs={tabs} />
        {further && (
          <div role="group" aria-label={further.label} className="mt-1 grid gap-px border-t pt-1">
            <p aria-hidden className="max-w-60 truncate px-2.5 py-1 text-sm text-muted">
              {further.label}
            </p>
            <Links tabs={further.tabs} />
          </div>
        )}
      </Menu>
    </nav>
  );
}

const Links = ({ tabs }: { tabs: Tab[] }) =>
  tabs.map(({ label, href, current }) => (
    <MenuLink key={href} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </MenuLink>
  ));
