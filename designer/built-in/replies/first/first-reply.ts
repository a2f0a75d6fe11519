import type { Reading } from '../../reading/reading.ts';

/** What is said when a website has been made, in one language. */
export type FirstReply = {
  /** `pages` are titles in the order of the menu. */
  made(pages: readonly string[]): string;
  /** What could not be made, since nothing new is made of it at present. */
  leftOut(sections: readonly string[]): string;
  /** Something on the site is a suggestion. */
  suggested: string;
  /** Something is marked as missing. */
  missing: string;
  /** The one question that is asked when something is unsure. */
  ask: Record<Exclude<Reading['doubt'], ''>, string>;
};
