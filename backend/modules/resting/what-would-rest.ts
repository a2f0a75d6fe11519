import type { Database } from '../../db/index.ts';
import { planInForce } from '../billing/in-force.ts';
import type { PlanDefinition } from '../billing/plans.ts';
import { assistantMessagesUsed } from '../billing/assistant-messages.ts';
import { displayName } from '../domains/display-name.ts';
import { listCounted } from '../domains/store.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findUser } from '../users/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { beyondRoom } from './next-rest.ts';
import { listPublished, listWithExtras } from './store.ts';

/** Something that changes for somebody with a smaller plan. `id` is the website's or domain's, or the kind's own name. */
export type Rested = {
  kind: 'website' | 'domain' | 'page-limit' | 'head-code' | 'badge' | 'waitlist' | 'messages';
  id: string;
  name: string;
  /** What becomes of it, as the rest of a sentence that begins with its name. */
  detail: string;
};

const someOf = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/**
 * By name everything of somebody's that would change with another plan: what rests and what is beyond its limits. Nothing of it is
 * deleted. Empty when all fits, and for somebody who is gone.
 */
export async function whatWouldRest(db: Database, userId: string, plan: PlanDefinition, now: Date): Promise<Rested[]> {
  const user = await findUser(db, userId);
  if (!user) return [];
  const before = planInForce(user, now);
  const published = await listPublished(db, userId, now);
  const rests = beyondRoom(published, plan.websites).map(({ id, name }) => {
    const detail = 'rests 14 days later: visitors no longer see it, and you go on editing and exporting it';
    return { kind: 'website' as const, id, name, detail };
  });
  const domains = (await listCounted(db, userId)).slice(plan.domains).filter(({ restsSince }) => !restsSince);
  return [
    ...rests,
    ...domains.map(({ id, name }) => ({
      kind: 'domain' as const,
      id,
      name: displayName(name),
      detail: 'leads to the website’s address with us, and stays yours',
    })),
    ...(await ofWebsites(db, userId, plan, before)),
    ...(before.badgeRemovable && !plan.badgeRemovable && published.length > 0 ? [badge] : []),
    ...(await messages(db, userId, plan, now)),
  ];
}

const badge: Rested = {
  kind: 'badge',
  id: 'badge',
  name: 'Made with Pagewright',
  detail: 'is shown on your published websites',
};

async function ofWebsites(
  db: Database,
  userId: string,
  plan: PlanDefinition,
  before: PlanDefinition,
): Promise<Rested[]> {
  const rested: Rested[] = [];
  for (const { website, hasHeadCode, entries } of await listWithExtras(db, userId)) {
    const note = (kind: Rested['kind'], detail: string) =>
      rested.push({ kind, id: website.id, name: website.name, detail });
    const pages = plan.pages < before.pages ? await pagesOf(db, website) : 0;
    if (pages > plan.pages) note('page-limit', `keeps its ${pages} pages, but none can be added beyond ${plan.pages}`);
    if (hasHeadCode && before.codeForHead && !plan.codeForHead)
      note('head-code', 'loses its code for the head on published pages; the code is kept');
    const waiting = plan.waitlistEntries === null ? 0 : entries - plan.waitlistEntries;
    if (waiting > 0)
      note('waitlist', `hides ${someOf(waiting, 'entry', 'entries')} of its waiting list; they are kept`);
  }
  return rested;
}

/** Counted where it stands, unless an earlier release wrote it last. */
const pagesOf = async (db: Database, website: WebsiteRow): Promise<number> =>
  website.pageCount ?? (await currentDocument(db, website)).pages.length;

async function messages(db: Database, userId: string, plan: PlanDefinition, now: Date): Promise<Rested[]> {
  const used = await assistantMessagesUsed(db, userId, now);
  if (used < plan.assistantMessages) return [];
  const detail = `has no messages left this month: you used ${used}, and the ${plan.label} plan has ${plan.assistantMessages}`;
  return [{ kind: 'messages', id: 'messages', name: 'The assistant', detail }];
}
