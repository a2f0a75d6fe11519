import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '#app/ui/index.ts';
import { AdminFrame } from './admin-frame.tsx';

export type Framed = { path: string; words: { title: string; one: string } };

/** Around every screen of a noun that staff add to: the title leads to the list, the green button to a new entry. */
export function NounFrame({ noun, children }: { noun: Framed | undefined; children: ReactNode }) {
  if (!noun) return children;
  const { path, words } = noun;
  const button = (
    <ButtonLink look="primary" href={`${path}/new`} icon={<Icon of={Plus} />} aria-label={`New ${words.one}`}>
      New
    </ButtonLink>
  );
  return (
    <AdminFrame title={words.title} path={path} action={button}>
      {children}
    </AdminFrame>
  );
}
