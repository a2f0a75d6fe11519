import type { Services } from '../../context.ts';
import { fullestLibrary } from '../assets/store.ts';
import { sizeInWords } from '../billing/size-in-words.ts';
import type { Standing } from '../billing/standing.ts';
import { assistantMessagesUsed } from '../billing/assistant-messages.ts';
import { listCounted } from '../domains/store.ts';
import { longestWaitlist } from '../forms/store.ts';
import { largestWebsite } from './largest-website.ts';

/** The fullest of somebody's websites in one respect. */
export type Fullest = { id: string; name: string; used: number };

export type PlanUse = {
  key: 'WEBSITES' | 'DOMAINS' | 'ASSISTANT_MESSAGES' | 'PAGES' | 'PICTURES' | 'WAITLIST';
  label: string;
  used: number;
  /** Null: without limit. */
  limit: number | null;
  words: string;
  /** For what is counted for each website: the fullest. */
  website: Fullest | null;
};

const number = (value: number) => value.toLocaleString('en-US');
const ofLimit = (used: number, limit: number | null, inWords = number) =>
  limit === null ? `${inWords(used)}, without limit` : `${inWords(used)} of ${inWords(limit)}`;

/** How much of each limit of their plan somebody uses. Counts only; no document is read that was counted before. */
export async function planUseOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, plan }: Pick<Standing, 'user' | 'plan'>,
): Promise<PlanUse[]> {
  const whole = (key: PlanUse['key'], label: string, used: number, limit: number, of: string): PlanUse => ({
    key,
    label,
    used,
    limit,
    words: `${ofLimit(used, limit)} ${of}`,
    website: null,
  });
  const each = (
    key: PlanUse['key'],
    label: string,
    website: Fullest | undefined,
    limit: number | null,
    inWords = number,
  ): PlanUse => {
    const used = website?.used ?? 0;
    const where = website ? ` on “${website.name}”` : '';
    return { key, label, used, limit, words: `${ofLimit(used, limit, inWords)}${where}`, website: website ?? null };
  };
  return [
    whole('WEBSITES', 'Websites', user.websiteCount, plan.websites, 'websites'),
    whole(
      'DOMAINS',
      'Domains of your own',
      (await listCounted(db, user.id)).length,
      plan.domains,
      'domains that lead to a website',
    ),
    whole(
      'ASSISTANT_MESSAGES',
      'Assistant messages',
      await assistantMessagesUsed(db, user.id, clock()),
      plan.assistantMessages,
      'assistant messages this month',
    ),
    each('PAGES', 'Pages', await largestWebsite(db, user.id), plan.pages),
    each('PICTURES', 'Pictures', await fullestLibrary(db, user.id), plan.mediaBytes, sizeInWords),
    each('WAITLIST', 'People on a waiting list', await longestWaitlist(db, user.id), plan.waitlistEntries),
  ];
}
