import { describe, expect, it } from 'vitest';
import { policy } from '#backend/auth/policy.ts';
import { schema } from '#backend/graphql/schema.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { eventsOf } from '#tests/support/events.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';

/** How everybody gets to a type that does not belong to a website or a person, and what of it is theirs to read. */
const open: Record<string, { ask(field: string, website: string): string; fields: string[] }> = {
  Redwood: { ask: (field) => `{ redwood { ${field} } }`, fields: ['currentUser'] },
  PublicWebsite: {
    ask: (field, website) => `{ publicWebsite(id: "${website}") { ${field} } }`,
    fields: ['address', 'id', 'name', 'tagline'],
  },
  DecidedSectionKind: {
    ask: (field) => `{ sectionLibrary { ${field} } }`,
    fields: ['isOn', 'kind', 'sample', 'variantsOff', 'version'],
  },
  Template: {
    ask: (field) => `{ templates { ${field} } }`,
    fields: [
      'builderNumber',
      'category',
      'createdAt',
      'description',
      'design',
      'document',
      'id',
      'name',
      'published',
      'retiredAt',
      'slug',
      'updatedAt',
      'version',
    ],
  },
};
/** Guarded themselves: by who owns or holds the website, by whose account it is, by the key in the address of a file. */
const guarded = new Set([
  'viewer',
  'website',
  'subdomainAvailability',
  'searchDomains',
  'searchPhotos',
  'unclaimedWebsites',
  'siteImport',
  'siteImports',
  'failedSiteImport',
  'recentSignups',
  'signupDays',
  'kvStorages',
  'kvStorage',
  'chatTemplates',
  'chatTemplate',
  'chatTrialSamples',
  'playground',
  'playgroundRuns',
  'playgroundRun',
  'tuning',
  'tuningPlan',
  'tuningJobs',
  'tuningJob',
  'tunedModels',
  'gateOfModel',
  'gateResult',
  'examples',
  'example',
  'exampleSets',
  'exampleImport',
  'exampleImports',
  'exampleExports',
  'adminTemplates',
  'adminTemplate',
  'templateSections',
  'templateSection',
  'trainingWebsites',
  'trainingWebsite',
]);
const files = new Set(['assetFile', 'originalFile', 'submissionFile']);

/** The fields of an object type with the types that they give, lists and marks left out. */
function fieldsOf(name: string): [field: string, type: string][] {
  const type = schema.getType(name);
  if (!type || !('getInterfaces' in type)) return [];
  return Object.values(type.getFields()).map((field) => [field.name, String(field.type).replace(/[[\]!]/g, '')]);
}
const isObject = (name: string) => fieldsOf(name).length > 0;

/** What can be reached from a type without asking the policy once more, itself included. */
function typesFrom(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [field, type] of fieldsOf(name))
    if (isObject(type) && !Object.hasOwn(policy, `${name}.${field}`)) typesFrom(type, found);
  return found;
}

/** Field by field, what is open to everybody; and who hears the live updates of a website. */
export function openFieldsSuite(api: () => Api) {
  describe('what everybody may read', () => {
    it('is said here for every type that is not guarded as a whole', () => {
      const reached = new Set<string>();
      for (const [field, type] of fieldsOf('Query')) {
        if (guarded.has(field) || files.has(field) || !isObject(type)) continue;
        for (const each of typesFrom(type)) reached.add(each);
      }
      expect([...reached].sort()).toEqual(Object.keys(open).sort());
    });

    for (const [name, { ask, fields }] of Object.entries(open))
      it(`${name}, field by field; the rest is for staff`, async () => {
        const owner = await api().person();
        const { id } = await madeBy(owner, { brief: 'Open Bakery' });
        good(await run(owner, 'publishWebsite', id));
        const all = fieldsOf(name).map(([field]) => field);
        const asTyped = new Map(
          fieldsOf(name).map(([field, type]) => [field, isObject(type) ? `${field} { __typename }` : field]),
        );
        const readable = async (person?: TestPerson) => {
          const asked = person?.ask ?? api().ask;
          const can = await Promise.all(
            all.map(async (field) => !(await asked(ask(asTyped.get(field) ?? field, id))).errors),
          );
          return all.filter((_field, at) => can[at]).sort();
        };
        expect(await readable()).toEqual(fields);
        expect(await readable(await api().person([]))).toEqual(fields);
        for (const role of ['training', 'admin'])
          expect(await readable(await api().person([role]))).toEqual([...all].sort());
      });
  });

  describe('live updates', () => {
    it('are two subscriptions: of a website, and of a domain', () => {
      expect(fieldsOf('Subscription').map(([field]) => field)).toEqual(['domainUpdates', 'websiteUpdates']);
    });

    it('are heard by who may read the draft', async () => {
      const [owner, other] = [await api().person(), await api().person()];
      const holder = await visitorOf(api());
      const heard = async (id: string, person?: TestPerson) => {
        const response = await api().post(
          { query: `subscription { websiteUpdates(id: "${id}") { stamp } }` },
          { ...(await person?.headers()), Accept: 'text/event-stream' },
        );
        const events = eventsOf<{ websiteUpdates: { stamp: string } }>(response);
        const code = await events.next().then(
          () => 'yes',
          (failure: Error) => /"code":"(\w+)"/.exec(failure.message)?.[1] ?? failure.message,
        );
        await events.close();
        return code;
      };
      const all = async (id: string) => ({
        visitor: await heard(id),
        holder: await heard(id, holder),
        owner: await heard(id, owner),
        other: await heard(id, other),
        training: await heard(id, await api().person(['training'])),
        admin: await heard(id, await api().person(['admin'])),
      });
      const nobody = {
        visitor: 'UNAUTHENTICATED',
        holder: 'UNAUTHENTICATED',
        owner: 'NOT_FOUND',
        other: 'NOT_FOUND',
        training: 'NOT_FOUND',
        admin: 'yes',
      };
      const { id } = await madeBy(owner, { brief: 'Live Bakery' });
      expect(await all(id)).toEqual({ ...nobody, owner: 'yes' });
      const unclaimed = await holder.make('Unclaimed Live Bakery');
      expect(await all(unclaimed.id)).toEqual({ ...nobody, holder: 'yes' });
    });
  });
}
