import { publishCheck, type Finding } from '#site/checks/publish-check.ts';
import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';

/** A website's document in today's shape, as the API gave it. */
export function documentFrom(given: unknown): WebsiteDocument {
  const parsed = parseDocument(given);
  if (!parsed.ok) throw new Error(`The API gave a document that cannot be read: ${parsed.failure.message}`);
  return parsed.document;
}

type Outlined = { id: string; name: string; status: string; address: string; currentRevision: number };

/** A website in few words: what it is, its facts, its pages with their sections. */
export const outlineOf = (website: Outlined, document: WebsiteDocument): string =>
  [
    `${website.name} (website ${website.id}), ${website.status.toLowerCase()}, revision ${website.currentRevision}, language ${document.language}`,
    `Address: ${website.address}`,
    `Brand: ${JSON.stringify(document.brand)}`,
    `Business: ${JSON.stringify(document.business)}`,
    `Theme (template ${document.template}): ${JSON.stringify(document.theme)}`,
    `Header: ${JSON.stringify(document.header)}`,
    `Footer: ${JSON.stringify(document.footer)}`,
    ...document.pages.map(pageLines),
  ].join('\n');

const pageLines = ({ id, path, title, inMenu, sections }: Page): string =>
  [`Page ${id}: ${path} “${title}”${inMenu ? '' : ', not in the menu'}`, ...sections.map(sectionLine)].join('\n');

function sectionLine({ id, kind, variant, hidden, props }: Section): string {
  const heading = typeof props['heading'] === 'string' && props['heading'] !== '' ? ` “${props['heading']}”` : '';
  return `- section ${id}: ${kind}, ${variant}${heading}${hidden ? ', hidden' : ''}`;
}

/** A page by its id or its path. */
export const pageOf = (document: WebsiteDocument, wanted: string): Page | undefined =>
  document.pages.find(({ id, path }) => id === wanted || path === wanted) ??
  document.pages.find(({ title }) => title.toLowerCase() === wanted.trim().toLowerCase());

/** What the publish check found, in words. */
export function checkInWords(document: WebsiteDocument): string {
  const findings = publishCheck(document);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (findings.length === 0) return 'The publish check found nothing: it is ready to be published.';
  return [
    errors.length > 0
      ? 'It cannot be published until these errors are fixed:'
      : 'It can be published. These are worth a look first:',
    ...findings.map(findingLine),
  ].join('\n');
}

const findingLine = ({ severity, message, path }: Finding): string =>
  `- ${severity} at ${path || 'the website'}: ${message}`;
