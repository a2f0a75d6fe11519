import type { StaffDocumentFragment } from '#app/graphql/generated/graphql.ts';
import { staffDocument } from './staff-document.ts';

/** `also`: further screens of a tab, or what their addresses begin with. */
const screens: { path: string; label: string; also?: string }[] = [
  { path: '', label: 'Editor' },
  { path: '/blog-editor', label: 'Blog', also: '/blog-' },
  { path: '/settings', label: 'Settings', also: '/delete-website' },
  { path: '/custom-domain', label: 'Domain' },
  { path: '/waitlist', label: 'Waiting list' },
  { path: '/plans', label: 'Plans' },
];

/** The screens of a website, the editor first; those but the editor are for owners. */
export function websiteScreens(
  { id, isUnclaimed, ...website }: { id: string; isUnclaimed: boolean } & StaffDocumentFragment,
  pathname: string,
) {
  const base = `/website/${encodeURIComponent(id)}`;
  return [
    ...(isUnclaimed || staffDocument(website) ? screens.slice(0, 1) : screens).map(({ path, label, also }) => ({
      label,
      href: `${base}${path}`,
      current: pathname === `${base}${path}` || (also !== undefined && pathname.startsWith(`${base}${also}`)),
    })),
    { label: 'Chat', href: `/website-chat/${encodeURIComponent(id)}`, current: false },
  ];
}
