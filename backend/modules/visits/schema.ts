import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { lastDays } from '../../last-days.ts';
import { websiteType } from '../websites/website-type.ts';
import { topSources, visitsByDay } from './store.ts';

type Count = { name: string; visits: number };
/** `firstDay` is the first of `days` days that end today (UTC). */
type Period = { websiteId: string; firstDay: string; days: string[] };

const TOP = 20;

const countType = builder.objectRef<Count>('VisitCount').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A day (`2026-11-21`), a path (`/menu`) or a host (`news.example`).' }),
    visits: t.exposeInt('visits'),
  }),
});

const visitsType = builder.objectRef<Period>('Visits').implement({
  fields: (t) => ({
    days: t.field({
      type: [countType],
      description: 'Every day of the period, oldest first.',
      resolve: async ({ websiteId, firstDay, days }, _args, { db }) => {
        const counted = new Map((await visitsByDay(db, websiteId, firstDay)).map(({ day, visits }) => [day, visits]));
        return days.map((name) => ({ name, visits: counted.get(name) ?? 0 }));
      },
    }),
    pages: t.field({
      type: [countType],
      description: `The ${TOP} pages seen most.`,
      resolve: ({ websiteId, firstDay }, _args, { db }) =>
        topSources(db, websiteId, { kind: 'page', firstDay, limit: TOP }),
    }),
    referrers: t.field({
      type: [countType],
      description: `The ${TOP} sites that led most people here.`,
      resolve: ({ websiteId, firstDay }, _args, { db }) =>
        topSources(db, websiteId, { kind: 'referrer', firstDay, limit: TOP }),
    }),
  }),
});

builder.objectField(websiteType, 'visits', (t) =>
  t.field({
    type: visitsType,
    description: 'How often pages of the published website were seen, robots left out, in the last `days` days (UTC).',
    args: { days: t.arg.int({ defaultValue: 30 }) },
    resolve: ({ id, access }, { days: asked }, { clock }) => {
      requireAccess(access, 'Website.visits');
      const days = lastDays(clock(), asked ?? 30);
      return { websiteId: id, firstDay: days[0], days };
    },
  }),
);
