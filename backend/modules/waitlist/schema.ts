import type { Waitlist } from '#site/render/index.ts';
import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { lastDays } from '../../last-days.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { countSubmissions, entriesByDay } from '../forms/store.ts';
import { versionOf } from '../site-settings/setting-version.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { saveWaitlist, unsetWaitlist } from './save-waitlist.ts';

type WaitlistView = Waitlist & { version: string; websiteId: string; website: WebsiteRow };

const dayType = builder.objectRef<{ name: string; entries: number }>('WaitlistDay').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A day, such as `2026-11-21`.' }),
    entries: t.exposeInt('entries'),
  }),
});

const waitlistType = builder.objectRef<WaitlistView>('Waitlist').implement({
  fields: (t) => ({
    on: t.exposeBoolean('on', { description: 'While it is on, visitors see one page with a form and nothing else.' }),
    heading: t.exposeString('heading'),
    intro: t.exposeString('intro'),
    when: t.exposeString('when'),
    askName: t.exposeBoolean('askName'),
    button: t.exposeString('button'),
    thanks: t.exposeString('thanks'),
    version: t.exposeString('version', { description: 'Names what stands here; saving says which one was seen.' }),
    entries: t.int({
      description: 'Everybody on the list, those beyond the plan too.',
      resolve: ({ websiteId }, _args, { db }) =>
        countSubmissions(db, { websiteId, kinds: ['waitlist'], search: '', spam: false, kept: null }),
    }),
    kept: t.int({
      nullable: true,
      description: 'How many entries, the oldest first, the plan shows; null without limit.',
      resolve: async ({ website }, _args, { db, clock }) => (await planOfWebsite(db, website, clock())).waitlistEntries,
    }),
    days: t.field({
      type: [dayType],
      description: 'New entries on each of the last `last` days (UTC), oldest first.',
      args: { last: t.arg.int({ defaultValue: 30 }) },
      resolve: async ({ websiteId }, { last }, { db, clock }) => {
        const days = lastDays(clock(), last ?? 30);
        const counted = await entriesByDay(db, websiteId, new Date(`${days[0]}T00:00:00.000Z`));
        return days.map((name) => ({ name, entries: counted.get(name) ?? 0 }));
      },
    }),
  }),
});

builder.objectField(websiteType, 'waitlist', (t) =>
  t.field({
    type: waitlistType,
    resolve: ({ access, ...website }) => {
      requireAccess(access, 'Website.waitlist');
      const { id: websiteId, waitlist } = website;
      return { ...(waitlist ?? unsetWaitlist), version: versionOf(waitlist), websiteId, website };
    },
  }),
);

const inputType = builder.inputType('WaitlistInput', {
  fields: (t) => ({
    on: t.boolean({ required: true }),
    heading: t.string({ required: true, description: 'Empty: the name of the website.' }),
    intro: t.string({ required: true }),
    when: t.string({ required: true }),
    askName: t.boolean({ required: true }),
    button: t.string({ required: true }),
    thanks: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveWaitlist: t.field({
    type: websiteType,
    description: 'Keeps the texts of the waiting list and switches it on or off; visitors see it at once.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: inputType, required: true }),
      seen: t.arg.string({ description: 'The version that the person saw.' }),
    },
    resolve: async (_root, { id, input, seen }, context) => owned(await saveWaitlist(context, id, input, seen)),
  }),
}));
