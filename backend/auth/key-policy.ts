import { Failure } from '../failure.ts';
import { keyGrantOf, keyScopes } from './actor.ts';
import type { Actor, KeyScope } from './actor.ts';

/**
 * What a program with an access key may ask for, and the scope that it needs: fields of the schema's roots by their name, and those of a
 * person and a website, from which everything else hangs. What does not stand here is closed to every key: the account and its keys,
 * money, domains, sharing, settings, what visitors sent, deletion, and all that staff do. What stands here is asked of `policy` as well.
 */
export const keyPolicy: Readonly<Record<string, KeyScope>> = {
  viewer: 'read',
  'Viewer.id': 'read',
  'Viewer.websites': 'read',
  website: 'read',
  sectionLibrary: 'read',
  'Website.id': 'read',
  'Website.name': 'read',
  'Website.subdomain': 'read',
  'Website.language': 'read',
  'Website.status': 'read',
  'Website.address': 'read',
  'Website.createdAt': 'read',
  'Website.updatedAt': 'read',
  'Website.publishedAt': 'read',
  'Website.publishedRevision': 'read',
  'Website.restsSince': 'read',
  'Website.currentRevision': 'read',
  'Website.canWrite': 'read',
  'Website.canUndo': 'read',
  'Website.canRedo': 'read',
  'Website.document': 'read',
  'Website.understood': 'read',
  'Website.unpublishedChanges': 'read',
  'Website.revisions': 'read',
  'Website.messages': 'read',
  'Website.turn': 'read',
  'Website.previewToken': 'read',
  'Website.assets': 'read',
  'Website.photoSources': 'read',
  'Website.pictureGenerator': 'read',
  createWebsite: 'write',
  changeWebsite: 'write',
  undoChange: 'write',
  redoChange: 'write',
  sendChatMessage: 'write',
  undoChatMessage: 'write',
  cancelChatMessage: 'write',
  searchPhotos: 'write',
  takePhoto: 'write',
  generatePicture: 'write',
  publishWebsite: 'publish',
};

/** What goes beyond one website, so that a key for one may not do it. */
const BEYOND_ONE: ReadonlySet<string> = new Set(['createWebsite']);

const may: Record<KeyScope, string> = {
  read: 'read',
  write: 'change websites',
  publish: 'publish',
};

/** Lets a key pass that may ask for this, and everybody who asks without one. Throws FORBIDDEN, with what would help. */
export function requireKeyScope(actor: Actor, field: string): void {
  const key = keyGrantOf(actor);
  if (!key) return;
  const needed = Object.hasOwn(keyPolicy, field) ? keyPolicy[field] : undefined;
  if (!needed) throw refusal('Access keys cannot do this: its owner does it after logging in.');
  if (keyScopes.indexOf(key.scope) < keyScopes.indexOf(needed))
    throw refusal(
      `This access key may not ${may[needed]}. Its owner can make one that may, in the account under “Access keys”.`,
    );
  if (key.websiteId !== null && BEYOND_ONE.has(field))
    throw refusal('This access key is for one website, so it cannot make another. Its owner can make one for all.');
}

const refusal = (message: string) => new Failure(message, { code: 'FORBIDDEN' });

/** True for a website that this actor's key, if they ask with one, was made for. */
export const isWithinReach = (actor: Actor, websiteId: string): boolean => {
  const only = keyGrantOf(actor)?.websiteId ?? null;
  return only === null || only === websiteId;
};
