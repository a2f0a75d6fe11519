import type { WebsiteDocument } from '../model/document.ts';
import { findSection } from '../model/find-section.ts';
import { sectionName, sectionTitle } from '../model/part-names.ts';
import { plainWords } from '../model/rich-words.ts';
import { withoutMarks } from './marks.ts';
import { textsOf } from './texts-of.ts';

/** A part of a website that somebody points at: a section, or one of its texts by its change path. */
export type PointedAt = { sectionId: string; path: string | null };

/** Words that a page shows of a longer text are told from that many letters on. */
const FEWEST = 3;

/** What a press on these words within a section means: the text they stand in, else the section. Null when there is no such section. */
export function pointAt(document: WebsiteDocument, sectionId: string, words: string): PointedAt | null {
  if (!findSection(document, sectionId)) return null;
  const said = bare(words);
  const texts = textsOf(document).filter(({ path }) => path.startsWith(`sections/${sectionId}/`));
  const found =
    texts.find(({ text }) => said !== '' && bare(text) === said) ??
    texts.find(({ text }) => said.length >= FEWEST && bare(text).includes(said));
  return { sectionId, path: found?.path ?? null };
}

/** What people call it: "Prices on Home" or "“Rye”, in the prices on Home". Null when it is not there any more. */
export function pointedName(document: WebsiteDocument, { sectionId, path }: PointedAt): string | null {
  const found = findSection(document, sectionId);
  if (!found) return null;
  const { section, page } = found;
  if (path === null) return `${sectionTitle(section, page.sections)} on ${page.title}`;
  const text = pointedText(document, path);
  return text === null ? null : `“${shortened(text)}”, in ${sectionName(document, sectionId)}`;
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
