import type { RouteConfigEntry } from '@remix-run/route-config';
import { miniatureLook } from '#app/editing/miniature-look.server.ts';
import routes from '#app/routes.ts';
import { sampleDocument } from '#site/model/sample-document.ts';

/** Who asks. The holder has no account, but the claim to a website that belongs to nobody. */
export const callers = ['visitor', 'holder', 'owner', 'other', 'training', 'admin'] as const;
export type Caller = (typeof callers)[number];

/**
 * `in`: past every guard. `refused`: past every guard, but the form asked for nothing that can be done. `login`: sent
 * there with the way back. `away`: sent to another page. `hidden`: as if it did not exist. `card`: the
 * public card of a published website, which may stand in its place. `unknown`: told that nobody is logged in, where a
 * redirect would be of no use.
 */
export type Outcome = 'in' | 'refused' | 'login' | 'away' | 'forbidden' | 'hidden' | 'card' | 'unknown';
type Row = Record<Caller, Outcome>;

/** A website of the owner as a draft, one that is published, and the holder's. */
export const states = ['draft', 'published', 'unclaimed'] as const;
export type State = (typeof states)[number];
type Access = Row | Record<State, Row>;

const all = (outcome: Outcome): Row => ({
  visitor: outcome,
  holder: outcome,
  owner: outcome,
  other: outcome,
  training: outcome,
  admin: outcome,
});
const everybody = all('in');
const persons: Row = { ...everybody, visitor: 'login', holder: 'login' };
const trainers: Row = { ...persons, owner: 'forbidden', other: 'forbidden' };
const admins: Row = { ...trainers, training: 'forbidden' };
const readersOf = (worker: Caller, others: Outcome = 'hidden'): Row => ({
  ...all(others),
  [worker]: 'in',
  admin: 'in',
});
const website = { draft: readersOf('owner'), published: readersOf('owner'), unclaimed: readersOf('holder') };
/** Whoever holds the claim is asked to take the website into an account first. */
const accountNeeded = { ...website, unclaimed: { ...website.unclaimed, holder: 'away' as const } };
/** What only the owner may do; who knows that the website exists is told so. */
const owners = (others: Outcome, admin: Outcome = 'forbidden'): Row => ({ ...all(others), owner: 'in', admin });
const ownersOnly: Access = {
  draft: { ...owners('hidden'), visitor: 'login', holder: 'login' },
  published: { ...owners('forbidden'), visitor: 'login', holder: 'login' },
  unclaimed: { ...owners('hidden'), owner: 'hidden', visitor: 'login', holder: 'login' },
};
/** A domain of the owner: nobody else is told that it is here. */
const ownDomain: Row = { ...all('hidden'), owner: 'in', visitor: 'login', holder: 'login' };

/** Who may see each route of the app. */
export const pages: Record<string, Access> = {
  home: persons,
  login: all('away'),
  signup: all('away'),
  loginSuccess: all('refused'),
  logout: everybody,
  claim: everybody,
  website: { ...website, published: readersOf('owner', 'card') },
  websiteSettings: accountNeeded,
  websitePlansSettings: accountNeeded,
  websiteCustomDomainSettings: accountNeeded,
  websiteWaitlistSettings: {
    draft: owners('hidden'),
    published: owners('hidden'),
    unclaimed: { ...owners('hidden'), owner: 'hidden', holder: 'away' },
  },
  websiteSubmissions: {
    draft: owners('hidden'),
    published: owners('hidden'),
    unclaimed: { ...owners('hidden'), owner: 'hidden', holder: 'forbidden' },
  },
  websiteDeleteWebsiteSettings: accountNeeded,
  blogEditor: accountNeeded,
  blogEditorTopics: accountNeeded,
  blogPostEditor: accountNeeded,
  // A post that is not there. Whoever holds the claim is asked for an account before it is looked for.
  blogPostEditorNew: {
    draft: all('hidden'),
    published: all('hidden'),
    unclaimed: { ...all('hidden'), holder: 'away' },
  },
  websitePreview: website,
  websiteChat: website,
  websiteChatSettingsTab: website,
  websiteChatPage: website,
  domains: persons,
  domainAdd: persons,
  domainConfirmDns: ownDomain,
  domainVerifyNameservers: ownDomain,
  domainSearch: persons,
  domain: ownDomain,
  purchaseSuccess: persons,
  upgradePurchaseSuccess: persons,
  templateOneBuilder: everybody,
  templateTwoBuilder: everybody,
  templateThreeBuilder: everybody,
  templateFourBuilder: everybody,
  templateFiveBuilder: everybody,
  templateSixBuilder: everybody,
  templateSevenBuilder: everybody,
  templateEightBuilder: everybody,
  templateNineBuilder: everybody,
  templateTenBuilder: everybody,
  trainingWebsites: trainers,
  newTrainingWebsite: trainers,
  // One that is not there.
  trainingWebsite: { ...trainers, training: 'hidden', admin: 'hidden' },
  templateEditor: trainers,
  templateSections: trainers,
  editTemplateSection: trainers,
  recentSignups: admins,
  signupsExport: admins,
  fineTuningPlayground: admins,
  fineTuningExamples: admins,
  examplesExport: admins,
  examplesImport: all('away'),
  // One that is not there.
  playgroundResult: { ...admins, admin: 'hidden' },
  kvStorages: admins,
  newKvStorage: admins,
  kvStorage: admins,
  editKvStorage: admins,
  chatTemplates: admins,
  newChatTemplate: admins,
  // One that is not there.
  chatTemplate: { ...admins, admin: 'hidden' },
  editChatTemplate: { ...admins, admin: 'hidden' },
  previewChatTemplate: { ...admins, admin: 'hidden' },
  templates: admins,
  newTemplate: admins,
  template: admins,
  editTemplate: admins,
  billing: all('away'),
  accountExport: persons,
  websiteAddress: ownersOnly,
  websiteExport: ownersOnly,
  blogExport: ownersOnly,
  blogImport: all('away'),
  websiteImport: all('away'),
  websiteEvents: {
    draft: { ...readersOf('owner'), visitor: 'unknown', holder: 'unknown' },
    published: { ...readersOf('owner', 'forbidden'), visitor: 'unknown', holder: 'unknown' },
    unclaimed: { ...readersOf('holder'), visitor: 'unknown' },
  },
  domainEvents: { ...ownDomain, visitor: 'unknown', holder: 'unknown' },
  pictureUpload: all('away'),
  websiteDraft: all('away'),
  // Neither the picture that the address names nor any other is there.
  pictureFile: all('hidden'),
  pictureOriginal: all('hidden'),
  // Of something sent that is not there.
  submissionFile: all('hidden'),
  sectionMiniature: everybody,
  templateMiniature: everybody,
  templatePreview: everybody,
  notFound: all('hidden'),
};

const absent: Row = { ...trainers, training: 'hidden', admin: 'hidden' };

/** Addresses of the routes above that name what is not there, be it in a website that is. */
export const missing = (website: string): [path: string, row: Row][] => [
  [`/website-chat/${website}/no-such-page`, all('hidden')],
  [`/website-chat/${website}/settings/unknown`, all('hidden')],
  ['/template-builder/11', all('hidden')],
  ['/website/unknown/settings', all('hidden')],
  ['/website-chat/unknown', all('hidden')],
  ['/website-preview?website=unknown', all('hidden')],
  ['/template-editor?template=unknown', absent],
  ['/template-sections/unknown/edit', absent],
  ...[
    '/fine-tuning/playground?run=unknown',
    '/playground-result/unknown/left',
    '/fine-tuning/examples?example=unknown',
    '/fine-tuning/examples?panel=job&job=unknown',
    '/admin/templates/unknown',
    '/admin/templates/unknown/edit',
    '/admin/kv-storages/unknown',
    '/admin/kv-storages/unknown/edit',
  ].map((path): [string, Row] => [path, { ...admins, admin: 'hidden' }]),
];

/** What was found, as a row says it: a card shows no more than that the website exists. */
export const asExpected = (found: Outcome | number, expected: Outcome): Outcome | number =>
  found === 'card' && expected === 'hidden' ? 'hidden' : found;

type Form = { fields: Record<string, string>; access: Access };
const form = (access: Access, fields: Record<string, string> = {}): Form => ({ fields, access });
const build = form(all('refused'), { intent: 'create' });
const editors = (worker: Caller, others: Outcome, visitors: Outcome): Row => ({
  ...all(others),
  visitor: 'login',
  holder: visitors,
  admin: 'forbidden',
  [worker]: 'refused',
});
const workers = {
  draft: editors('owner', 'hidden', 'login'),
  published: editors('owner', 'forbidden', 'login'),
  unclaimed: editors('holder', 'hidden', 'refused'),
};
const work = form(workers, { intent: 'undo' });

/** Asks for nothing that is known, so nobody is asked who sent it. */
const blogForm = form(
  { draft: all('refused'), published: all('refused'), unclaimed: { ...all('refused'), holder: 'away' } },
  { intent: 'none' },
);

const ownersForm: Row = { ...owners('hidden'), owner: 'refused', visitor: 'login', holder: 'login' };

/** Who may send what to each route that takes forms. What is sent does no harm when it is let through. */
export const forms: Record<string, Form> = {
  home: form({ ...all('refused'), visitor: 'login', holder: 'login' }, { intent: 'create', brief: '' }),
  loginSuccess: form(all('refused'), { code: 'c', state: 's' }),
  claim: form({ ...all('refused'), visitor: 'login', holder: 'login' }),
  website: work,
  // Settings begin with taking the website into an account.
  websiteSettings: form({ ...workers, unclaimed: { ...workers.unclaimed, holder: 'away' } }, { intent: 'undo' }),
  websiteWaitlistSettings: form(
    {
      // Whoever is logged out keeps what they typed, whatever website it was for.
      draft: { ...owners('hidden'), owner: 'refused', visitor: 'unknown', holder: 'unknown' },
      published: { ...owners('hidden'), owner: 'refused', visitor: 'unknown', holder: 'unknown' },
      unclaimed: { ...owners('hidden'), owner: 'hidden', visitor: 'unknown', holder: 'unknown' },
    },
    { intent: 'save', heading: 'x'.repeat(200) },
  ),
  blogEditor: blogForm,
  blogEditorTopics: blogForm,
  blogPostEditor: blogForm,
  blogPostEditorNew: blogForm,
  websiteCustomDomainSettings: form(
    {
      draft: ownersForm,
      published: ownersForm,
      unclaimed: { ...ownersForm, owner: 'hidden' },
    },
    { intent: 'connect', domain: '' },
  ),
  websitePlansSettings: form(
    {
      draft: ownersForm,
      published: ownersForm,
      unclaimed: { ...ownersForm, owner: 'hidden' },
    },
    { intent: 'change-plan', plan: 'none' },
  ),
  domainSearch: form({ ...all('refused'), visitor: 'login', holder: 'login' }),
  domainAdd: form({ ...all('refused'), visitor: 'login', holder: 'login' }),
  domain: form({ ...ownDomain, owner: 'refused' }, { intent: 'remove', name: 'another name' }),
  // Connected to nothing, so that nothing changes.
  domainConfirmDns: form({ ...ownDomain, owner: 'away' }, { intent: 'disconnect' }),
  domainVerifyNameservers: form({ ...ownDomain, owner: 'away' }, { intent: 'disconnect' }),
  websiteDeleteWebsiteSettings: form(
    {
      draft: editors('owner', 'hidden', 'login'),
      published: editors('owner', 'forbidden', 'login'),
      unclaimed: { ...editors('holder', 'hidden', 'login'), holder: 'login' },
    },
    { name: 'another name' },
  ),
  websiteChat: work,
  websiteChatSettingsTab: work,
  websiteChatPage: work,
  templateOneBuilder: build,
  templateTwoBuilder: build,
  templateThreeBuilder: build,
  templateFourBuilder: build,
  templateFiveBuilder: build,
  templateSixBuilder: build,
  templateSevenBuilder: build,
  templateEightBuilder: build,
  templateNineBuilder: build,
  templateTenBuilder: build,
  newTrainingWebsite: form({ ...trainers, training: 'refused', admin: 'refused' }),
  trainingWebsite: form({ ...trainers, training: 'hidden', admin: 'hidden' }, { intent: 'delete' }),
  newKvStorage: form({ ...admins, admin: 'refused' }),
  // Deletes: of a key that has no value.
  kvStorage: form({ ...admins, admin: 'hidden' }, { intent: 'delete' }),
  editKvStorage: form({ ...admins, admin: 'refused' }),
  // Switches off all that there is of it.
  editTemplateSection: form({ ...trainers, training: 'refused', admin: 'refused' }),
  // Without an intent.
  templateEditor: form({ ...trainers, training: 'refused', admin: 'refused' }),
  previewChatTemplate: form({ ...admins, admin: 'hidden' }, { intent: 'start' }),
  fineTuningPlayground: form({ ...admins, admin: 'refused' }, { intent: 'start' }),
  // Without an example that is ticked.
  fineTuningExamples: form({ ...admins, admin: 'away' }, { intent: 'judge' }),
  // Without a file.
  examplesImport: form({ ...admins, admin: 'away' }),
  newChatTemplate: form({ ...admins, admin: 'refused' }),
  chatTemplate: form({ ...admins, admin: 'hidden' }, { intent: 'delete' }),
  editChatTemplate: form({ ...admins, admin: 'refused' }),
  newTemplate: form({ ...admins, admin: 'refused' }),
  // Deletes: of a template that is not there.
  template: form({ ...admins, admin: 'hidden' }, { intent: 'delete' }),
  editTemplate: form({ ...admins, admin: 'refused' }),
  billing: form({ ...all('away'), visitor: 'login', holder: 'login' }),
  websiteImport: form({ ...all('away'), visitor: 'login', holder: 'login' }),
  blogImport: form({ ...all('away'), visitor: 'login', holder: 'login' }),
  websiteDraft: form(
    {
      draft: { ...owners('hidden'), owner: 'refused' },
      published: { ...owners('hidden'), owner: 'refused' },
      unclaimed: { ...all('hidden'), holder: 'refused', admin: 'forbidden' },
    },
    { intent: 'save', part: 'none' },
  ),
  // Without a file. Who may not is told so before anything is read.
  pictureUpload: form({ ...all('forbidden'), owner: 'refused' }),
  templatePreview: form(everybody),
  notFound: form(all('hidden')),
  logout: form(all('away')),
};

/** The path patterns of the app by route id. */
export const patterns = new Map(flatten(routes));

function flatten(entries: RouteConfigEntry[], base = ''): [id: string, pattern: string][] {
  return entries.flatMap(({ id = '', path, children }) => {
    const pattern = path ? `${base}/${path}` : base || '/';
    return children ? flatten(children, base) : [[id, pattern] satisfies [string, string]];
  });
}

const LOOK = sampleDocument({ pages: 1, perPage: 0 });

/** What addresses name: a website, one of its pages, a template, a domain. */
export type Named = { website: string; page: string; template: string; domain: string };

/** What the id in a route's address is of. The banner is read by the product, whatever is set. */
function idIn(routeId: string, { website, template, domain }: Named): string {
  if (/templateSection/i.test(routeId)) return 'faq';
  if (/template/i.test(routeId)) return template;
  if (/kvStorage/i.test(routeId)) return 'banner';
  return routeId.startsWith('domain') ? domain : website;
}

export function addressOf(id: string, named: Named): string {
  const { website, page } = named;
  const query =
    id === 'websitePreview' ? `?website=${website}` : id === 'sectionMiniature' ? `?${miniatureLook(LOOK)}` : '';
  const path = (patterns.get(id) ?? '')
    .replace(':id', idIn(id, named))
    .replace(':tab', 'general')
    .replace(':number', '1')
    .replace(':kind', 'hero')
    .replace(':blogPostId', 'none')
    .replace('*', id === 'notFound' ? 'nothing-here' : page);
  return `${path}${query}`;
}

const streams: ReadonlySet<string> = new Set(['websiteEvents', 'domainEvents']);

/** What a route wants to be asked with. */
export const headersOf = (id: string): Record<string, string> =>
  streams.has(id) ? { Accept: 'text/event-stream' } : {};

/** The dashboard reads more for the panel of plans. */
const PLANS = '?panel=plans';

/** A page's addresses, and the same as the app's scripts ask for them. An event stream has the first only. */
export function addressesOf(id: string, named: Named): string[] {
  const address = addressOf(id, named);
  if (streams.has(id)) return [address];
  if (id === 'home') return ['/', '/_root.data'].flatMap((path) => [path, path + PLANS]);
  return [address, address.replace(/(\?|$)/, '.data$1')];
}

/** Where forms of a route are sent to. */
export const formAddressOf = (id: string, named: Named) =>
  id === 'home' ? '/?index' : addressOf(id, { ...named, template: 'none' });

/** Builders two to ten are the module of the first at other addresses: who may enter it holds for them. */
export const callersOf = (id: string): readonly Caller[] =>
  /^template(?!One).+Builder$/.test(id) ? ['visitor'] : callers;

/** What each caller must get, for every state of a website that makes a difference. */
export const rowsOf = (access: Access): [state: State, row: Row][] =>
  isPerState(access) ? states.map((state) => [state, access[state]]) : [['draft', access]];

const isPerState = (access: Access): access is Record<State, Row> => 'draft' in access;
