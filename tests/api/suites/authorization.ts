import { describe, expect, it } from 'vitest';
import { schema } from '#backend/graphql/schema.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { addDomain } from '#tests/support/domain-steps.ts';
import { addTopic, makePost } from '#tests/support/blog-steps.ts';
import { inbox, publishForm, sendForm } from '#tests/support/site-forms.ts';
import { visitorOf } from '#tests/support/visitor.ts';
import { good, madeBy, run, say } from '#tests/support/website-steps.ts';

type Caller = 'visitor' | 'owner' | 'other' | 'training' | 'admin';
/** Of a website that belongs to nobody: with its claim, logged out and logged in, and those without. */
type UnclaimedCaller = 'visitor' | 'holder' | 'holderLoggedIn' | 'other' | 'training' | 'admin';

/** `yes`: data or a failure that has nothing to do with who is asking. `null`: answered with null. Else the code. */
type Outcome = 'yes' | 'null' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
type Row = Record<Caller, Outcome>;
type UnclaimedRow = Record<UnclaimedCaller, Outcome>;

const everybody: Row = { visitor: 'yes', owner: 'yes', other: 'yes', training: 'yes', admin: 'yes' };
const persons: Row = { ...everybody, visitor: 'UNAUTHENTICATED' };
const admins: Row = {
  visitor: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  training: 'FORBIDDEN',
  admin: 'yes',
};
/** A draft that others may not know of; admins may read it, so that to them it is forbidden. */
const ownersOfDraft: Row = {
  visitor: 'UNAUTHENTICATED',
  owner: 'yes',
  other: 'NOT_FOUND',
  training: 'NOT_FOUND',
  admin: 'FORBIDDEN',
};
/** Once published everybody knows that it exists. */
const ownersOfPublished: Row = { ...ownersOfDraft, other: 'FORBIDDEN', training: 'FORBIDDEN' };
/** Nobody has it yet: the holder of its claim works on it, admins may read it, to others it does not exist. */
const workers: UnclaimedRow = {
  visitor: 'UNAUTHENTICATED',
  holder: 'yes',
  holderLoggedIn: 'yes',
  other: 'NOT_FOUND',
  training: 'NOT_FOUND',
  admin: 'FORBIDDEN',
};
/** What needs an account: the holder has to log in, then to take the website. */
const accountNeeded: UnclaimedRow = { ...workers, holder: 'UNAUTHENTICATED', holderLoggedIn: 'FORBIDDEN' };
const readers: Row = { visitor: 'null', owner: 'yes', other: 'null', training: 'null', admin: 'yes' };

type Ids = { website: string; message: string; shareLink: string; submission: string; domain: string; post: string; topic: string };
const nothing = { shareLink: 'none', submission: 'none', domain: 'none', post: 'none', topic: 'none' };
type Case = { ask(ids: Ids): string; draft: Row; published?: Row; unclaimed?: UnclaimedRow };

const template = '{ name: "", slug: "!", category: "", description: "", published: false, design: "" }';

/** Every root field with arguments that do no harm when they are let through. */
const rootFields: Record<string, Case> = {
  redwood: { ask: () => '{ redwood { currentUser } }', draft: everybody },
  viewer: {
    ask: () =>
      '{ viewer { id email roles plan { id } billing { state use { words } } plans { change } planChange(plan: "free") { kind } billingRecords websiteCount deletedWebsites { totalCount } websites { totalCount } } }',
    draft: { ...everybody, visitor: 'null' },
  },
  website: {
    ask: ({ website }) => `{ website(id: "${website}") { id document } }`,
    draft: readers,
    unclaimed: {
      visitor: 'null',
      holder: 'yes',
      holderLoggedIn: 'yes',
      other: 'null',
      training: 'null',
      admin: 'yes',
    },
  },
  unclaimedWebsites: { ask: () => '{ unclaimedWebsites { id } }', draft: everybody },
  createUnclaimedWebsite: {
    ask: () => 'mutation { createUnclaimedWebsite(input: { brief: "", claimHash: "" }) { id } }',
    draft: everybody,
  },
  claimWebsites: {
    ask: ({ website }) => `mutation { claimWebsites(ids: ["${website}"]) { id } }`,
    draft: { ...ownersOfDraft, admin: 'NOT_FOUND' },
    published: { ...ownersOfDraft, admin: 'NOT_FOUND' },
    unclaimed: { ...workers, holder: 'UNAUTHENTICATED', admin: 'NOT_FOUND' },
  },
  templatePreview: {
    ask: () => '{ templatePreview(builderNumber: 1, name: "", description: "", seed: 1) }',
    draft: everybody,
  },
  publicWebsite: {
    ask: ({ website }) => `{ publicWebsite(id: "${website}") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
    published: everybody,
  },
  templates: { ask: () => '{ templates { id name document } }', draft: everybody },
  adminTemplates: { ask: () => '{ adminTemplates { totalCount } }', draft: admins },
  adminTemplate: { ask: () => '{ adminTemplate(id: "none") { id } }', draft: { ...admins, admin: 'null' } },

  addDomain: { ask: () => 'mutation { addDomain(name: "") { id } }', draft: persons },
  searchDomains: { ask: () => '{ searchDomains(text: "") { name } }', draft: persons },
  buyDomain: { ask: () => 'mutation { buyDomain(name: "", shownAmount: 1) { url } }', draft: persons },
  changePlan: { ask: () => 'mutation { changePlan(plan: "none") { url } }', draft: persons },
  checkDomain: domains(({ domain }) => `checkDomain(id: "${domain}") { id }`),
  connectDomain: domains(({ domain, website }) => `connectDomain(id: "${domain}", websiteId: "${website}") { id }`),
  disconnectDomain: domains(({ domain }) => `disconnectDomain(id: "${domain}") { id }`),
  removeDomain: domains(({ domain }) => `removeDomain(id: "${domain}") { id }`),

  chooseWebsitesShown: owners(({ website }) => `chooseWebsitesShown(ids: ["${website}"]) { restsAt }`),
  createShareLink: owners(({ website }) => `createShareLink(websiteId: "${website}", days: 7) { id }`),
  revokeShareLink: owners(({ shareLink }) => `revokeShareLink(id: "${shareLink}") { id }`),
  markSubmission: owners(({ submission }) => `markSubmission(id: "${submission}", spam: true) { id }`),
  saveWaitlist: owners(
    ({ website }) =>
      `saveWaitlist(id: "${website}", input: { on: true, heading: "", intro: "", when: "", askName: true, button: "", thanks: "" }) { id }`,
  ),
  deleteSubmission: owners(({ submission }) => `deleteSubmission(id: "${submission}") { id }`),
  subdomainAvailability: {
    ...owners(({ website }) => `subdomainAvailability(websiteId: "${website}", subdomain: "www") { isFree }`),
    ask: ({ website }) => `{ subdomainAvailability(websiteId: "${website}", subdomain: "www") { isFree } }`,
  },
  changeSubdomain: owners(({ website }) => `changeSubdomain(id: "${website}", subdomain: "www") { id }`),
  setSearchVisibility: owners(({ website }) => `setSearchVisibility(id: "${website}", hidden: false) { id }`),
  setSitePassword: owners(({ website }) => `setSitePassword(id: "${website}") { id }`),
  setHeadCode: owners(({ website }) => `setHeadCode(id: "${website}", headCode: "") { id }`),
  setNotifications: owners(({ website }) => `setNotifications(id: "${website}", on: true, address: "") { id }`),
  confirmNotifyAddress: owners(({ website }) => `confirmNotifyAddress(id: "${website}", code: "") { id }`),
  createBlogPost: owners(({ website }) => `createBlogPost(websiteId: "${website}", input: {}) { id }`),
  saveBlogPost: owners(({ post }) => `saveBlogPost(id: "${post}", version: 1, input: {}) { post { id } }`),
  publishBlogPost: owners(({ post }) => `publishBlogPost(id: "${post}") { id }`),
  scheduleBlogPost: owners(({ post }) => `scheduleBlogPost(id: "${post}", at: "") { id }`),
  unpublishBlogPost: owners(({ post }) => `unpublishBlogPost(id: "${post}") { id }`),
  duplicateBlogPost: owners(({ post }) => `duplicateBlogPost(id: "${post}") { id }`),
  restoreBlogPostVersion: owners(({ post }) => `restoreBlogPostVersion(id: "${post}", number: 1) { id }`),
  deleteBlogPosts: owners(({ post }) => `deleteBlogPosts(ids: ["${post}"]) { id }`),
  restoreBlogPosts: owners(({ post }) => `restoreBlogPosts(ids: ["${post}"]) { id }`),
  previewBlogPost: owners(({ website }) => `previewBlogPost(websiteId: "${website}", body: "")`),
  setTimeZone: owners(({ website }) => `setTimeZone(websiteId: "${website}", timeZone: "") { id }`),
  addBlogTopic: owners(({ website }) => `addBlogTopic(websiteId: "${website}", title: "") { id }`),
  removeBlogTopic: owners(({ topic }) => `removeBlogTopic(id: "${topic}") { id }`),
  recordSignIn: { ask: () => 'mutation { recordSignIn(idToken: "none") { id } }', draft: persons },
  getStripeCustomerPortalSessionUrl: { ask: () => 'mutation { getStripeCustomerPortalSessionUrl }', draft: persons },
  deleteAccount: { ask: () => 'mutation { deleteAccount(confirm: "") }', draft: persons },
  createWebsite: { ask: () => 'mutation { createWebsite(input: { brief: "" }) { id } }', draft: persons },
  duplicateWebsite: owners(({ website }) => `duplicateWebsite(id: "${website}") { id }`),
  deleteWebsite: owners(({ website }) => `deleteWebsite(id: "${website}") { id }`),
  deleteWebsites: owners(({ website }) => `deleteWebsites(ids: ["${website}"]) { id }`),
  restoreWebsites: owners(({ website }) => `restoreWebsites(ids: ["${website}"]) { id }`),
  exportWebsite: owners(({ website }) => `exportWebsite(id: "${website}") { fileName }`),
  importWebsite: { ask: () => 'mutation { importWebsite(input: { archive: "" }) { id } }', draft: persons },
  changeWebsite: owners(
    ({ website }) => `changeWebsite(input: { id: "${website}", baseRevision: 1, operations: [] }) { id }`,
    workers,
  ),
  changeByForm: owners(
    ({ website }) =>
      `changeByForm(input: { id: "${website}", entries: [["intent", "unlock"], ["lock", "none"]] }) { revision }`,
    workers,
  ),
  undoChange: owners(({ website }) => `undoChange(id: "${website}") { id }`, workers),
  redoChange: owners(({ website }) => `redoChange(id: "${website}") { id }`, workers),
  restoreRevision: owners(({ website }) => `restoreRevision(id: "${website}", number: 1) { id }`, workers),
  publishWebsite: owners(({ website }) => `publishWebsite(id: "${website}") { id }`),
  unpublishWebsite: owners(({ website }) => `unpublishWebsite(id: "${website}") { id }`),
  sendChatMessage: owners(
    ({ website }) => `sendChatMessage(input: { websiteId: "${website}", text: "hello" }) { message { id } }`,
    workers,
  ),
  regenerateSection: owners(
    ({ website }) => `regenerateSection(websiteId: "${website}", sectionId: "hero-1") { message { id } }`,
    workers,
  ),
  cancelChatMessage: owners(({ message }) => `cancelChatMessage(id: "${message}") { message { id } }`, workers),
  undoChatMessage: owners(({ message }) => `undoChatMessage(id: "${message}") { message { id } }`, workers),
  uploadAsset: owners(({ website }) => `uploadAsset(input: { websiteId: "${website}" }) { id }`, workers),
  updateAsset: withoutAsset(({ website }) => `updateAsset(input: { websiteId: "${website}", id: "none" }) { id }`),
  removeAsset: withoutAsset(({ website }) => `removeAsset(websiteId: "${website}", id: "none") { id }`),
  restoreAsset: withoutAsset(({ website }) => `restoreAsset(websiteId: "${website}", id: "none") { id }`),
  assetFile: {
    ask: ({ website }) => `{ assetFile(websiteId: "${website}", file: "none") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
  },
  originalFile: {
    ask: ({ website }) => `{ originalFile(websiteId: "${website}", id: "none") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
  },
  createTemplate: { ask: () => `mutation { createTemplate(input: ${template}) { id } }`, draft: admins },
  updateTemplate: {
    ask: () => `mutation { updateTemplate(id: "none", input: ${template}) { id } }`,
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  deleteTemplate: {
    ask: () => 'mutation { deleteTemplate(id: "none") { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
};

/** A name of somebody's own is nobody else's to know of, staff included. */
function domains(field: (ids: Ids) => string): Case {
  return { ask: (ids) => `mutation { ${field(ids)} }`, draft: { ...ownersOfDraft, admin: 'NOT_FOUND' } };
}

function owners(field: (ids: Ids) => string, unclaimed: UnclaimedRow = accountNeeded): Case {
  return { ask: (ids) => `mutation { ${field(ids)} }`, draft: ownersOfDraft, published: ownersOfPublished, unclaimed };
}

const neverUnclaimed = new Set([
  'revokeShareLink',
  'markSubmission',
  'deleteSubmission',
  'saveBlogPost',
  'publishBlogPost',
  'scheduleBlogPost',
  'unpublishBlogPost',
  'duplicateBlogPost',
  'restoreBlogPostVersion',
  'deleteBlogPosts',
  'restoreBlogPosts',
  'removeBlogTopic',
]);
/** For verbs on a picture that is not there: whoever may do it hears that. */
function withoutAsset(field: (ids: Ids) => string): Case {
  const { ask } = owners(field);
  return {
    ask,
    draft: { ...ownersOfDraft, owner: 'NOT_FOUND' },
    published: { ...ownersOfPublished, owner: 'NOT_FOUND' },
    unclaimed: { ...workers, holder: 'NOT_FOUND', holderLoggedIn: 'NOT_FOUND' },
  };
}

const ABOUT_WHO = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/** Who may do what, for each field of the schema. */
export function authorizationSuite(api: () => Api) {
  async function peopleAround(hasMessage = false) {
    const people: Record<Exclude<Caller, 'visitor'>, TestPerson> = {
      owner: await api().person(),
      other: await api().person(),
      training: await api().person(['training']),
      admin: await api().person(['admin']),
    };
    const { id: website } = await madeBy(people.owner, { brief: 'Guarded Bakery' });
    const { message } = good(await say(people.owner, website, 'phone: 1')).sendChatMessage;
    const { createShareLink: link } = good(
      await people.owner.ask<{ createShareLink: { id: string } }>(
        'mutation ($id: ID!) { createShareLink(websiteId: $id) { id } }',
        { id: website },
      ),
    );
    return {
      people,
      ids: {
        website,
        message: message.id,
        shareLink: link.id,
        submission: hasMessage ? await messageTo(people.owner, website) : 'none',
        domain: (await addDomain(people.owner, `${website}.com`)).id,
        post: (await makePost(people.owner, website)).id,
        topic: (await addTopic(people.owner, website, 'Rye')).id,
      },
    };
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
          const { people, ids } = await peopleAround(field.endsWith('Submission'));
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
        const callers: [UnclaimedCaller, TestPerson | undefined][] = [
          ['visitor', undefined],
          ['other', await api().person()],
          ['training', await api().person(['training'])],
          ['admin', await api().person(['admin'])],
          ['holder', holder],
          ['holderLoggedIn', await holder.loggedIn()],
        ];
        const found: Partial<UnclaimedRow> = {};
        for (const [caller, person] of callers)
          found[caller] = await outcomeOf(
            person,
            ask({ ...nothing, website, message: message.id }),
          );
        // A website without an owner has no share links, no published forms and no posts.
        const nothingThere = { ...unclaimed, holderLoggedIn: 'NOT_FOUND', admin: 'NOT_FOUND' };
        expect(found).toEqual(neverUnclaimed.has(field) ? nothingThere : unclaimed);
      });
    }

    it('a preview link opens the draft of one website for an hour, and nothing else of it', async () => {
      const { people, ids } = await peopleAround();
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
        'status',
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
        const isPrivate = ['submissions', 'waitlist', 'records'].includes(name);
        expect([name, asAdmin.errors?.[0]?.extensions.code ?? 'yes']).toEqual([name, isPrivate ? 'FORBIDDEN' : 'yes']);
      }
      expect((await open(ids.website, 'document(revision: 1)')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

      api().pass(3601);
      expect(good(await open(ids.website, 'id')).website).toBeNull();
    });
  });
}
