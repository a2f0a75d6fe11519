import { LayoutTemplate } from 'lucide';
import { Miniature } from '#app/miniature.tsx';
import type { AdminTemplateQuery, AdminTemplatesQuery } from '#app/graphql/generated/graphql.ts';
import { Card, counted, DateTime, Link, NumberFormat } from '#app/ui/index.ts';
import { entryPath, type Noun } from '../noun.ts';
import { TemplateLead } from './template-lead.tsx';
import { stateFilter, TEMPLATES_PATH, TemplateState } from './template-state.tsx';

export type TemplateRow = AdminTemplatesQuery['adminTemplates']['edges'][number]['node'];
export type Template = Omit<NonNullable<AdminTemplateQuery['adminTemplate']>, 'history'>;

export type TemplateField = 'name' | 'slug' | 'category' | 'design' | 'description' | 'builderNumber' | 'published';

/** Templates as staff keep them. */
export const templateNoun: Noun<TemplateField, TemplateRow, Template> = {
  path: TEMPLATES_PATH,
  icon: LayoutTemplate,
  words: {
    one: 'template',
    many: 'templates',
    title: 'Templates',
    purpose: 'The public builders and the dashboard’s picker offer these templates.',
    make: 'Make the first one',
    searchedIn: 'name',
  },
  columns: [
    {
      label: 'Name',
      cell: ({ id, name, slug }) => (
        <>
          <Link href={entryPath({ path: TEMPLATES_PATH }, id)} className="font-medium hover:underline">
            {name}
          </Link>
          <span className="block text-sm text-muted">{slug}</span>
        </>
      ),
    },
    { label: 'Category', cell: ({ category }) => category },
    { label: 'Builder', isNumber: true, cell: ({ builderNumber }) => builderNumber ?? '–' },
    {
      label: 'State',
      cell: TemplateState,
    },
    { label: 'Websites', isNumber: true, cell: ({ websiteCount }) => <NumberFormat value={websiteCount} /> },
    {
      label: 'Changed',
      cell: ({ updatedAt }) => <DateTime at={updatedAt} className="whitespace-nowrap text-muted" />,
    },
  ],
  filters: [
    stateFilter,
    {
      name: 'sort',
      label: 'Order',
      isOrder: true,
      options: [
        { value: 'NAME', label: 'A to Z' },
        { value: 'NAME_REVERSED', label: 'Z to A' },
      ],
    },
  ],
  fields: [
    { name: 'name', label: 'Name', kind: 'line', maxLength: 80, isName: true },
    {
      name: 'slug',
      label: 'Slug',
      kind: 'line',
      maxLength: 60,
      isCode: true,
      help: 'In addresses: lower-case letters, digits, dashes',
    },
    { name: 'category', label: 'Category', kind: 'line', maxLength: 60, help: 'Such as “Food” or “Trades”' },
    { name: 'design', label: 'Design', kind: 'choice', help: 'The engine’s design that gives it its form' },
    {
      name: 'description',
      label: 'Description',
      kind: 'text',
      maxLength: 300,
      optional: true,
      help: 'One or two sentences for people who choose',
    },
    {
      name: 'builderNumber',
      label: 'Builder number',
      kind: 'number',
      min: 1,
      max: 10,
      optional: true,
      help: '1 to 10: the public template builder that offers it',
    },
    {
      name: 'published',
      label: 'Published',
      shownAs: 'State',
      kind: 'switch',
      words: { on: 'Published', off: 'Hidden' },
      help: 'People see it in the dashboard’s picker',
    },
  ],
  nameOf: ({ name }) => name,
  facts: ({ websiteCount, retiredAt }) => [
    { label: 'Used by', value: counted(websiteCount, 'website') },
    ...(retiredAt ? [{ label: 'Retired', value: <DateTime at={retiredAt} /> }] : []),
  ],
  beside: ({ id, name, updatedAt }) => (
    <Card className="overflow-hidden">
      <Miniature key={updatedAt} src={`/template-miniature/${id}`} title={`${name} in small`} />
    </Card>
  ),
  lead: TemplateLead,
  isDeletable: ({ websiteCount }) => websiteCount === 0,
  deleting: () => 'This cannot be undone. The draft that was edited goes with it.',
};
