import type { Purpose } from './store.ts';

/** What a chat template is for: the model's work on a new website, the conversation about one, words for a blog. */
export const purposes = ['FIRST_DESIGN', 'CONVERSATION', 'BLOG'] as const satisfies readonly Purpose[];
