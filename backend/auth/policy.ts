import { Failure, forbidden, notFound, unauthenticated } from '../failure.ts';
import { hasRole } from './actor.ts';
import type { Actor, Person } from './actor.ts';

/** What a website's row says about who it belongs to. */
export type Ownership = {
  id: string;
  ownerId: string | null;
  /** Set while it belongs to nobody: whoever has the secret of this hash may work on it. */
  claimHash: string | null;
  publishedSnapshotId: string | null;
  deletedAt: Date | null;
};

/**
 * How somebody came to read a website. `claim`: it belongs to nobody yet and they have its secret. `preview`: by a link that
 * opens its draft and nothing else.
 */
export type Access = 'owner' | 'claim' | 'admin' | 'preview';

type Rule = 'anyone' | 'person' | 'admin' | Access[];

/**
 * Who may do what; every verb and every guarded field asks here first. A list names the kinds of access to one website.
 * The names are those of the schema, so that a test can compare the two.
 */
export const policy = {
  redwood: 'anyone',
  templates: 'anyone',
  templatePreview: 'anyone',
  publicWebsite: 'anyone',
  viewer: 'anyone',
  unclaimedWebsites: 'anyone',
  createUnclaimedWebsite: 'anyone',

  recordSignIn: 'person',
  getStripeCustomerPortalSessionUrl: 'person',
  createWebsite: 'person',
  importWebsite: 'person',
  deleteAccount: 'person',
  claimWebsites: 'person',

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

  website: ['owner', 'claim', 'admin', 'preview'],
  'Website.messages': ['owner', 'claim', 'admin'],
  'Website.understood': ['owner', 'claim', 'admin'],
  'Website.revisions': ['owner', 'claim', 'admin'],
  'Website.unpublishedChanges': ['owner', 'claim', 'admin'],
  'Website.visitsIn7Days': ['owner', 'claim', 'admin'],
  'Website.visits': ['owner', 'admin'],
  'Website.shareLinks': ['owner', 'claim', 'admin'],
  'Website.previewToken': ['owner', 'claim', 'admin'],
  'Website.document(revision)': ['owner', 'claim', 'admin'],
  'Website.submissions': ['owner'],
  'Website.records': ['owner'],
  'Website.assets': ['owner', 'claim', 'admin'],
  'Website.media': ['owner', 'claim', 'admin', 'preview'],
  'Website.mediaRoom': ['owner', 'claim', 'admin'],
  assetFile: ['owner', 'claim', 'admin', 'preview'],
  originalFile: ['owner', 'claim', 'admin'],
  'Website.updatesStamp': ['owner', 'claim', 'admin'],
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
  changeWebsite: ['owner', 'claim'],
  changeByForm: ['owner', 'claim'],
  undoChange: ['owner', 'claim'],
  redoChange: ['owner', 'claim'],
  restoreRevision: ['owner', 'claim'],
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
  confirmNotifyAddress: ['owner'],
  markSubmission: ['owner'],
  deleteSubmission: ['owner'],
  unpublishWebsite: ['owner'],
  uploadAsset: ['owner', 'claim'],
  updateAsset: ['owner', 'claim'],
  removeAsset: ['owner', 'claim'],
  restoreAsset: ['owner', 'claim'],
  sendChatMessage: ['owner', 'claim'],
  undoChatMessage: ['owner', 'claim'],
  cancelChatMessage: ['owner', 'claim'],
  websiteUpdates: ['owner', 'claim', 'admin'],

  kvStorages: 'admin',
  kvStorage: 'admin',
  createKvStorage: 'admin',
  updateKvStorage: 'admin',
  deleteKvStorage: 'admin',
  adminTemplates: 'admin',
  adminTemplate: 'admin',
  'Template.websiteCount': 'admin',
  'Template.updatedBy': 'admin',
  'Template.history': 'admin',
  createTemplate: 'admin',
  updateTemplate: 'admin',
  deleteTemplate: 'admin',
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
  if (policy[ability] === 'admin' && !hasRole(actor, 'admin')) throw forbidden();
  return actor;
}

/** How this actor may see a website, or null. `previewOf` is the id that a checked preview token names. */
export function accessTo(actor: Actor, website: Ownership, previewOf?: string): Access | null {
  if (actor.kind === 'person' && website.ownerId === actor.userId) return 'owner';
  if (website.deletedAt) return null;
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
export const mayWrite = (access: Access): boolean => access === 'owner' || access === 'claim';

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
  if (access === 'claim') throw new Failure('Take this website into your account first.', { code: 'FORBIDDEN' });
  if (website && !website.deletedAt && (access || website.publishedSnapshotId)) throw forbidden();
  throw notFound('website');
}
