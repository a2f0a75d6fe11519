import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink, Icon, Link } from '#app/ui/index.ts';

export type Framed = { path: string; words: { title: string; one: string } };

/** Around every screen of a noun: the title leads to the list, the green button to a new entry. */
export const NounFrame = ({ noun, children }: { noun: Framed | undefined; children: ReactNode }) => (
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
    {children}
  </div>
);
