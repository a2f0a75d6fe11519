import { Failure, forbidden, notFound, unauthenticated } from '../failure.ts';
import { hasRole, isStaff, keyGrantOf } from './actor.ts';
import type { Actor, Person } from './actor.ts';
import { isWithinReach } from './key-policy.ts';

/** What a website's row says about who it belongs to. */
export type Ownership = {
  id: string;
  ownerId: string | null;
  /** Set while it belongs to nobody: whoever has the secret of this hash may work on it. */
  claimHash: string | null;
  /** Other than `site`: a document of the staff's own, which has no owner. */
  purpose: 'site' | 'template' | 'training' | 'trial';
  publishedSnapshotId: string | null;
  deletedAt: Date | null;
};

/**
 * How somebody came to read a website. `claim`: it belongs to nobody yet and they have its secret. `preview`: by a link that
 * opens its draft and nothing else. `staff`: it is a document that trainers and admins keep.
 */
export type Access = 'owner' | 'claim' | 'staff' | 'admin' | 'preview';

/** `staff`: trainers and admins. */
type Rule = 'anyone' | 'person' | 'staff' | 'admin' | Access[];

/**
 * Who may do what; every verb and every guarded field asks here first. A list names the kinds of access to one website.
 * The names are those of the schema, so that a test can compare the two. `key-policy.ts` says which of it keys may ask for.
 */
export const policy = {
  redwood: 'anyone',
  templates: 'anyone',
  templatePreview: 'anyone',
  publicWebsite: 'anyone',
  sectionLibrary: 'anyone',
  viewer: 'anyone',
  unclaimedWebsites: 'anyone',
  createUnclaimedWebsite: 'anyone',
  beginSiteImport: 'anyone',
  siteImport: 'anyone',
  siteImports: 'anyone',
  failedSiteImport: 'anyone',
  cancelSiteImport: 'anyone',
  dismissSiteImport: 'anyone',

  recordSignIn: 'person',
  getStripeCustomerPortalSessionUrl: 'person',
  createWebsite: 'person',
  importWebsite: 'person',
  deleteAccount: 'person',
  claimWebsites: 'person',
  createAccessKey: 'person',
  revokeAccessKey: 'person',
  'Viewer.accessKeys': 'person',

  'Viewer.billing': 'person',
  'Viewer.plans': 'person',
  'Viewer.planChange': 'person',
  'Viewer.billingRecords': 'person',
  'Viewer.domain': 'person',
  addDomain: 'person',
  checkDomain: 'person',
  disconnectDomain: 'person',
  removeDomain: 'person',
  domainUpdates: 'person',
  searchDomains: 'person',
  buyDomain: 'person',
  changePlan: 'person',
  'Viewer.purchase': 'person',

  website: ['owner', 'claim', 'staff', 'admin', 'preview'],
  'Website.messages': ['owner', 'claim', 'staff', 'admin'],
  'Website.understood': ['owner', 'claim', 'staff', 'admin'],
  'Website.siteImport': ['owner', 'claim', 'staff', 'admin'],
  'Website.revisions': ['owner', 'claim', 'staff', 'admin'],
  'Website.unpublishedChanges': ['owner', 'claim', 'staff', 'admin'],
  'Website.visitsIn7Days': ['owner', 'claim', 'staff', 'admin'],
  'Website.publishedByKey': ['owner', 'claim', 'staff', 'admin'],
  'Website.visits': ['owner', 'admin'],
  'Website.shareLinks': ['owner', 'claim', 'staff', 'admin'],
  'Website.previewToken': ['owner', 'claim', 'staff', 'admin'],
  'Website.document(revision)': ['owner', 'claim', 'staff', 'admin'],
  'Website.submissions': ['owner'],
  'Website.answerLabels': ['owner'],
  'Website.records': ['owner'],
  'Website.assets': ['owner', 'claim', 'staff', 'admin'],
  'Website.media': ['owner', 'claim', 'staff', 'admin', 'preview'],
  'Website.photoSources': ['owner', 'claim', 'staff', 'admin'],
  'Website.pictureGenerator': ['owner', 'claim', 'staff', 'admin'],
  'Website.mediaRoom': ['owner', 'claim', 'staff', 'admin'],
  assetFile: ['owner', 'claim', 'staff', 'admin', 'preview'],
  originalFile: ['owner', 'claim', 'staff', 'admin'],
  submissionFile: ['owner'],
  'Website.templateEdited': ['staff'],
  'Website.updatesStamp': ['owner', 'claim', 'staff', 'admin'],
  'Website.waitlist': ['owner'],
  'Website.settings': ['owner', 'admin'],
  'Website.domains': ['owner', 'admin'],
  'Website.blog': ['owner', 'admin'],

  createBlogPost: ['owner'],
  saveBlogPost: ['owner'],
  publishBlogPost: ['owner'],
  scheduleBlogPost: ['owner'],
  unpublishBlogPost: ['owner'],
  duplicateBlogPost: ['owner'],
  restoreBlogPostVersion: ['owner'],
  deleteBlogPosts: ['owner'],
  restoreBlogPosts: ['owner'],
  previewBlogPost: ['owner'],
  setTimeZone: ['owner'],
  exportBlogPosts: ['owner'],
  importBlogPosts: ['owner'],
  bringBlogPictures: ['owner'],
  addBlogTopic: ['owner'],
  removeBlogTopic: ['owner'],
  suggestBlogTopics: ['owner'],
  writeBlogPost: ['owner'],
  writeForPost: ['owner'],
  cancelBlogTask: ['owner'],
  forgetBlogTask: ['owner'],
  chooseWebsitesShown: ['owner'],
  connectDomain: ['owner'],
  duplicateWebsite: ['owner'],
  deleteWebsite: ['owner'],
  deleteWebsites: ['owner'],
  restoreWebsites: ['owner'],
  changeWebsite: ['owner', 'claim', 'staff'],
  changeByForm: ['owner', 'claim', 'staff'],
  undoChange: ['owner', 'claim', 'staff'],
  redoChange: ['owner', 'claim', 'staff'],
  restoreRevision: ['owner', 'claim', 'staff'],
  createShareLink: ['owner'],
  revokeShareLink: ['owner'],
  publishWebsite: ['owner'],
  exportWebsite: ['owner'],
  saveWaitlist: ['owner'],
  subdomainAvailability: ['owner'],
  changeSubdomain: ['owner'],
  setSearchVisibility: ['owner'],
  setSitePassword: ['owner'],
  setHeadCode: ['owner'],
  setNotifications: ['owner'],
  setTrainingConsent: ['owner'],
  confirmNotifyAddress: ['owner'],
  markSubmission: ['owner'],
  deleteSubmission: ['owner'],
  unpublishWebsite: ['owner'],
  uploadAsset: ['owner', 'claim', 'staff'],
  searchPhotos: ['owner', 'claim', 'staff'],
  takePhoto: ['owner', 'claim', 'staff'],
  generatePicture: ['owner', 'claim', 'staff'],
  cancelGeneratedPicture: ['owner', 'claim', 'staff'],
  forgetGeneratedPicture: ['owner', 'claim', 'staff'],
  updateAsset: ['owner', 'claim', 'staff'],
  removeAsset: ['owner', 'claim', 'staff'],
  restoreAsset: ['owner', 'claim', 'staff'],
  sendChatMessage: ['owner', 'claim', 'staff'],
  undoChatMessage: ['owner', 'claim', 'staff'],
  cancelChatMessage: ['owner', 'claim', 'staff'],
  websiteUpdates: ['owner', 'claim', 'staff', 'admin'],

  recentSignups: 'admin',
  signupDays: 'admin',
  kvStorages: 'admin',
  kvStorage: 'admin',
  createKvStorage: 'admin',
  updateKvStorage: 'admin',
  deleteKvStorage: 'admin',
  chatTemplates: 'admin',
  chatTemplate: 'admin',
  pricedModels: 'admin',
  chatTrialSamples: 'admin',
  startChatTrial: 'admin',
  playground: 'admin',
  playgroundRuns: 'admin',
  playgroundRun: 'admin',
  startPlaygroundRun: 'admin',
  repeatPlaygroundRun: 'admin',
  cancelPlaygroundRun: 'admin',
  judgePlaygroundRun: 'admin',
  savePlaygroundExample: 'admin',
  gateOfModel: 'admin',
  gateResult: 'admin',
  startGateRun: 'admin',
  cancelGateRun: 'admin',
  examples: 'admin',
  example: 'admin',
  exampleTags: 'admin',
  createExample: 'admin',
  updateExample: 'admin',
  judgeExamples: 'admin',
  createExampleFromTraining: 'staff',
  exampleSets: 'admin',
  makeExamplesLive: 'admin',
  goBackFromExamples: 'admin',
  undoJudging: 'admin',
  deleteExample: 'admin',
  createExamplesFromWebsite: 'admin',
  tuning: 'admin',
  tuningPlan: 'admin',
  tuningJobs: 'admin',
  tuningJob: 'admin',
  tunedModels: 'admin',
  startTuningJob: 'admin',
  tellTuningJob: 'admin',
  nameTunedModel: 'admin',
  removeTunedModel: 'admin',
  exampleImport: 'admin',
  exampleImports: 'admin',
  exampleExports: 'admin',
  beginExampleImport: 'admin',
  importExampleLines: 'admin',
  exportExamples: 'admin',
  createChatTemplate: 'admin',
  updateChatTemplate: 'admin',
  activateChatTemplate: 'admin',
  goBackFromChatTemplate: 'admin',
  deleteChatTemplate: 'admin',
  adminTemplates: 'staff',
  adminTemplate: 'staff',
  'Template.websiteCount': 'staff',
  'Template.updatedBy': 'staff',
  'Template.history': 'staff',
  'Template.draft': 'staff',
  'Template.isChanged': 'staff',
  'Template.versionInUse': 'staff',
  'Template.versions': 'staff',
  editTemplate: 'staff',
  putTemplateIntoUse: 'staff',
  returnTemplateTo: 'staff',
  createTemplate: 'admin',
  duplicateTemplate: 'admin',
  updateTemplate: 'admin',
  retireTemplate: 'admin',
  deleteTemplate: 'admin',
  templateSections: 'staff',
  templateSection: 'staff',
  updateTemplateSection: 'staff',
  trainingWebsites: 'staff',
  trainingWebsite: 'staff',
  trainingTags: 'staff',
  createTrainingWebsiteFromWebsite: 'staff',
  createTrainingWebsiteFromAddress: 'staff',
  createTrainingWebsite: 'staff',
  updateTrainingWebsite: 'staff',
  cancelTrainingWebsite: 'staff',
  makeTrainingWebsiteAgain: 'staff',
  deleteTrainingWebsite: 'staff',
} as const satisfies Record<string, Rule>;

export type Ability = keyof typeof policy;
export type WebsiteAbility = {
  [Name in Ability]: (typeof policy)[Name] extends readonly Access[] ? Name : never;
}[Ability];

/** What an owner may do with a deleted website as well; for everything else it is not there. */
const WITH_DELETED: ReadonlySet<Ability> = new Set(['deleteWebsite', 'deleteWebsites', 'restoreWebsites']);

/**
 * Lets a logged-in person with the needed role pass. Throws UNAUTHENTICATED or FORBIDDEN. Verbs on several websites ask
 * `requireWebsite` for each of them next.
 */
export function requirePerson(actor: Actor, ability: Ability): Person {
  if (actor.kind === 'visitor') throw unauthenticated();
  const rule: Rule = policy[ability];
  if (rule === 'admin' && !hasRole(actor, 'admin')) throw forbidden();
  if (rule === 'staff' && !isStaff(actor)) throw forbidden();
  return actor;
}

/**
 * How this actor may see a website, or null: a key sees none but those that it was made for. `previewOf` is the id that a checked preview
 * token names.
 */
export function accessTo(actor: Actor, website: Ownership, previewOf?: string): Access | null {
  if (!isWithinReach(actor, website.id)) return null;
  if (actor.kind === 'person' && website.ownerId === actor.userId) return 'owner';
  if (website.deletedAt) return null;
  if (website.purpose !== 'site' && isStaff(actor)) return 'staff';
  if (website.ownerId === null && website.claimHash !== null && actor.claims.has(website.claimHash)) return 'claim';
  if (hasRole(actor, 'admin')) return 'admin';
  return previewOf === website.id ? 'preview' : null;
}

/** For fields of a website that was already loaded for somebody. Throws FORBIDDEN. */
export function requireAccess(access: Access, ability: WebsiteAbility): void {
  const allowed: readonly Access[] = policy[ability];
  if (!allowed.includes(access)) throw forbidden();
}

/** True for the kinds of access that change a website. */
export const mayWrite = (access: Access): boolean => access === 'owner' || access === 'claim' || access === 'staff';

/**
 * For verbs on one website, with the row as it was found. What an actor may not know of is NOT_FOUND; what is public or
 * readable but not theirs is FORBIDDEN; without a login or a claim it is UNAUTHENTICATED, whether the website exists or not.
 */
export function requireWebsite<Row extends Ownership>(
  actor: Actor,
  ability: WebsiteAbility,
  website: Row | undefined,
): Row & { access: Access } {
  const access = website && accessTo(actor, website);
  const allowed: readonly Access[] = policy[ability];
  const isThere = website && (!website.deletedAt || WITH_DELETED.has(ability));
  if (isThere && access && allowed.includes(access)) return { ...website, access };
  if (actor.kind === 'visitor') throw unauthenticated();
  if (access === 'claim') throw new Failure('Add this website to your account first.', { code: 'FORBIDDEN' });
  // A key is not told whether its person has other websites than those it was made for, so all others are the same to it.
  const isKnown = website && !website.deletedAt && (access || website.publishedSnapshotId);
  if (isKnown && !keyGrantOf(actor)) throw forbidden();
  throw notFound('website');
}
