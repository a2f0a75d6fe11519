import DataLoader from 'dataloader';
import type { Blog } from '#site/model/document.ts';
import type { Database } from '../db/index.ts';
import { lastDays } from '../last-days.ts';
import { findSignedIn } from '../modules/account/store.ts';
import type { SignedIn } from '../modules/account/store.ts';
import { standingOf } from '../modules/billing/standing.ts';
import type { Standing } from '../modules/billing/standing.ts';
import { viewsOfPosts } from '../modules/blog/post-views.ts';
import type { ViewedPost } from '../modules/blog/post-views.ts';
import { documentAt, fingerprintOf } from '../modules/revisions/read-document.ts';
import { currentHistoryOf } from '../modules/revisions/store.ts';
import type { CurrentHistory } from '../modules/revisions/store.ts';
import { draftsOf } from '../modules/template-editing/store.ts';
import { websiteCountsOf } from '../modules/templates/store.ts';
import { visitsSince } from '../modules/visits/store.ts';
import { listTold } from '../modules/site-import/store.ts';
import type { Asking, SiteImportRow } from '../modules/site-import/store.ts';
import { findWebsite, findWebsites } from '../modules/websites/store.ts';
import type { User } from '../modules/users/store.ts';
import type { WebsiteRow } from '../modules/websites/store.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** What lists ask for row by row, fetched in one query each. */
export const createLoaders = ({ db, clock }: { db: Database; clock(): Date }) => ({
  visitsIn7Days: new DataLoader<string, number>(async (websiteIds) => {
    const [firstDay] = lastDays(clock(), 7);
    const visits = await visitsSince(db, websiteIds, firstDay);
    return websiteIds.map((id) => visits.get(id) ?? 0);
  }),
  /** Where readers find a website's blog, and what else its document says of it. */
  blog: new DataLoader<string, Blog>(async (websiteIds) => {
    const found = await findWebsites(db, websiteIds);
    const blogs = new Map<string, Blog>();
    for (const { id, publishedRevision, currentRevision } of found)
      blogs.set(id, (await documentAt(db, id, publishedRevision ?? currentRevision)).blog);
    return websiteIds.map((id) => blogs.get(id) ?? new Error(`Website ${id} is gone`));
  }),
  postViews: new DataLoader<ViewedPost, number, string>(
    async (posts) => {
      const views = await viewsOfPosts(db, posts, clock());
      return posts.map(({ id }) => views.get(id) ?? 0);
    },
    { cacheKeyFn: ({ id }) => id },
  ),
  website: new DataLoader<string, WebsiteRow | undefined>(async (websiteIds) => {
    const [only = '', ...others] = websiteIds;
    if (others.length === 0) return [await findWebsite(db, only)];
    const found = await findWebsites(db, websiteIds);
    return websiteIds.map((id) => found.find((website) => website.id === id));
  }),
  /** The person who asks, whom more than one part of a screen tells of. */
  signedIn: new DataLoader<string, SignedIn | undefined>((userIds) =>
    Promise.all(userIds.map((id) => findSignedIn(db, id))),
  ),
  history: new DataLoader<string, CurrentHistory>(async (websiteIds) => {
    const found = await currentHistoryOf(db, websiteIds);
    return websiteIds.map((id) => found.get(id) ?? { canUndo: false, redoes: null });
  }),
  /** How it stands between somebody and us: their plan, and each of the plans that they could have, are told from it. */
  standing: new DataLoader<User, Standing, string>(
    (users) => Promise.all(users.map((user) => standingOf(db, user, clock()))),
    { cacheKeyFn: ({ id }) => id },
  ),
  /** Imports of which somebody is told. */
  siteImports: new DataLoader<Asking, SiteImportRow[], string>(
    (askings) => Promise.all(askings.map((asking) => listTold(db, asking, clock()))),
    { cacheKeyFn: (asking) => JSON.stringify(asking) },
  ),
  /** Whether a template's draft says something else than what is in use. */
  templateChanged: new DataLoader<string, boolean>(async (templateIds) => {
    const drafts = await draftsOf(db, templateIds);
    const changed = new Set(
      drafts.filter(({ document, draftHash }) => fingerprintOf(document) !== draftHash).map(({ id }) => id),
    );
    return templateIds.map((id) => changed.has(id));
  }),
  templateUse: new DataLoader<string, number>(async (templateIds) => {
    const counts = await websiteCountsOf(db, templateIds);
    return templateIds.map((id) => counts.get(id) ?? 0);
  }),
});
