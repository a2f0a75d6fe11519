import { Outlet, useLocation } from '@remix-run/react';
import { Plus } from 'lucide';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';
import { ButtonLink, Icon, Link } from '#app/ui/index.ts';

type Scaffolded = { path: string; words: { title: string; one: string } };

const nouns: Scaffolded[] = [
  templateNoun,
  { path: '/admin/chat/templates', words: { title: 'Chat templates', one: 'chat template' } },
  kvStorageNoun,
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
              {noun.words.title}
            </Link>
          </p>
          <ButtonLink
            look="primary"
            href={`${noun.path}/new`}
            icon={<Icon of={Plus} />}
            aria-label={`New ${noun.words.one}`}
          >
            New
          </ButtonLink>
        </header>
      )}
      <Outlet />
    </div>
  );
}
