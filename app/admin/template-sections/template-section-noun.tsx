import { PanelsTopLeft } from 'lucide';
import type { TemplateSectionQuery, TemplateSectionsQuery } from '#app/graphql/generated/graphql.ts';
import { Miniature } from '#app/miniature.tsx';
import { Badge, Link, NumberFormat } from '#app/ui/index.ts';
import { Changed } from '../changed.tsx';
import { entryPath, type Field, type Noun } from '../noun.ts';

type ListedSection = TemplateSectionsQuery['templateSections']['edges'][number]['node'];
export type SectionRow = ListedSection & { picture: string };

type Asked = NonNullable<TemplateSectionQuery['templateSection']>;
export type SectionField = 'isOn' | 'hint' | 'sample' | `variant-${string}`;
/** What is decided, with whether each layout is on in a field of its own: two who change different ones both succeed. */
export type DecidedSection = Omit<Asked, 'history' | 'variants'> & {
  variants: (Asked['variants'][number] & { picture: string })[];
} & { [variant: `variant-${string}`]: boolean };

export const variantField = (id: string) => `variant-${id}` as const;

const path = '/template-sections';
const inUse = { on: 'On', off: 'Off' };

/** Kinds of sections as staff decide of them; the fields of one have its layouts. */
export const templateSectionNoun = (
  variants: readonly Pick<DecidedSection['variants'][number], 'id' | 'label' | 'hint' | 'picture'>[],
): Noun<SectionField, SectionRow, DecidedSection> => ({
  path,
  isForm: true,
  icon: PanelsTopLeft,
  words: {
    one: 'section',
    many: 'sections',
    title: 'Template sections',
    purpose: 'What new sections are made of, by people and by the designers.',
  },
  columns: [
    {
      label: 'Section',
      cell: ({ id, label, purpose, picture }) => (
        <div className="flex min-w-64 items-center gap-3">
          <Miniature
            key={picture}
            src={picture}
            title={`${label} in small`}
            className="w-32 shrink-0 rounded-sm border"
          />
          <div>
            <Link href={entryPath({ path, isForm: true }, id)} className="font-medium hover:underline">
              {label}
            </Link>
            <span className="block text-sm text-muted">{purpose}</span>
          </div>
        </div>
      ),
    },
    { label: 'State', cell: (row) => <State section={row} /> },
    {
      label: 'Layouts on',
      isNumber: true,
      cell: (row) => `${row.variants.filter(({ isOn }) => isOn).length} of ${row.variants.length}`,
    },
    { label: 'Hint', cell: ({ hint }) => (hint ? 'Yes' : '–') },
    { label: 'Templates', isNumber: true, cell: ({ templateCount }) => <NumberFormat value={templateCount} /> },
    { label: 'Changed', cell: (row) => <Changed {...row} /> },
  ],
  fields: [
    {
      name: 'isOn',
      label: 'Offered',
      kind: 'switch',
      words: inUse,
      help: 'Off: nothing new is made with it, by people, the built-in designer or the model. What is there stays.',
    },
    {
      name: 'hint',
      label: 'Hint for the model',
      kind: 'text',
      maxLength: 500,
      optional: true,
      help: 'When and how to use it, beside what the product says itself. At most 500 characters',
    },
    ...variants.map(({ id, label, hint, picture }): Field<SectionField> => ({
      name: variantField(id),
      label: `Layout “${label}”`,
      kind: 'switch',
      words: inUse,
      help: hint,
      picture,
    })),
    {
      name: 'sample',
      label: 'Sample',
      kind: 'json',
      optional: true,
      help: 'What the section is drawn with where people choose one. Empty: its own sample',
    },
  ],
  nameOf: ({ label }) => label,
  offers: ({ sample, ownSample }) =>
    sample === ownSample
      ? []
      : [{ id: 'own', field: 'sample', title: 'Its own sample', text: ownSample, button: 'Use its own sample' }],
  isDeletable: () => false,
  deleting: () => '',
});

export function State({
  section: { isOn, neededFor, problem },
}: {
  section: Pick<SectionRow, 'isOn' | 'neededFor' | 'problem'>;
}) {
  if (problem) return <Badge tone="danger">Some of it is not used</Badge>;
  if (neededFor) return <Badge>Always on</Badge>;
  return isOn ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>;
}
