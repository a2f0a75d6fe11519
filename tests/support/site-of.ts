import type { WebsiteDocument } from '#site/model/document.ts';
import { designNow } from '#designer/built-in/design.ts';

const made = new Map<string, WebsiteDocument>();

/** The website that the built-in designer makes of a brief; the same one each time. */
export function siteOf(text: string): WebsiteDocument {
  const document = made.get(text) ?? designNow({ text }, { seed: 1 }).document;
  made.set(text, document);
  return document;
}
