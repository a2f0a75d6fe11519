import type { WebsiteDocument } from '#site/model/document.ts';

/** What became of a page, in sentences for people. */
export type ImportReport = {
  /** What stands in the document now. */
  kept: string[];
  /** What the page shows and the document does not. */
  leftOut: string[];
  /** What was concluded and is better looked at. */
  guessed: string[];
};

/** A page of the web as a website of ours. All its words are the page's own. */
export type ImportedPage = {
  title: string;
  /** BCP 47. */
  language: string;
  /** The page's words as a description of the business, in reading order. */
  brief: string;
  document: WebsiteDocument;
  report: ImportReport;
};

/** Why a page came to nothing: it holds no words, only with scripts, or cannot be read at all. */
export type PageRefusal = 'EMPTY' | 'EMPTY_WITHOUT_SCRIPTS' | 'TOO_DEEP';

/** A page that comes to nothing, with a sentence for whoever named it. */
export class PageRefused extends Error {
  override name = 'PageRefused';
  readonly reason: PageRefusal;
  constructor(reason: PageRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
