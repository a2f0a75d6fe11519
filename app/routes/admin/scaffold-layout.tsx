import { Outlet, useLocation } from '@remix-run/react';
import { Plus } from 'lucide';
import { ButtonLink, Icon, Link } from '#app/ui/index.ts';

const nouns = [
  { path: '/admin/templates', title: 'Templates', one: 'template' },
  { path: '/admin/chat/templates', title: 'Chat templates', one: 'chat template' },
  { path: '/admin/kv-storages', title: 'KV storages', one: 'KV storage' },
];

/** Around every admin screen: the title leads to the list, the green button to a new entry. */
export default function ScaffoldLayout() {
  const { pathname } = useLocation();
  const noun = nouns.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6">
      {noun && (
        <header className="flex items-center justify-between gap-4 border-b pb-4">
          <p className="text-xl font-semibold">
            <Link href={noun.path} className="rounded-sm hover:underline">
              {noun.title}
            </Link>
          </p>
          <ButtonLink look="primary" href={`${noun.path}/new`} icon={<Icon of={Plus} />} aria-label={`New ${noun.one}`}>
            New
          </ButtonLink>
        </header>
      )}
      <Outlet />
    </div>
  );
}
