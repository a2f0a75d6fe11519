import type { WebsiteDocument } from '#site/model/document.ts';
import { waitlistDocument } from '#site/render/index.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** What visitors see of a document: all of it, or only the page that asks for an address. */
export const shownDocument = ({ waitlist }: Pick<WebsiteRow, 'waitlist'>, document: WebsiteDocument): WebsiteDocument =>
  waitlist?.on ? waitlistDocument(document, waitlist) : document;
