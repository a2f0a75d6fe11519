import type { WebsiteDocument } from '../model/document.ts';
import { findSection } from '../model/find-section.ts';
import { sectionName, sectionTitle } from '../model/part-names.ts';
import { plainWords } from '../model/rich-words.ts';
import { withoutMarks } from './marks.ts';
import { textsOf } from './texts-of.ts';

/** A part of a website that somebody points at: a section, `header` or `footer`, or one of its texts by its change path. */
export type PointedAt = { sectionId: string; path: string | null };

/** Words that a page shows of a longer text are told from that many letters on. */
const FEWEST = 3;

/** What stands on every page: what it is called, and where its texts are. */
const FRAME: Record<string, { name: string; texts: string[] }> = {
  header: { name: 'Header', texts: ['header/', 'brand/'] },
  footer: { name: 'Footer', texts: ['footer/', 'business/', 'brand/'] },
};

/** The header or the footer, where no section has that id. */
const frameOf = (document: WebsiteDocument, id: string) =>
  findSection(document, id) || !Object.hasOwn(FRAME, id) ? undefined : FRAME[id];

/** The header and the footer, as things to point at. */
export const frameParts = Object.entries(FRAME).map(([id, { name }]) => ({ id, name }));

/** What a press on these words within a part means: the text they stand in, else the part. Null when there is no such part. */
export function pointAt(document: WebsiteDocument, sectionId: string, words: string): PointedAt | null {
  const frame = frameOf(document, sectionId);
  if (!frame && !findSection(document, sectionId)) return null;
  const said = bare(words);
  const roots = frame?.texts ?? [`sections/${sectionId}/`];
  const texts = textsOf(document).filter(({ path }) => roots.some((root) => path.startsWith(root)));
  const found =
    texts.find(({ text }) => said !== '' && bare(text) === said) ??
    texts.find(({ text }) => said.length >= FEWEST && bare(text).includes(said));
  return { sectionId, path: found?.path ?? null };
}

/** What people call it: "Prices on Home" or "“Rye”, in the prices on Home". Null when it is not there any more. */
export function pointedName(document: WebsiteDocument, { sectionId, path }: PointedAt): string | null {
  const frame = frameOf(document, sectionId);
  const found = findSection(document, sectionId);
  if (!frame && !found) return null;
  if (path === null)
    return found ? `${sectionTitle(found.section, found.page.sections)} on ${found.page.title}` : (frame?.name ?? null);
  const text = pointedText(document, path);
  const place = frame ? `the ${frame.name.toLowerCase()}` : sectionName(document, sectionId);
  return text === null ? null : `“${shortened(text)}”, in ${place}`;
}

/** The words that stand at the path; null when nothing does. */
export function pointedText(document: WebsiteDocument, path: string): string | null {
  const text = textsOf(document).find((one) => one.path === path)?.text;
  return text === undefined ? null : withoutMarks(plainWords(text));
}

const MOST = 40;
const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text);

/** Letters and digits alone: pages set quotes, capitals and spaces as their design asks. */
const bare = (text: string) =>
  withoutMarks(plainWords(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
