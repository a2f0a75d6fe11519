import { hasRole } from '#app/auth/roles.ts';
import { Link } from '#app/ui/index.ts';

type StaffPlace = { label: string; href: string };

const forTrainers: StaffPlace[] = [
  { label: 'Training websites', href: '/training-websites' },
  { label: 'Template editor', href: '/template-editor' },
  { label: 'Template sections', href: '/template-sections' },
];
const forAdmins: StaffPlace[] = [
  { label: 'Templates', href: '/admin/templates' },
  { label: 'Chat templates', href: '/admin/chat/templates' },
  { label: 'Live settings', href: '/admin/kv-storages' },
  { label: 'Recent signups', href: '/admin/recent-signups' },
  { label: 'Playground', href: '/fine-tuning/playground' },
  { label: 'Examples', href: '/fine-tuning/examples' },
];

/** The staff screens that somebody with these roles may open; none for everybody else. */
export const staffPlacesOf = (person: Parameters<typeof hasRole>[0]): StaffPlace[] => [
  ...(hasRole(person, ['training', 'admin']) ? forTrainers : []),
  ...(hasRole(person, 'admin') ? forAdmins : []),
];

/** The ways to the staff screens. */
export const StaffLinks = ({ places }: { places: StaffPlace[] }) => (
  <nav
    aria-label="Staff"
    className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border bg-surface px-4 py-3"
  >
    <p className="font-medium">Staff</p>
    {places.map(({ label, href }) => (
      <Link key={href} href={href} className="text-link">
        {label}
      </Link>
    ))}
  </nav>
);
