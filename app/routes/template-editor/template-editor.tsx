import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { pageTitle } from '#app/page-title.ts';
import { Link, Page } from '#app/ui/index.ts';
import { actOnTemplate } from './act-on-template.server.ts';
import { editedTemplates } from './edited-templates.tsx';
import { loadTemplates } from './load-templates.server.ts';
import { TemplateScreen } from './template-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTemplates(args);
export const action = (args: ActionFunctionArgs) => actOnTemplate(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.template ? `${data.template.name} · Template editor` : 'Template editor', matches);

export default function TemplateEditor() {
  const { list, template } = useLoaderData<typeof loader>();
  const refused = useOutcome<typeof action>();
  if (template) return <TemplateScreen template={template} refused={refused} />;
  return (
    <Page className="gap-6">
      <Link href="/template-sections" className="justify-self-start text-sm underline">
        Sections and layouts that websites are made of
      </Link>
      <ListScreen noun={editedTemplates} data={list} />
    </Page>
  );
}
