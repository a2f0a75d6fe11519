import type { Wanted } from './match.ts';

/** Which website a message is sent to (`websites.ts`). */
export type WebsiteName = 'bakery' | 'studio' | 'german' | 'french' | 'spanish' | 'portuguese';

/** An operation that must come: its `type`, and of its other parts those that are named. */
export type WantedOperation = { type: string } & { [part: string]: Wanted };

export type ChatCase = {
  message: string;
  /** The bakery when left out. */
  to?: WebsiteName;
  /** The page that is looked at; the home page when left out. */
  on?: string;
  /** Messages sent before, in order; their operations are applied. */
  after?: string[];
  /** The operations that must come, in any order, and no others. */
  does: WantedOperation[];
  /** For a message that takes the last change back. */
  undoes?: boolean;
  /** What the reply must say. */
  says?: RegExp;
};

type More = Omit<Partial<ChatCase>, 'message' | 'does'>;

/** A message and the operations it means. */
export const means = (message: string, does: WantedOperation[] | WantedOperation, more: More = {}): ChatCase => ({
  message,
  does: Array.isArray(does) ? does : [does],
  ...more,
});

/** A message that must change nothing and be answered like this. */
export const answers = (message: string, says: RegExp, more: More = {}): ChatCase => ({
  message,
  does: [],
  says,
  ...more,
});

/** A change of one section's fields. */
export const update = (sectionId: string, props: Record<string, Wanted>): WantedOperation => ({
  type: 'updateSection',
  sectionId,
  props,
});
