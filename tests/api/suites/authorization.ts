import { describe, expect, it } from 'vitest';
import { schema } from '#backend/graphql/schema.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { addDomain } from '#tests/support/domain-steps.ts';
import { addTopic, makePost } from '#tests/support/blog-steps.ts';
import { generate } from '#tests/support/generate-steps.ts';
import { importPosts } from '#tests/support/task-steps.ts';
import { inbox, publishForm, sendForm } from '#tests/support/site-forms.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { good, madeBy, run, say } from '#tests/support/website-steps.ts';
import { neverUnclaimed, nothing, rootFields } from './authorization-table.ts';
import type { Ids, Outcome, Row, UnclaimedCaller, UnclaimedRow } from './authorization-rows.ts';

const ABOUT_WHO = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/** Who may do what, for each field of the schema. */
export function authorizationSuite(api: () => Api) {
  /** Those who have nothing to do with a website: the same ones for all of them. */
  let bystanders: Record<'other' | 'training' | 'admin', TestPerson> | undefined;
  const others = async () =>
    (bystanders ??= {
      other: await api().person(),
      training: await api().person(['training']),
      admin: await api().person(['admin']),
    });

  const makers: Record<Exclude<keyof Ids, 'website'>, (owner: TestPerson, website: string) => Promise<string>> = {
    message: async (owner, website) => good(await say(owner, website, 'phone: 1')).sendChatMessage.message.id,
    shareLink: async (owner, id) =>
      good(
        await owner.ask<{ createShareLink: { id: string } }>(
          'mutation ($id: ID!) { createShareLink(websiteId: $id) { id } }',
          { id },
        ),
      ).createShareLink.id,
    submission: messageTo,
    domain: async (owner, website) => (await addDomain(owner, `${website}.com`)).id,
    post: async (owner, website) => (await makePost(owner, website)).id,
    topic: async (owner, website) => (await addTopic(owner, website, 'Rye')).id,
    task: async (owner, website) => good(await importPosts(owner, website, 'no posts')).importBlogPosts.id,
    generating: async (owner, website) => good(await generate(owner, website, 'Loaves')).generatePicture.id,
  };

  /** A website with its owner, and of what belongs to it all that a question names. */
  async function peopleAround(ask: (ids: Ids) => string = () => '') {
    const people = { ...(await others()), owner: await api().person() };
    const { id: website } = await madeBy(people.owner, { brief: 'Guarded Bakery' });
    const ids: Ids = { ...nothing, message: 'none', website };
    for (const name of Object.keys(makers) as (keyof typeof makers)[])
      if (ask({ ...ids, [name]: '§' }).includes('§')) ids[name] = await makers[name](people.owner, website);
    return { people, ids };
  }

  /** A message in the inbox of a draft, which was published for a moment. */
  async function messageTo(owner: TestPerson, website: string): Promise<string> {
    const section = await publishForm(owner, website);
    await sendForm(api(), website, 'contact', { section, name: 'Ida', email: 'ida@example.test', message: 'Hello' });
    good(await run(owner, 'unpublishWebsite', website));
    const [message] = await inbox(owner, website);
    return message?.id ?? '';
  }

  async function outcomeOf(caller: TestPerson | undefined, query: string): Promise<Outcome> {
    const answer = caller
      ? await caller.ask<Record<string, unknown> | null>(query)
      : await api().ask<Record<string, unknown> | null>(query);
    const code = answer.errors?.[0]?.extensions.code;
    if (code && ABOUT_WHO.has(code)) return code as Outcome;
    if (!code && Object.values(answer.data ?? {})[0] === null) return 'null';
    return 'yes';
  }

  describe('who may do what', () => {
    it('is said here for every root field', () => {
      const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
        Object.keys(type?.getFields() ?? {}),
      );
      expect(Object.keys(rootFields).sort()).toEqual(fields.sort());
    });

    for (const [field, { ask, draft, published }] of Object.entries(rootFields)) {
      it(`${field}`, async () => {
        for (const [row, isPublished] of [
          [draft, false],
          ...(published ? [[published, true] as const] : []),
        ] as const) {
          const expected: Row = row;
          const { people, ids } = await peopleAround(ask);
          if (isPublished) good(await run(people.owner, 'publishWebsite', ids.website));
          const found: Partial<Row> = {};
          // The owner comes last: some of these change what the others would find.
          for (const caller of ['visitor', 'other', 'training', 'admin', 'owner'] as const) {
            found[caller] = await outcomeOf(caller === 'visitor' ? undefined : people[caller], ask(ids));
          }
          expect(found).toEqual(expected);
        }
      });
    }

    for (const [field, { ask, unclaimed }] of Object.entries(rootFields)) {
      if (!unclaimed) continue;
      it(`${field}, of a website without an owner`, async () => {
        const holder = await visitorOf(api());
        const { id: website } = await holder.make('Unclaimed Bakery');
        const { message } = good(await say(holder, website, 'phone: 1')).sendChatMessage;
        const { other, training, admin } = await others();
        const callers: [UnclaimedCaller, TestPerson | undefined][] = [
          ['visitor', undefined],
          ['other', other],
          ['training', training],
          ['admin', admin],
          ['holder', holder],
          ['holderLoggedIn', await holder.loggedIn()],
        ];
        const found: Partial<UnclaimedRow> = {};
        for (const [caller, person] of callers)
          found[caller] = await outcomeOf(person, ask({ ...nothing, website, message: message.id }));
        // A website without an owner has no share links, no published forms and no posts.
        const nothingThere = { ...unclaimed, holderLoggedIn: 'NOT_FOUND', admin: 'NOT_FOUND' };
        expect(found).toEqual(neverUnclaimed.has(field) ? nothingThere : unclaimed);
      });
    }

    it('a preview link opens the draft of one website for an hour, and nothing else of it', async () => {
      // With a message, so that there is an earlier revision.
      const { people, ids } = await peopleAround(({ message }) => message);
      const other = await madeBy(people.owner, { brief: 'Unshared Bakery' });
      const token = async (person: TestPerson) =>
        good(
          await person.ask<{ website: { previewToken: string } }>(
            'query ($id: ID!) { website(id: $id) { previewToken } }',
            { id: ids.website },
          ),
        ).website.previewToken;
      const previewToken = await token(people.owner);
      await token(people.admin);
      const open = (id: string, fields: string, given = previewToken) =>
        api().ask<{ website: Record<string, unknown> | null }>(
          `query ($id: ID!, $token: String) { website(id: $id, previewToken: $token) { ${fields} } }`,
          { id, token: given },
        );

      expect(good(await open(ids.website, 'id name document canWrite canUndo canRedo')).website).toMatchObject({
        canWrite: false,
        canUndo: false,
        canRedo: false,
      });
      expect(good(await open(other.id, 'id')).website).toBeNull();
      expect(good(await open(ids.website, 'id', `${previewToken}x`)).website).toBeNull();

      const fieldsOf = (type: string) => {
        const found = schema.getType(type.replace(/[[\]!]/g, ''));
        return found && 'getFields' in found ? Object.values(found.getFields()) : [];
      };
      const forPreview = [
        'id',
        'name',
        'subdomain',
        'language',
        'purpose',
        'templateEdited',
        'status',
        'purpose',
        'address',
        'createdAt',
        'updatedAt',
        'publishedAt',
        'publishedRevision',
        'restsSince',
        'deletedAt',
        'purgeAt',
        'currentRevision',
        'document',
        'canWrite',
        'canUndo',
        'canRedo',
        'isUnclaimed',
        'keptUntil',
        'media',
        // Null for all but staff, then for all but the owner.
        'templateEdited',
        'templateTried',
        'trainingConsent',
      ];
      for (const { name, type } of fieldsOf('Website')) {
        const selection = fieldsOf(String(type)).length > 0 ? `${name} { __typename }` : name;
        const answer = await open(ids.website, selection);
        expect([name, answer.errors?.[0]?.extensions.code ?? 'yes']).toEqual([
          name,
          forPreview.includes(name) ? 'yes' : 'FORBIDDEN',
        ]);
        const asAdmin = await people.admin.ask(`query ($id: ID!) { website(id: $id) { ${selection} } }`, {
          id: ids.website,
        });
        // What visitors wrote to the owner is for the owner, and so is what they take away.
        const isPrivate = ['submissions', 'answerLabels', 'waitlist', 'records'].includes(name);
        expect([name, asAdmin.errors?.[0]?.extensions.code ?? 'yes']).toEqual([name, isPrivate ? 'FORBIDDEN' : 'yes']);
      }
      expect((await open(ids.website, 'document(revision: 1)')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

      api().pass(3601);
      expect(good(await open(ids.website, 'id')).website).toBeNull();
    });
  });
}
