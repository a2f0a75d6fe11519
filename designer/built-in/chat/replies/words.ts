import type { Operation } from '#site/operations/index.ts';

/** What the chat says in one language. `{x}` is the section or page, `{1}` what the English reply carries. */
export type ReplyWords = {
  /** What was done, by operation, as a sentence without its stop. */
  done: Partial<Record<Operation['type'], string>>;
  /** Remarks and answers: the English one and how it is said. */
  remarks: [english: RegExp, own: string][];
};
