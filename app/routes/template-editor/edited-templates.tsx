import { LayoutTemplate } from 'lucide';
import type { Column } from '#app/admin/noun.ts';
import { stateFilter, TemplateState } from '#app/admin/templates/template-state.tsx';
import type { EditedTemplatesQuery } from '#app/graphql/generated/graphql.ts';
import { Miniature } from '#app/miniature.tsx';
import { Badge, Link } from '#app/ui/index.ts';

export type EditedTemplate = EditedTemplatesQuery['adminTemplates']['edges'][number]['node'];

export const templateAddress = (id: string): string => `/template-editor?template=${encodeURIComponent(id)}`;

const columns: Column<EditedTemplate>[] = [
  {
    label: 'Look',
    cell: ({ id, name, version }) => (
      <Miniature
        key={version}
        src={`/template-miniature/${id}?v=${version}`}
        title={`${name} in small`}
        className="w-36"
      />
    ),
  },
  {
    label: 'Name',
    cell: ({ id, name, slug }) => (
      <>
        <Link href={templateAddress(id)} className="font-medium hover:underline">
          {name}
        </Link>
        <span className="block text-sm text-muted">{slug}</span>
      </>
    ),
  },
  { label: 'Builder', isNumber: true, cell: ({ builderNumber }) => builderNumber ?? '–' },
  { label: 'State', cell: TemplateState },
  {
    label: 'Draft',
    cell: ({ isChanged }) => (isChanged ? <Badge tone="warning">Changed since it was put into use</Badge> : '–'),
  },
];

/** The list of templates for those who edit them. */
export const editedTemplates = {
  path: '/template-editor',
  icon: LayoutTemplate,
  words: {
    one: 'template',
    many: 'templates',
    title: 'Templates',
    purpose: 'An admin makes templates; here they are edited and put into use.',
    searchedIn: 'name',
  },
  columns,
  filters: [stateFilter],
} as const;
