import { Outlet, useLocation } from '@remix-run/react';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { NounFrame, type Framed } from '#app/admin/noun-frame.tsx';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';

const nouns: Framed[] = [templateNoun, chatTemplateNoun, kvStorageNoun];

/** Around every admin screen. */
export default function ScaffoldLayout() {
  const { pathname } = useLocation();
  return (
    <NounFrame noun={nouns.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))}>
      <Outlet />
    </NounFrame>
  );
}
