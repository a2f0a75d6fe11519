import type { Page, WebsiteDocument } from '#site/model/document.ts';
import type { SectionLibrary } from '#site/sections/library.ts';
import { abilities } from './abilities/index.ts';
import { namesSomebody } from './abilities/succeed.ts';
import type { Ask, Focus, Plan } from './ask.ts';
import { entriesNamed, pagesMeant, sectionsMeant } from './document/find.ts';
import { namesIn } from './document/entries.ts';
import { offeredPlan } from './offered-plan.ts';
import { languageOf } from './message/language.ts';
import { spacedOut } from './message/unspaced.ts';
import { readRequest, type Request } from './message/request.ts';
import { spokenOf, type RequestLanguage } from './words/index.ts';
import { spoken, type Spoken } from './words/spoken.ts';

/** Below this a request is not understood. */
export const UNDERSTOOD = 0.5;

/** The same for a language that the message does not seem to be in. */
const FOREIGN = 0.7;

/** A request is no essay. Quoted words count as one. */
const MOST_WORDS = 150;
const LONGEST = 3000;

export type Situation = {
  message: string;
  document: WebsiteDocument;
  page: Page;
  focus: Focus;
  /** The person's last message before this one; '' where there was none. */
  earlier: string;
  /** Whether the answer before this message changed nothing, as far as that is known. */
  isIdle: boolean;
  /** What the answer is given in. */
  language: Spoken;
  /** What the message is written in. */
  heard: RequestLanguage;
  seed: number;
  /** What new sections may be made of. */
  library: SectionLibrary;
};

/** Languages that a request may be meant in, the likeliest first. */
const languagesFor = (text: string, { document, language, heard }: Situation): RequestLanguage[] =>
  heard === language
    ? [...new Set([languageOf(text, document.language), language, spokenOf(document.language), ...spoken])]
    : [heard];

/** Whether a language that a message does not seem to be in knows most of its words all the same. */
const isMostlyRead = ({ tokens, senses }: Request): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return senses.length > 0 && senses.reduce((sum, { from, to }) => sum + to - from, 0) * 2 >= words;
};

/** A request as it was read, and everything that it may mean, the likeliest first. */
export type Meant = { request: Request; plans: Plan[] };

export function plansFor(text: string, situation: Situation): Meant | undefined {
  const names = namesIn(situation.document);
  for (const language of languagesFor(text, situation)) {
    const ask: Ask = {
      ...situation,
      request: readRequest(spacedOut(text.slice(0, LONGEST), language, names), language, names),
    };
    if (ask.request.tokens.length > MOST_WORDS) return undefined;
    // Words that mean nothing here, without a number, a name or an address: no ability could use them.
    const isEmpty = ask.request.senses.length === 0 && ask.request.quotes.length === 0;
    if (isEmpty && !/[\d@]|www|http|(?<=\p{L}\s)\p{Lu}/u.test(text) && !namesSomebody(ask)) continue;
    const isOwn = language === situation.language || language === situation.heard;
    if (!isOwn && !isMostlyRead(ask.request)) continue;
    const plans = abilities
      .flatMap((ability) => ability.plan(ask))
      .filter(({ score }) => score >= (isOwn ? UNDERSTOOD : FOREIGN))
      .sort((a, b) => b.score - a.score)
      .map((plan) => offeredPlan(plan, situation));
    if (plans.length > 0) return { request: ask.request, plans };
  }
  return undefined;
}

/** What earlier messages were about: the last section and the last entry that was named. */
export function focusOf(messages: readonly string[], document: WebsiteDocument, page: Page): Focus {
  const focus: Focus = {};
  for (const message of messages.slice(-4)) {
    const request = readRequest(message, languageOf(message, document.language));
    const [section] = sectionsMeant(document, request, page);
    const [entry] = entriesNamed(document, request.quotes[0]?.text ?? message, 0.7);
    const [named] = request.has('part.page') ? pagesMeant(document, request) : [];
    if (named) focus.pageId = named.thing.id;
    if (section) focus.sectionId = section.thing.section.id;
    if (entry) {
      focus.entry = entry.thing.name;
      if (!section) focus.sectionId = entry.thing.section.id;
    }
  }
  return focus;
}
