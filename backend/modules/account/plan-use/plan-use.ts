import type { Services } from '../../../context.ts';
import { monthOf } from '../../billing/assistant-messages.ts';
import { sizeInWords } from '../../billing/size-in-words.ts';
import type { Standing } from '../../billing/standing.ts';
import { largestWebsite } from './largest-website.ts';
import { listUsed } from './store.ts';
import type { Used } from './store.ts';

/** The fullest of somebody's websites in one respect. */
export type Fullest = { id: string; name: string; used: number };

export type PlanUse = {
  key: 'WEBSITES' | 'DOMAINS' | 'ASSISTANT_MESSAGES' | 'GENERATED_PICTURES' | 'PAGES' | 'PICTURES' | 'WAITLIST';
  label: string;
  used: number;
  /** Null: without limit. */
  limit: number | null;
  words: string;
  /** For what is counted for each website: the fullest. */
  website: Fullest | null;
};

const inEnglish = new Intl.NumberFormat('en-US');
const number = (value: number) => inEnglish.format(value);
const ofLimit = (used: number, limit: number | null, inWords = number) =>
  limit === null ? `${inWords(used)}, without limit` : `${inWords(used)} of ${inWords(limit)}`;

/** How much of each limit of their plan somebody uses. Counts only; no document is read that was counted before. */
export async function planUseOf(
  { db, clock, pictureMaker }: Pick<Services, 'db' | 'clock' | 'pictureMaker'>,
  { user, plan }: Pick<Standing, 'user' | 'plan'>,
): Promise<PlanUse[]> {
  const used = await listUsed(db, user.id, monthOf(clock()));
  const ofAll = (key: Used['key']): number => used.find((one) => one.key === key)?.used ?? 0;
  const pages = used.some((one) => one.key === 'PAGES' && one.used === null)
    ? await largestWebsite(db, user.id)
    : fullestOf(used, 'PAGES');
  return [
    whole('WEBSITES', 'Websites', user.websiteCount, plan.websites, 'websites'),
    whole('DOMAINS', 'Domains of your own', ofAll('DOMAINS'), plan.domains, 'domains that lead to a website'),
    whole(
      'ASSISTANT_MESSAGES',
      'Assistant messages',
      ofAll('ASSISTANT_MESSAGES'),
      plan.assistantMessages,
      'assistant messages this month',
    ),
    ...(pictureMaker
      ? [
          whole(
            'GENERATED_PICTURES',
            'Generated pictures',
            ofAll('GENERATED_PICTURES'),
            plan.generatedPictures,
            'generated pictures this month',
          ),
        ]
      : []),
    each('PAGES', 'Pages', pages, plan.pages),
    each('PICTURES', 'Pictures', fullestOf(used, 'PICTURES'), plan.mediaBytes, sizeInWords),
    each('WAITLIST', 'People on a waiting list', fullestOf(used, 'WAITLIST'), plan.waitlistEntries),
  ];
}

function fullestOf(found: readonly Used[], key: Used['key']): Fullest | undefined {
  const { id, name, used } = found.find((one) => one.key === key) ?? {};
  return id == null || name == null || used == null ? undefined : { id, name, used };
}

const whole = (key: PlanUse['key'], label: string, used: number, limit: number, of: string): PlanUse => ({
  key,
  label,
  used,
  limit,
  words: `${ofLimit(used, limit)} ${of}`,
  website: null,
});

function each(
  key: PlanUse['key'],
  label: string,
  website: Fullest | undefined,
  limit: number | null,
  inWords = number,
): PlanUse {
  const used = website?.used ?? 0;
  const where = website ? ` on “${website.name}”` : '';
  return { key, label, used, limit, words: `${ofLimit(used, limit, inWords)}${where}`, website: website ?? null };
}
