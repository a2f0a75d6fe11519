import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { isNewTo, wordLikeness } from '../document/find.ts';
import { listingsOf, withThing, type Listing } from '../document/listed.ts';
import { isSmall } from '../document/named.ts';
import { edit } from '../edit.ts';
import { FILLERS } from '../message/fillers.ts';
import { plain } from '../message/plain.ts';
import type { Request } from '../message/request.ts';
import { cleanValue } from '../message/value.ts';
import { LIST_WORDS, TO_A_LIST } from '../words/lists.ts';
import { addsOnly } from './orders.ts';

/** `isList`: it is called a list, or a page. */
type Span = { from: number; to: number; isList?: boolean };
type Named = { listing: Listing; span: Span; words: number };
/** A list at every place where it stands. */
type Meant = { listings: Listing[]; span: Span };

const MOST_TOKENS = 10;
const LONGEST = 60;

/** Where a name is said in a request, word by word, whatever endings its words have. */
function spanOf({ tokens, quotes }: Request, name: string): Span | undefined {
  const own = plain(name).split(' ');
  const quote = quotes.find(({ text }) => plain(text) === own.join(' '));
  if (quote) return quote;
  const isSaid = (word: string, at: number) => {
    const said = plain(tokens[at]?.text ?? '');
    return said === word || (word.length > 3 && wordLikeness(said, word) > 0.9);
  };
  const from = tokens.findIndex((_, at) => own.every((word, index) => isSaid(word, at + index)));
  return from < 0 ? undefined : { from, to: from + own.length };
}

/** A name with what leads to it and what it is called: "to the what to bring list". */
function framed(request: Request, { from, to }: Span): Span | undefined {
  const { tokens, language } = request;
  const vocabulary = vocabularyOf(language);
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isSection = (at: number) =>
    request.senses.some(
      (sense) =>
        sense.from === at &&
        sense.concepts.some((one) => /^(?:part\.(?:page|section|text)|kind\.richText)$/u.test(one)),
    );
  const isList = (at: number) => LIST_WORDS.has(textAt(at)) || isSection(at);
  const leads = (at: number) =>
    at > 0 &&
    (TO_A_LIST.has(textAt(at)) || isList(at) || isSmall(textAt(at), vocabulary) || /^[:'’,]$/u.test(textAt(at)));
  const whole = { from, to };
  while (leads(whole.from - 1)) whole.from -= 1;
  while (isList(whole.to)) whole.to += 1;
  const said = tokens.slice(whole.from, whole.to).map(({ text }) => text);
  const isCalled = said.some((_, at) => (at < from - whole.from || at >= to - whole.from) && isList(whole.from + at));
  const isPlace = said.slice(0, from - whole.from).some((text) => TO_A_LIST.has(text));
  return isPlace || isCalled ? { ...whole, isList: isCalled } : undefined;
}

const thingsOf = ({ text, start, end }: Listing): string => plain(text.slice(start, end).replace(/^[^:]*:/u, ''));

/** The list that a request names by most words; undefined where it names none, or two by as many. */
function listNamed({ request, document }: Ask): Meant | undefined {
  const vocabulary = vocabularyOf(request.language);
  const named = listingsOf(document).flatMap((listing) =>
    listing.names.flatMap((name): Named[] => {
      const words = plain(name).split(' ');
      const isTelling = words.some((word) => word.length > 3 && !isSmall(word, vocabulary));
      const found = isTelling ? spanOf(request, name) : undefined;
      const span = found && framed(request, found);
      return span ? [{ listing, span, words: words.length }] : [];
    }),
  );
  const most = Math.max(0, ...named.map(({ words }) => words));
  const best = named.filter(({ words }) => words === most);
  const [first] = best;
  const isOne = new Set(best.map(({ listing }) => thingsOf(listing))).size === 1;
  return first && isOne ? { listings: [...new Set(best.map(({ listing }) => listing))], span: first.span } : undefined;
}

const ARTICLE = /^(?:an?|ein|eine[nr]?|une?|una|um|uma|uno|een|en|ett|et)$/u;
const VERBS = ['do.add', 'do.move', 'do.change'] as const;
const DEFINITE =
  /^(?:the|our|my|this|that|der|die|das|den|unsere?|le|la|les|notre|nos|el|los|nuestr[oa]s?|o|os|nosso|il|lo|i|gli|de|het|ons)\s/iu;
const OTHER_ORDER = /^(?:do\.(?:remove|ask|move|change|rename|hide)|mark\.(?:noLonger|called))$/u;

/** What is said beside the order and the list; '' where that is nothing, stands apart or orders something. */
function thingBeside({ request }: Ask, { from, to }: Span): string {
  const { tokens, senses, quotes } = request;
  const isOutside = (at: number) => at < from || at >= to;
  const senseAt = (at: number, fits: (concept: string) => boolean) =>
    senses.some((one) => one.from <= at && at < one.to && one.concepts.every(fits));
  const isFrame = (at: number) => {
    const { text = '', kind } = tokens[at] ?? {};
    if (ARTICLE.test(text)) return false;
    return kind === 'mark' ? text !== '"' : FILLERS.has(text) || senseAt(at, (one) => /^(?:do|mark)\./u.test(one));
  };
  const verb = request.find(VERBS);
  const isOther = (at: number) => isOutside(at) && at !== verb?.from && senseAt(at, (one) => OTHER_ORDER.test(one));
  if (tokens.some((_, at) => isOther(at))) return '';
  const own = tokens.flatMap((_, at) => (isOutside(at) && !isFrame(at) ? [at] : []));
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || (first < from && last >= to)) return '';
  const quote = quotes.find((one) => one.from === first && first === last);
  const hasOrder = tokens.slice(first, last).some((_, at) => senseAt(first + at, (one) => one.startsWith('do.')));
  if (quote) return quote.text;
  return hasOrder || last - first >= MOST_TOKENS ? '' : cleanValue(request.between(first, last + 1));
}

/** "Add ice cleats to the what to bring list": one thing more in a list that stands in the owner's words, named by what it is called. */
function listed(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!request.has(...VERBS)) return [];
  const named = listNamed(ask);
  const thing = named ? thingBeside(ask, named.span) : '';
  // "Move our gallery to the prices page": what is called "our" stands on the website already.
  const isOwn = DEFINITE.test(request.between(request.find(VERBS)?.to ?? 0));
  const isNew = named?.span.isList === true && !isOwn && isNewTo(document, thing, request);
  if (!addsOnly(request) && !isNew) return [];
  if (!named || thing === '' || thing.length > LONGEST || /[\p{Sc}?!:]/u.test(thing)) return [];
  const { listings } = named;
  const [first = '', ...others] = thing.split(' ');
  const bare = plain(ARTICLE.test(first) ? others.join(' ') : thing);
  if (listings.some(({ text }) => ` ${plain(text)} `.includes(` ${bare} `))) return [];
  const edits = listings.map((listing) => ({ place: listing.place, value: withThing(listing, thing) }));
  return edit(0.94, document, edits, {
    isSure: true,
    covers: request.text,
    focus: { sectionId: listings[0]?.place[1] ?? '' },
  });
}

/** A thing more in one of the lists of the owner's sentences. */
export const addListed: Ability = { name: 'add-listed', plan: listed };
