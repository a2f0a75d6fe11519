import type { RemarkId } from './remark-patterns.ts';
import type { Operation } from '#site/operations/index.ts';

/** What the chat says in one language. `{x}` is the section or page, `{1}` what the English reply carries. */
export type ReplyWords = {
  /** What was done, by operation, as a sentence without its stop. */
  done: Record<Operation['type'], string>;
  /** Remarks, questions and answers, by what they say. */
  remarks: Record<RemarkId, string>;
};
