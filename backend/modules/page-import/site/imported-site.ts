import type { Recipe } from '#site/templates/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Picture } from '../outline.ts';
import type { PageToRead } from '../read-page.ts';
import type { SiteFact } from './site-facts.ts';

/** A page of a website with all addresses that led to it, the one where it was found last. */
export type FoundPage = PageToRead & { asked: string[]; label: string; isMenu: boolean };

export type SiteToRead = {
  /** The start page first. */
  pages: FoundPage[];
  /** Style sheets that the start page names. */
  sheets: string[];
  /** Form and look to begin with; null: what suits the trade. */
  look: string | Recipe | null;
  /** As many pages as there is room for. */
  mostPages: number;
};

/** What became of one page, in sentences for people. `path`: where it is now, null where it did not come along. */
export type PageReport = {
  url: string;
  path: string | null;
  title: string;
  kept: string[];
  leftOut: string[];
  unsure: string[];
};

export type SiteReport = {
  /** What is true of the business, each with the page that says so. */
  facts: SiteFact[];
  /** What it looks like: colours, template, logo. */
  look: string[];
  unsure: string[];
  pages: PageReport[];
};

/** A website of others as one of ours; all its words are its own. Pictures stand in the document under their `pictureId`. */
export type ImportedSite = {
  document: WebsiteDocument;
  brief: string;
  pictures: (Picture & { url: string })[];
  report: SiteReport;
};
