import { sameJson } from '#site/model/json.ts';
import { changesBetween } from '#site/operations/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { tokensOf } from '../reading/tokens.ts';
import { phrasesOf, placesOf, vocabularyOf } from '../reading/vocabulary/index.ts';
import { entriesOf } from './document/entries.ts';
import { entriesWithin } from './document/named.ts';
import { textsOf } from './document/places.ts';
import { tellingWords } from './document/prose.ts';
import { isNow } from './message/now.ts';
import { plain } from './message/plain.ts';
import { readRequest, type Request } from './message/request.ts';
import type { Situation } from './plan.ts';
import { heardAs } from './roles/heard.ts';
import { CLASSES } from './roles/words.ts';

/** Where parts of a website stand that can be told to stay. */
const PLACES: Record<string, string> = {
  tagline: 'brand/tagline',
  phone: 'business/phone',
  email: 'business/email',
  address: 'business/address',
  background: 'theme/background',
};

/** "Keep the brass colour for the buttons": which colours are spoken of. */
function coloursIn(request: Request): string[] {
  if (!request.has('part.colour')) return [];
  return request.has('part.button', 'part.heading') ? ['theme/accent'] : ['theme/'];
}

/** "The rest stays" is of what else was spoken of. */
const isOfRest = (clause: string, { heard }: Situation): boolean =>
  readRequest(clause, heard).tokens.some(({ text }) => CLASSES.rest.has(text));

/** "My own name should still be on there": whether the name that the website had stands nowhere on it any more. */
const losesName = (clause: string, { document, heard }: Situation, after: WebsiteDocument): boolean =>
  readRequest(clause, heard).has('part.name') &&
  !textsOf(after).some(({ text }) => ` ${plain(text)} `.includes(` ${plain(document.brand.name)} `));

/** Whether a clause says that something stays which the changes touch: "keep my name", where the name changed. */
function isTouched(clause: string, situation: Situation, paths: readonly string[], after: WebsiteDocument): boolean {
  const request = readRequest(clause, situation.heard);
  if (isOfRest(clause, situation)) return false;
  const entries = entriesWithin(situation.document, request).filter(({ score }) => score >= 0.9);
  const places = [
    ...request.group('part').map(({ name }) => PLACES[name]),
    ...coloursIn(request),
    ...entries.map(({ thing }) => `${thing.place.join('/')}/`),
  ].filter((place) => place !== undefined);
  return losesName(clause, situation, after) || places.some((place) => paths.some((path) => path.startsWith(place)));
}

/** Of clauses those that say of something that it stays as it is, although it changed. */
export function unkept(clauses: readonly string[], situation: Situation, after: WebsiteDocument): string[] {
  const paths = changesBetween(situation.document, after).forward.map(({ path }) => `${path.join('/')}/`);
  return clauses.filter((one) => heardAs(one, situation).role === 'stays' && isTouched(one, situation, paths, after));
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

const timesSaid = (number: string, document: WebsiteDocument): number =>
  textsOf(document).reduce(
    (sum, { text }) => sum + numbersIn(text).filter((one) => one === number || isRound(one, number)).length,
    0,
  );
/** "115" is "115,00". */
const isRound = (one: string, number: string) => one.startsWith(number) && /^[.,]00$/u.test(one.slice(number.length));

function daysIn(text: string, { heard }: Situation): unknown[] {
  const { tokens } = readRequest(text, heard);
  const weekdays = placesOf(vocabularyOf(heard).weekdays);
  return tokens.flatMap((_, at) => weekdays.at(tokens, at)?.place ?? []);
}

/** "But keep the list of what we sew": nothing that has a name here, so it may be a part of what goes. */
function keepsAPart(clause: string, situation: Situation): boolean {
  const request = readRequest(clause, situation.heard);
  const isKept = request.tokens.some(({ text }) => CLASSES.stays.has(text));
  return isKept && request.group('kind').length === 0 && !isOfRest(clause, situation);
}

/** Whether a section of a page that is still there went out of sight. */
const losesSection = (before: WebsiteDocument, after: WebsiteDocument): boolean =>
  after.pages.some(({ id, sections }) => {
    const now = sections.filter(({ hidden }) => hidden !== true).length;
    return before.pages.some(
      (page) => page.id === id && page.sections.filter((one) => one.hidden !== true).length > now,
    );
  });

const timesWord = (word: string, document: WebsiteDocument): number =>
  textsOf(document).filter(({ text }) => plain(text).split(' ').includes(word)).length;

/** "Keep that I don't repair stones": whether words went that are to stay. */
function losesWords(clause: string, { document, heard }: Situation, after: WebsiteDocument): boolean {
  if (!tokensOf(clause).some(({ text }) => CLASSES.stays.has(text))) return false;
  const words = [...new Set(tellingWords(readRequest(clause, heard)))].filter((word) => timesWord(word, document) > 0);
  const lost = words.filter((word) => timesWord(word, after) < timesWord(word, document));
  const isGone = lost.length > 1 || lost.some((word) => timesWord(word, after) === 0);
  return isGone && lost.length * 2 > words.length;
}

/**
 * Whether a change goes against a clause by which something stays: a number of it went, its words did, a whole section went of which
 * a part was to stay, or it is of a day that the message before this one changed.
 */
function isCrossed(clause: string, situation: Situation, after: WebsiteDocument): boolean {
  const { document, earlier } = situation;
  const before = daysIn(earlier, situation);
  return (
    numbersIn(clause).some((number) => timesSaid(number, after) < timesSaid(number, document)) ||
    losesWords(clause, situation, after) ||
    (losesName(clause, situation, after) && !isOfRest(clause, situation)) ||
    (losesSection(document, after) && keepsAPart(clause, situation)) ||
    daysIn(clause, situation).some((day) => before.includes(day))
  );
}

/** "Cocoa is going to be free too": whether something that costs is said to be free, and costs what it did. */
function isFreeAtLast(clause: string, { document, heard }: Situation, after: WebsiteDocument): boolean {
  const request = readRequest(clause, heard);
  const free = phrasesOf(vocabularyOf(heard).free);
  if (!request.tokens.some((_, at) => free.at(request.tokens, at) > 0)) return false;
  const [named] = entriesWithin(document, request);
  const isPriced = named !== undefined && named.score >= 0.9 && /\d/u.test(String(named.thing.item.price ?? ''));
  return isPriced && entriesOf(after).some(({ item }) => sameJson(item, named.thing.item));
}

/** "Scissors is 7 now": whether a clause gives a new number that no change has. */
function isPassedOver(clause: string, { document }: Situation, after: WebsiteDocument): boolean {
  const number = [...clause.matchAll(/(?<![\p{L}\d.,:])(\d[\d.,]{0,9})\s(\p{L}+)/gu)].find(([, , word = '']) =>
    isNow(word),
  );
  if (!number || !sameJson(document.business.hours, after.business.hours)) return false;
  const changes = changesBetween(document, after).forward;
  return !numbersIn(JSON.stringify(changes)).some((one) => one === number[1] || isRound(one, number[1] ?? ''));
}

/** Clauses of a message that what was done goes against, or passes over. */
export function crossedBy(situation: Situation, after: WebsiteDocument): string[] {
  return situation.message.split(/(?<=[,;.!?:])\s|\s[-–—]\s|\n/u).filter((clause) => {
    const { role } = heardAs(clause, situation);
    if (isFreeAtLast(clause, situation, after)) return true;
    if (role === 'stays') return isCrossed(clause, situation, after);
    return role === 'news' && isPassedOver(clause, situation, after);
  });
}

/** "20:30:00", "Sauna (60 kr.). april": what is left where a text was cut in the middle of something. */
const CUT = /\d:\d\d:\d\d|[^\d.]\.\s\p{Ll}|(?:,\s?|\.\s)[.,]\s/gu;
const cutsIn = (document: WebsiteDocument): number =>
  textsOf(document).reduce((sum, { text }) => sum + (text.match(CUT) ?? []).length, 0);

/** Whether a change leaves a text that is cut in the middle of something. */
export const isCutShort = (before: WebsiteDocument, after: WebsiteDocument): boolean => cutsIn(after) > cutsIn(before);
