import type { FormKind } from '#app/graphql/generated/graphql.ts';

/** What can be looked at one by one, by its name in addresses. */
export const boxes = {
  all: { label: 'All', kinds: null, spam: false },
  contact: { label: 'Messages', kinds: ['CONTACT'], spam: false },
  newsletter: { label: 'Newsletter', kinds: ['NEWSLETTER'], spam: false },
  waitlist: { label: 'Waiting list', kinds: ['WAITLIST'], spam: false },
  spam: { label: 'Spam', kinds: null, spam: true },
} as const satisfies Record<string, { label: string; kinds: readonly FormKind[] | null; spam: boolean }>;

export type Box = keyof typeof boxes;
export const boxNames = ['all', 'contact', 'newsletter', 'waitlist', 'spam'] as const satisfies readonly Box[];

export type SubmissionFilter = { box: Box; search: string; after: string | null };
