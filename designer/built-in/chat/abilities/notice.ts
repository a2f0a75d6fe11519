import type { WebsiteDocument } from '#site/model/document.ts';
import { withoutEnd } from '../../ends.ts';
import { edit } from '../edit.ts';
import { normalise } from '../../reading/normalise.ts';
import { phrasesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import type { Entry } from '../document/entries.ts';
import { sectionsOf, wordLikeness } from '../document/find.ts';
import { entriesWithin, isSmall, WHOLE_NAME } from '../document/named.ts';
import { freshId } from '../document/ids.ts';
import { emptyProps, placeFor } from '../document/new-section.ts';
import { operation, type Edit } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { contentWords, plain } from '../message/plain.ts';
import { readRequest, type Request } from '../message/request.ts';
import { asSentence, withCapital } from '../message/value.ts';
import { tellingIn } from '../message/telling.ts';
import { isOfAWhile, isOfOneDay } from '../message/when.ts';

/** What leads to the words that are to stand there, and what is said behind them of where. */
const LEAD =
  /^(?:please|bitte|add|say|write|tell people|note|and|also|hi|hello|mention|by the way|sag|schreib|dites|di|avisa)\s(?:that\s|dass\s|que\s)?/iu;
const LONGEST_NOTE = 200;

/** Who is to be told something by somebody. */
const TOLD = /^(?:them|everybody|everyone|ihnen|allen|leur|diles|avísales|lhes)$/u;

/** Orders of another kind: what they hold is no notice. */
const isOther = ({ request }: Ask): boolean =>
  request.quotes.length > 0 ||
  request.has(
    'do.remove',
    'do.move',
    'do.hide',
    'do.change',
    'do.swap',
    'do.rename',
    'do.ask',
    'part.colour',
    'part.page',
  ) ||
  amountsIn(request).some(({ hasUnit }) => hasUnit);

/** The words of a notice as a sentence of the owner's. */
export function noticeIn(text: string): string {
  let words = normalise(text).typed.trim();
  while (LEAD.test(words)) words = words.replace(LEAD, '');
  return asSentence(words);
}

/** Whether visitors see what is said beside the opening hours. */
const showsHours = (document: WebsiteDocument): boolean =>
  sectionsOf(document).some(({ section }) => section.kind === 'hours' && section.hidden !== true);

/** A notice where visitors read it: beside the hours, or above everything else where none are shown or it is asked for. */
export function noticePlans({ request, document, page, message }: Ask, said: string, score: number): Plan[] {
  const whole = readRequest(message, request.language);
  const old = document.business.hoursNote;
  const hoursNote = old === '' || old.includes(said) ? said : `${asSentence(old)} ${said}`;
  const isAbove =
    whole.has('mark.first', 'kind.banner') ||
    tellingIn(whole)?.isSeen === true ||
    !showsHours(document) ||
    // What stands there already may be the hours themselves.
    hoursNote.length > LONGEST_NOTE;
  const banner = sectionsOf(document).find(({ section }) => section.kind === 'banner' && section.hidden !== true);
  const covers = message;
  if (!isAbove)
    return change(score, operation({ type: 'setBusiness', hoursNote }), { names: ['business/hoursNote'], covers });
  if (banner) {
    const place = ['sections', banner.section.id, 'props', 'heading'];
    return edit(score, document, [{ place, value: said }], { covers });
  }
  const id = freshId(document, 'banner');
  const props = { ...emptyProps(document, 'banner'), heading: said };
  return change(
    score,
    operation({
      type: 'addSection',
      pageId: page.id,
      index: placeFor(page, 'banner'),
      section: { id, kind: 'banner', props },
    }),
    { focus: { sectionId: id }, covers },
  );
}

const IS = /^(?:is|are|ist|sind|est|sont|está|están|è|sono) /u;
/** "The rye loaf is sold out until May": what one thing of a list is for a while, beside it. */
function besideEntry(ask: Ask): Plan[] {
  const { request, document } = ask;
  const full = request.find(['mark.full']);
  const [named, rival] = entriesWithin(document, request, isToldOf, 0, full?.from);
  if (!full || !named || (rival && rival.score >= named.score)) return [];
  if (named.score < WHOLE_NAME && !isNameOnly(request, full.from, named.thing.name)) return [];
  const told = ofIt(request.between(full.from), request);
  const said = withCapital(told.replace(IS, '').replace(/[.!]$/u, ''));
  const covers = request.text.slice(0, request.text.indexOf(told) + told.length);
  return edit(0.95, document, [textBeside(named.thing, said)], { covers });
}

/** The clauses that say what became of a thing: up to one that orders something or says what something costs. */
function ofIt(text: string, { language }: Request): string {
  const clauses = text.split(/(?<=,)\s/u);
  const end = clauses.findIndex((clause, at) => {
    const request = readRequest(clause, language);
    return (
      at > 0 &&
      (request.senses.some(({ concepts }) => concepts.some((one) => one.startsWith('do.'))) || /\d/u.test(clause))
    );
  });
  return withoutEnd((end < 0 ? clauses : clauses.slice(0, end)).join(' '), /[,\s]/u);
}

/** "The buns are sold out", of cinnamon buns: nothing but a part of the name is said before it. */
function isNameOnly(request: Request, end: number, name: string): boolean {
  const own = plain(name).split(' ');
  const vocabulary = vocabularyOf(request.language);
  const words = contentWords(request.between(0, end)).filter((word) => !isSmall(word, vocabulary));
  return words.length > 0 && words.every((word) => own.some((one) => wordLikeness(word, one) > 0));
}

/** The prop of one thing of a list that holds what is said of it. */
const ABOUT = ['text', 'description'] as const;
export const isToldOf = ({ item }: Entry): boolean => ABOUT.some((name) => typeof item[name] === 'string');

/** One thing of a list with something more said beside it. */
export function textBeside({ item, place }: Entry, said: string): Edit {
  const name = ABOUT.find((one) => typeof item[one] === 'string') ?? 'text';
  const old = String(item[name] ?? '');
  return { place: [...place, name], value: old === '' ? said : `${old}. ${said}` };
}

/** "Is fully booked", "est complet": said of something, and no "menú completo". */
function isFull(request: Request): boolean {
  const full = request.find(['mark.full']);
  const copulas = phrasesOf(vocabularyOf(request.language).copulas);
  const isSaid =
    full !== undefined && request.tokens.slice(0, full.from).some((_, at) => copulas.at(request.tokens, at) > 0);
  return isSaid || (full !== undefined && (full.to - full.from > 1 || request.language === 'de'));
}

/** "Closed from 3 to 17 August", "closed this Friday": no opening hours of each week. */
export const isClosure = (request: Request): boolean =>
  isOfOneDay(request) ||
  ((request.has('part.holiday') || isOfAWhile(request)) && request.has('do.close', 'part.hours'));

/** What is so for a while only: closed over some days, away on holiday, sold out, full. It stands in the owner's words. */
export const notice: Ability = {
  name: 'notice',
  plan(ask): Plan[] {
    const telling = tellingIn(ask.request);
    const request = telling ? readRequest(telling.words, ask.request.language) : ask.request;
    const told = { ...ask, request, message: telling ? ask.request.text : ask.message };
    if (isOther(told)) return [];
    if (telling && isClosure(request)) return noticePlans(told, noticeIn(request.text), 0.95);
    // "Tell them Friday has sold out" is for somebody else to do.
    if (isFull(request) && !request.tokens.some(({ text }) => TOLD.test(text))) {
      const beside = besideEntry(told).map((plan) =>
        plan.does === 'change' && plan.covers === request.text ? { ...plan, covers: ask.request.text } : plan,
      );
      return beside.length > 0 ? beside : noticePlans(told, noticeIn(request.text), 0.95);
    }
    // "Dougie is on holiday till the 5th of January"
    const isAway = request.has('part.holiday') && isOfAWhile(request) && !request.has('do.add', 'do.close');
    if (isAway) return noticePlans(told, noticeIn(request.text), 0.86);
    // "No walks in August. Worth mentioning", "students get 10% off, put that where people see it"
    const isForAWhile = isOfAWhile(request) || request.has('part.holiday');
    if (!telling || !(telling.isSeen || isForAWhile)) return [];
    // "Loch Ard is on 3 May, let people know" says what becomes of a thing.
    const isOfThing = entriesWithin(ask.document, request).some(({ score }) => score >= WHOLE_NAME);
    return noticePlans(told, noticeIn(request.text), isOfThing ? 0.8 : 0.9);
  },
};
