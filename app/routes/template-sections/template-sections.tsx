import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { AdminFrame } from '#app/admin/admin-frame.tsx';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { templateSectionNoun } from '#app/admin/template-sections/template-section-noun.tsx';
import { templateSectionsSource } from '#app/admin/template-sections/template-section-source.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(templateSectionsSource, args);

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

const noun = templateSectionNoun([]);

export const meta: MetaFunction = ({ matches }) => pageTitle(noun.words.title, matches);

export default function TemplateSections() {
  return (
    <AdminFrame title={noun.words.title} path={noun.path} action={null}>
      <ListScreen noun={noun} data={cached.useData()} />
    </AdminFrame>
  );
}
