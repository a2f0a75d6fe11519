import type { WebsiteDocument } from '../model/document.ts';
import type { SentForm } from '../sections/definition.ts';
import type { RenderOptions } from './options.ts';
import type { Words } from './words/words.ts';

/** What all sections of a page share. */
export type PageSetting = {
  document: WebsiteDocument;
  path: string;
  options: RenderOptions;
  words: Words;
  sent?: SentForm;
};
