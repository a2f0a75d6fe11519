import { getSection } from '#site/sections/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { DecidedKind } from './section-library.ts';

const decidedKindType = builder.objectRef<DecidedKind>('DecidedSectionKind').implement({
  description: 'What staff decided of a kind of section that people may be offered.',
  fields: (t) => ({
    kind: t.exposeID('kind'),
    isOn: t.exposeBoolean('isOn'),
    variantsOff: t.exposeIDList('variantsOff', { description: 'Nothing new is made with them.' }),
    sample: t.field({
      type: 'JSON',
      description: 'Props that show what it looks like.',
      resolve: ({ kind, sample }) => sample ?? getSection(kind)?.sample ?? {},
    }),
    version: t.exposeInt('version', { description: 'Another one with each change.' }),
  }),
});

builder.queryFields((t) => ({
  sectionLibrary: t.field({
    type: [decidedKindType],
    description: 'Kinds of sections that something was decided of; all others are on, with all their layouts.',
    resolve: (_root, _args, { sections }) => [...sections.decided()],
  }),
}));
