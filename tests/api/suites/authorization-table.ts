import { admins, ofAdmins, owners, ownersOfDraft, workers } from './authorization-rows.ts';
import type { Case, Ids, Row } from './authorization-rows.ts';
import { pictureFields } from './picture-fields.ts';
import { siteImportFields } from './site-import-fields.ts';
import { tuningFields } from './tuning-fields.ts';

const everybody: Row = { visitor: 'yes', owner: 'yes', other: 'yes', training: 'yes', admin: 'yes' };
const persons: Row = { ...everybody, visitor: 'UNAUTHENTICATED' };
const staff: Row = { ...admins, training: 'yes' };
const readers: Row = { visitor: 'null', owner: 'yes', other: 'null', training: 'null', admin: 'yes' };

export const nothing = {
  shareLink: 'none',
  submission: 'none',
  domain: 'none',
  post: 'none',
  topic: 'none',
  task: 'none',
  generating: 'none',
};

const template = '{ name: "", slug: "!", category: "", description: "", published: false, design: "" }';

const chatTemplate = '{ name: "", prompt: "", greeting: "", suggestions: "", exampleCount: 0 }';

/** Every root field with arguments that do no harm when they are let through. */
export const rootFields: Record<string, Case> = {
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
  chatTemplates: { ask: () => '{ chatTemplates { totalCount } }', draft: admins },
  chatTemplate: { ask: () => '{ chatTemplate(id: "none") { id } }', draft: { ...admins, admin: 'null' } },
  chatTrialSamples: { ask: () => '{ chatTrialSamples { name } }', draft: admins },
  playground: { ask: () => '{ playground { spent } }', draft: admins },
  playgroundRuns: { ask: () => '{ playgroundRuns { totalCount } }', draft: admins },
  playgroundRun: { ask: () => '{ playgroundRun(id: "none") { id } }', draft: { ...admins, admin: 'null' } },
  startPlaygroundRun: {
    ask: () => 'mutation { startPlaygroundRun(input: { task: BRIEF, words: "", left: {}, right: {} }) { id } }',
    draft: admins,
  },
  repeatPlaygroundRun: ofAdmins(() => 'repeatPlaygroundRun(id: "none") { id }'),
  cancelPlaygroundRun: ofAdmins(() => 'cancelPlaygroundRun(id: "none") { id }'),
  judgePlaygroundRun: ofAdmins(() => 'judgePlaygroundRun(id: "none") { id }'),
  savePlaygroundExample: ofAdmins(() => 'savePlaygroundExample(id: "none", side: LEFT) { id }'),
  gateOfModel: { ask: () => '{ gateOfModel { isFree } }', draft: admins },
  gateResult: { ask: () => '{ gateResult(run: "none", place: 0, isNew: true) }', draft: { ...admins, admin: 'null' } },
  startGateRun: ofAdmins(() => 'startGateRun(input: { templateId: "none", times: 1 }) { id }'),
  cancelGateRun: ofAdmins(() => 'cancelGateRun(id: "none") { id }'),
  examples: { ask: () => '{ examples { totalCount } }', draft: admins },
  exampleTags: { ask: () => '{ exampleTags }', draft: admins },
  example: { ask: () => '{ example(id: "none") { id } }', draft: { ...admins, admin: 'null' } },
  createExample: {
    ask: () => 'mutation { createExample(input: { task: BRIEF, words: "", calls: [], reply: "", tags: [] }) { id } }',
    draft: admins,
  },
  updateExample: ofAdmins(
    () => 'updateExample(id: "none", input: { words: "a", calls: [], reply: "b", tags: [] }) { id }',
  ),
  judgeExamples: { ask: () => 'mutation { judgeExamples(ids: ["none"], state: NEW) { count } }', draft: admins },
  createExampleFromTraining: {
    ask: () => 'mutation { createExampleFromTraining(id: "none") { added } }',
    draft: { ...staff, training: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  exampleSets: { ask: () => '{ exampleSets { live } }', draft: admins },
  makeExamplesLive: { ask: () => 'mutation { makeExamplesLive(reason: "Once") { live } }', draft: admins },
  goBackFromExamples: ofAdmins(() => 'goBackFromExamples(to: -1) { live }'),
  undoJudging: ofAdmins(() => 'undoJudging(id: "none") { id }'),
  deleteExample: ofAdmins(() => 'deleteExample(id: "none") { id }'),
  createExamplesFromWebsite: {
    ask: () => 'mutation { createExamplesFromWebsite(website: "") { added } }',
    draft: admins,
  },
  ...tuningFields,
  ...siteImportFields,
  ...pictureFields,
  exampleImport: { ask: () => '{ exampleImport(id: "none") { id } }', draft: { ...admins, admin: 'null' } },
  exampleImports: { ask: () => '{ exampleImports { id } }', draft: admins },
  exampleExports: { ask: () => '{ exampleExports { id } }', draft: admins },
  beginExampleImport: {
    ask: () => 'mutation { beginExampleImport(input: { fileName: "a", isTrial: true }) { id } }',
    draft: admins,
  },
  importExampleLines: ofAdmins(
    () => 'importExampleLines(id: "none", part: { firstLine: 1, bytes: "", isTooLong: false, isLast: true }) { id }',
  ),
  exportExamples: ofAdmins(() => 'exportExamples(input: { kind: ANSWER, tools: NONE }, export: "none") { after }'),
  startChatTrial: ofAdmins(() => 'startChatTrial(templateId: "none", sample: "") { sample }'),
  pricedModels: { ask: () => '{ pricedModels }', draft: admins },
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
  recentSignups: { ask: () => '{ recentSignups { totalCount } }', draft: admins },
  signupDays: { ask: () => '{ signupDays { name signups } }', draft: admins },
  kvStorages: { ask: () => '{ kvStorages { totalCount } }', draft: admins },
  kvStorage: { ask: () => '{ kvStorage(key: "none") { id } }', draft: { ...admins, admin: 'null' } },
  sectionLibrary: { ask: () => '{ sectionLibrary { kind sample } }', draft: everybody },
  templateSections: { ask: () => '{ templateSections { totalCount } }', draft: staff },
  templateSection: {
    ask: () => '{ templateSection(kind: "none") { id } }',
    draft: { ...staff, training: 'null', admin: 'null' },
  },
  adminTemplates: { ask: () => '{ adminTemplates { totalCount } }', draft: staff },
  adminTemplate: {
    ask: () => '{ adminTemplate(id: "none") { id } }',
    draft: { ...staff, training: 'null', admin: 'null' },
  },
  trainingWebsites: { ask: () => '{ trainingWebsites { totalCount } }', draft: staff },
  trainingTags: { ask: () => '{ trainingTags }', draft: staff },
  trainingWebsite: {
    ask: () => '{ trainingWebsite(id: "none") { id } }',
    draft: { ...staff, training: 'null', admin: 'null' },
  },
  createTrainingWebsite: {
    ask: () => 'mutation { createTrainingWebsite(input: { brief: "", title: "", tags: [] }) { id } }',
    draft: staff,
  },
  createTrainingWebsiteFromWebsite: {
    ask: () => 'mutation { createTrainingWebsiteFromWebsite(input: { website: "", title: "", tags: [] }) { id } }',
    draft: staff,
  },
  createTrainingWebsiteFromAddress: {
    ask: () => 'mutation { createTrainingWebsiteFromAddress(input: { address: "", title: "", tags: [] }) { id } }',
    draft: staff,
  },
  updateTrainingWebsite: ofStaff(
    () =>
      'updateTrainingWebsite(id: "none", input: { title: "a", brief: "", tags: [], notes: "", status: GOOD }) { id }',
  ),
  cancelTrainingWebsite: ofStaff(() => 'cancelTrainingWebsite(id: "none") { id }'),
  makeTrainingWebsiteAgain: ofStaff(() => 'makeTrainingWebsiteAgain(id: "none") { id }'),
  deleteTrainingWebsite: ofStaff(() => 'deleteTrainingWebsite(id: "none") { id }'),

  createAccessKey: {
    ask: () => 'mutation { createAccessKey(input: { name: "", scope: read }) { secret } }',
    draft: persons,
  },
  revokeAccessKey: {
    ask: () => 'mutation { revokeAccessKey(id: "none") }',
    draft: {
      visitor: 'UNAUTHENTICATED',
      owner: 'NOT_FOUND',
      other: 'NOT_FOUND',
      training: 'NOT_FOUND',
      admin: 'NOT_FOUND',
    },
  },
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
  setTrainingConsent: owners(({ website }) => `setTrainingConsent(id: "${website}", on: false) { id }`),
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
  exportBlogPosts: owners(({ website }) => `exportBlogPosts(websiteId: "${website}") { fileName }`),
  importBlogPosts: owners(({ website }) => `importBlogPosts(websiteId: "${website}", archive: "") { id }`),
  bringBlogPictures: owners(({ website }) => `bringBlogPictures(websiteId: "${website}") { id }`),
  setTimeZone: owners(({ website }) => `setTimeZone(websiteId: "${website}", timeZone: "") { id }`),
  suggestBlogTopics: owners(({ website }) => `suggestBlogTopics(websiteId: "${website}") { id }`),
  writeBlogPost: owners(({ topic }) => `writeBlogPost(topicId: "${topic}") { id }`),
  writeForPost: owners(({ post }) => `writeForPost(id: "${post}", kind: EXCERPT, text: "") { id }`),
  cancelBlogTask: owners(({ task }) => `cancelBlogTask(id: "${task}") { id }`),
  forgetBlogTask: owners(({ task }) => `forgetBlogTask(id: "${task}") { id }`),
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
  submissionFile: {
    ask: ({ submission }) => `{ submissionFile(submission: "${submission}", file: "none") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
  },
  createKvStorage: {
    ask: () => 'mutation { createKvStorage(key: "", text: "1") { id } }',
    draft: admins,
  },
  updateKvStorage: {
    ask: () => 'mutation { updateKvStorage(key: "none", text: "1") { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  updateTemplateSection: {
    ask: () =>
      'mutation { updateTemplateSection(kind: "none", input: { isOn: true, variantsOff: [], hint: "", sample: "" }) { id } }',
    draft: { ...staff, training: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  deleteKvStorage: {
    ask: () => 'mutation { deleteKvStorage(key: "none") { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  editTemplate: {
    ask: () => 'mutation { editTemplate(id: "none") { id } }',
    draft: { ...staff, training: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  putTemplateIntoUse: {
    ask: () => 'mutation { putTemplateIntoUse(id: "none", revision: 1, seen: 0) { id } }',
    draft: { ...staff, training: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  returnTemplateTo: {
    ask: () => 'mutation { returnTemplateTo(id: "none", number: 1, seen: 0) { id } }',
    draft: { ...staff, training: 'NOT_FOUND', admin: 'NOT_FOUND' },
  },
  createChatTemplate: {
    ask: () => `mutation { createChatTemplate(purpose: BLOG, input: ${chatTemplate}) { id } }`,
    draft: admins,
  },
  updateChatTemplate: ofAdmins(() => `updateChatTemplate(id: "none", input: ${chatTemplate}) { id }`),
  activateChatTemplate: ofAdmins(() => 'activateChatTemplate(id: "none") { id }'),
  goBackFromChatTemplate: ofAdmins(() => 'goBackFromChatTemplate(id: "none") { id }'),
  deleteChatTemplate: ofAdmins(() => 'deleteChatTemplate(id: "none") { id }'),
  createTemplate: { ask: () => `mutation { createTemplate(input: ${template}) { id } }`, draft: admins },
  duplicateTemplate: {
    ask: () => 'mutation { duplicateTemplate(id: "none") { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  updateTemplate: {
    ask: () => `mutation { updateTemplate(id: "none", input: ${template}) { id } }`,
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  retireTemplate: {
    ask: () => 'mutation { retireTemplate(id: "none", isRetired: true) { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
  deleteTemplate: {
    ask: () => 'mutation { deleteTemplate(id: "none") { id } }',
    draft: { ...admins, admin: 'NOT_FOUND' },
  },
};

/** Of something of the staff's that is not there. */
function ofStaff(mutation: () => string): Case {
  const none = 'NOT_FOUND';
  return { ask: () => `mutation { ${mutation()} }`, draft: { ...staff, training: none, admin: none } };
}

/** A name of somebody's own is nobody else's to know of, staff included. */
function domains(field: (ids: Ids) => string): Case {
  return { ask: (ids) => `mutation { ${field(ids)} }`, draft: { ...ownersOfDraft, admin: 'NOT_FOUND' } };
}

export const neverUnclaimed = new Set([
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
  'writeBlogPost',
  'writeForPost',
  'cancelBlogTask',
  'forgetBlogTask',
  'cancelGeneratedPicture',
  'forgetGeneratedPicture',
]);
