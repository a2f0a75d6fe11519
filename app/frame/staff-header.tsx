import { useLocation } from '@remix-run/react';
import { Tabs } from '#app/ui/index.ts';

/** Second line of the header for staff. */
export function StaffHeader({ label, links }: { label: string; links: { label: string; href: string }[] }) {
  const { pathname } = useLocation();
  const tabs = links.map((link) => ({
    ...link,
    current: pathname === link.href || pathname.startsWith(`${link.href}/`),
  }));
  return <Tabs label={label} tabs={tabs} className="bg-surface px-2 sm:px-4" />;
}
