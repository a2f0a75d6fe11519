import { languageOf } from '#designer/built-in/reading/language.ts';
import type { ChatAnswer } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { hasColour } from './colours.ts';
import type { MessageCheck, MessageExpectation } from './expectation.ts';
import { lightOf } from './light-of.ts';
import { holds, holdsPrice, plain } from './same-words.ts';
import { kindsNamed } from './section-kinds.ts';
import { readDraft, type SiteRead } from './site-read.ts';

/** `right`; `wrong`: something changed, and not as asked; `asked` and `declined`: nothing changed though it should have. */
export const verdicts = ['right', 'asked', 'declined', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a website was before a message and after it, and what was answered. */
export type Answered = { before: WebsiteDocument; after: WebsiteDocument; answer: ChatAnswer };

/** Judges what came of a message by its draft: what was expected and did not come is told in `misses`. */
export function judgeMessage(
  expect: MessageExpectation,
  { before, after, answer }: Answered,
): { verdict: Verdict; misses: MessageCheck[] } {
  const changed = !sameJson(before, after);
  const isUndone = answer.undo === true && changed;
  const misses = missesOf(expect.checks, { before: readDraft(before), after: readDraft(after), answer, isUndone });
  return { verdict: verdictOf(expect, answer, changed, misses), misses };
}

function verdictOf(expect: MessageExpectation, answer: ChatAnswer, changed: boolean, misses: MessageCheck[]): Verdict {
  const hasAsked = (answer.choices?.length ?? 0) > 0 || /[?？؟]/.test(answer.reply);
  const silent = hasAsked ? 'asked' : 'declined';
  if (expect.kind === 'do') return misses.length === 0 ? 'right' : changed || answer.undo ? 'wrong' : silent;
  if (changed) return 'wrong';
  if (misses.length > 0) return silent;
  return expect.kind === 'decline' || hasAsked ? 'right' : 'declined';
}

type Seen = { before: SiteRead; after: SiteRead; answer: ChatAnswer; isUndone: boolean };

const missesOf = (checks: MessageCheck[], seen: Seen): MessageCheck[] => checks.filter((check) => !isHeld(check, seen));

function isHeld(check: MessageCheck, { before, after, answer, isUndone }: Seen): boolean {
  const { document } = after;
  const isNear = (texts: string[]) => after.groups.some((group) => texts.every((text) => holdsEither(group, text)));
  const { theme, business } = document;
  if (check.appears !== undefined) return holds(after.text, check.appears);
  if (check.disappears !== undefined) return !holds(after.text, check.disappears);
  // What was never there cannot be lost by a message.
  if (check.stays !== undefined) return holds(after.text, check.stays) || !holds(before.text, check.stays);
  if (check.near) return isNear(check.near);
  if (check.notNear) return !isNear(check.notNear);
  if (check.colour) return hasColour(document, check.colour.part, check.colour.value);
  if (check.hours)
    return check.hours.every((row) => business.hours.some((there) => sameJson({ ...there }, { ...row })));
  if (check.hoursUnchanged) return check.hoursUnchanged.every((day) => sameJson(ofDay(before, day), ofDay(after, day)));
  if (check.page !== undefined) return hasPage(document, check.page);
  if (check.noPage !== undefined) return !hasPage(document, check.noPage);
  if (check.section !== undefined) return hasSection(document, check.section) === (check.present ?? true);
  if (check.first !== undefined) return isFirst(document, check.first);
  if (check.dark !== undefined) return lightOf(theme.background) < 0.5 === check.dark;
  if (check.language !== undefined) return document.language.split('-')[0] === check.language.split('-')[0];
  if (check.name !== undefined) return plain(document.brand.name) === plain(check.name);
  if (check.undone !== undefined) return isUndone === check.undone;
  if (check.replyLanguage !== undefined) return languageOf(answer.reply).language === check.replyLanguage;
  return true;
}

const holdsEither = (group: string, words: string) =>
  holds(group, words) || (/\d/.test(words) && holdsPrice(group, words));

const ofDay = ({ document }: SiteRead, day: string) => document.business.hours.filter((row) => row.day === day);

const hasPage = ({ pages }: WebsiteDocument, title: string) =>
  pages.some((page) => holds(page.title, title) || holds(title, page.title));

const shownSections = ({ pages }: WebsiteDocument) =>
  pages.flatMap(({ sections }) => sections.filter(({ hidden }) => !hidden));

const hasSection = (document: WebsiteDocument, words: string) =>
  shownSections(document).some(({ kind }) => kindsNamed(words).includes(kind));

/** Right after the opening of the first page. */
function isFirst(document: WebsiteDocument, words: string): boolean {
  const home = document.pages.find(({ path }) => path === '/');
  const second = home?.sections.filter(({ hidden, kind }) => !hidden && kind !== 'hero' && kind !== 'banner')[0];
  return second !== undefined && kindsNamed(words).includes(second.kind);
}
