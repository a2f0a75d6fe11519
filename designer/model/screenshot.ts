import type { WebsiteDocument } from '#site/model/document.ts';

/** A small picture of a page. */
export type Screenshot = { type: string; base64: string };

/** Takes a picture of the top of the page at `path`; null when it cannot. */
export type Photographer = (document: WebsiteDocument, path: string, signal: AbortSignal) => Promise<Screenshot | null>;
