import { findPage } from '#site/model/find-section.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { getSection } from '#site/sections/index.ts';
import { AND } from '../../copy/grammar.ts';
import { writtenLanguage } from '../../brief/language.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { remarkPatterns, type RemarkId } from './remark-patterns.ts';
import type { ReplyWords } from './words.ts';

const languages: Record<string, ReplyWords> = { de: german, fr: french, es: spanish, pt: portuguese };

/** What an operation was about: a section's heading or a page's title, as either document has it. */
function subjectOf(operation: Operation, documents: readonly WebsiteDocument[]): string {
  const pageId = 'pageId' in operation && !('sectionId' in operation) && !('section' in operation);
  for (const document of documents) {
    if (operation.type === 'addPage') return operation.page.title;
    if (pageId && operation.pageId) {
      const page = findPage(document, operation.pageId);
      if (page) return page.title;
    }
    const id =
      operation.type === 'addSection' ? operation.section.id : 'sectionId' in operation ? operation.sectionId : '';
    const section = document.pages.flatMap((page) => page.sections).find((one) => one.id === id);
    const { heading } = section?.props ?? {};
    if (section)
      return typeof heading === 'string' && heading !== '' && !heading.includes('[[')
        ? heading
        : (getSection(section.kind)?.label ?? section.kind);
  }
  return '';
}

/** What was done, in the language of the site; undefined where the chat has no words in it. */
export function doneIn(
  language: string,
  operations: readonly Operation[],
  before: WebsiteDocument,
  after: WebsiteDocument,
): string | undefined {
  const words = languages[writtenLanguage(language)];
  if (!words) return undefined;
  const lines = operations.map((operation) => {
    const subject = subjectOf(operation, [after, before]);
    return `${words.done[operation.type].replace('{x}', () => (subject ? `“${subject}”` : '')).replace(/\s*:\s*$/, '')}.`;
  });
  return [...new Set(lines)].slice(0, 6).join(' ');
}

const patterns = Object.entries(remarkPatterns);
const isRemark = (id: string): id is RemarkId => id in remarkPatterns;

/** What a remark says, whatever the language; undefined for words that no table knows. */
export const remarkOf = (remark: string): RemarkId | undefined =>
  patterns.map(([id, pattern]) => (pattern.test(remark) ? id : '')).find(isRemark);

/** A remark in the language of the site where the chat has words for it, else as it is. */
export function remarkIn(language: string, remark: string): string {
  const base = writtenLanguage(language);
  const id = remarkOf(remark);
  const own = id && languages[base]?.remarks[id];
  if (!id || !own) return remark;
  const found = remarkPatterns[id].exec(remark) ?? [];
  return own.replace(/\{(\d)\}/g, (_, index: string) =>
    (found[Number(index)] ?? '').replace(/ and (?=[^,]+$)/, ` ${AND[base]} `),
  );
}
