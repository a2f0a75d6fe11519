import type { WebsiteDocument } from '../model/document.ts';
import type { PostListing, SentForm, ShownPost } from '../sections/definition.ts';
import type { RenderOptions } from './options.ts';
import type { Words } from './words/words.ts';

/** What all sections of a page share. */
export type PageSetting = {
  document: WebsiteDocument;
  path: string;
  options: RenderOptions;
  words: Words;
  sent?: SentForm;
  /** One page of the blog's posts, and the section that shows it. */
  listing?: PostListing & { section: string };
  post?: ShownPost;
};
