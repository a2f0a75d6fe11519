import type { WebsiteDocument } from '#site/model/document.ts';
import type { Asking } from './asking.ts';
import type { Usage } from './usage.ts';

/**
 * What is to be written for a blog. `taken` are titles that exist already, of posts and of ideas; `body` and `text` are Markdown;
 * `wish` is what the owner asks for in their own words.
 */
export type WritingTask =
  | { kind: 'topics'; taken: readonly string[] }
  | { kind: 'post'; title: string; wish?: string }
  | { kind: 'improve' | 'shorten'; text: string; wish?: string }
  | { kind: 'titles' | 'excerpt' | 'description'; title: string; body: string };

export type WritingRequest = Asking & {
  task: WritingTask;
  document: WebsiteDocument;
  /** What the owner said about the business before, such as the brief: facts in it are known. */
  known?: string;
  /** The day it is for the owner, such as 2026-12-05. */
  today?: string;
};

/**
 * What was written. `topics` and `titles` give several texts, the best first, the others one; a text that could not be made better is
 * given back as it was. What nobody said stands as a gap, `[[…]]`. `note` says what the owner should know about how it was made.
 */
export type Writing = { texts: string[]; note?: string; usage?: Usage };
