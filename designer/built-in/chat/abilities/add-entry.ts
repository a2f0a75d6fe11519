import { edit } from '../edit.ts';
import { eventsIn, peopleIn, pricesIn, questionsIn, readFacts } from '../../reading/facts/index.ts';
import { normalise } from '../../reading/normalise.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { hasField, itemsOf, listsOf, type List } from '../document/entries.ts';
import { entriesNamed, isNewTo, likeness, sectionsMeant } from '../document/find.ts';
import { entriesWithin, isSmall } from '../document/named.ts';
import { fieldOf, operationsFor } from '../document/places.ts';
import { amountsIn } from '../message/amount.ts';
import { cleanValue, asSentence, withCapital, withoutLeads } from '../message/value.ts';
import { fill, sectionWord } from '../replies/index.ts';
import { sectionWith } from './add-section.ts';
import { LEADS, datedEntry, hasOrderIn, isKindAlone, isSentence } from './dated-entry.ts';
import { addingVerb, addsNoEntry, addsOnly, beginsAdding, saysLine } from './orders.ts';
import { isIntroduced, peopleSaid } from './people-said.ts';
import { speaker } from './speaker.ts';

/** What a message says of one thing that is to be listed. Values are the owner's words. */
export type NewEntry = { name: string; price: string; text: string };

/** Kinds whose lists take a thing with a name, those that show prices first. */
const SHELVES = ['services', 'menu', 'products', 'pricing', 'features', 'steps', 'gallery', 'logos'];

/** The list that a request means, or the lists that it may mean. */
function listsFor(ask: Ask, fits: (list: List) => boolean): List[] {
  const lists = listsOf(ask.document).filter(fits);
  const verb = ask.request.find(['do.add', 'do.offer', 'do.say']);
  const meant = sectionsMeant(ask.document, ask.request, ask.page, verb?.to ?? 0)
    .map(({ thing }) => lists.find(({ section }) => section.id === thing.section.id))
    .find((list) => list !== undefined);
  if (meant) return [meant];
  const focused = lists.find(({ section }) => section.id === ask.focus.sectionId);
  if (focused) return [focused];
  const onPage = lists.filter(({ page }) => page.id === ask.page.id);
  return onPage.length > 0 ? onPage : lists;
}

const listed = (ask: Ask, list: List, items: Record<string, unknown>[], score: number, isSure = false): Plan[] => {
  const edits = [{ place: list.place, value: [...itemsOf(ask.document, list), ...items] }];
  const name = items[0]?.[list.nameField];
  return change(score, operationsFor(ask.document, edits), {
    names: [fieldOf(list.place)],
    isSure,
    focus: { sectionId: list.section.id, ...(typeof name === 'string' ? { entry: name } : {}) },
  });
};

/** What a new item of a list says of a thing; a detail that the list has no field for goes into its text. */
function itemFor(list: List, { name, price, text }: NewEntry): Record<string, unknown> {
  const prose = ['text', 'description', 'caption', 'note'].find((field) => hasField(list, field));
  const hasPrice = hasField(list, 'price');
  const words = [text, hasPrice ? '' : price].filter((part) => part !== '').join(' · ');
  return {
    [list.nameField]: name,
    ...(hasPrice && price !== '' ? { price } : {}),
    ...(prose && words !== '' ? { [prose]: words } : {}),
  };
}

export function newEntryPlans(ask: Ask, entries: NewEntry[], score = 0.78): Plan[] {
  const priced = entries.some(({ price }) => price !== '');
  const lists = listsFor(
    ask,
    (list) => SHELVES.includes(list.section.kind) && list.nameField !== 'when' && hasItemName(list),
  );
  const best = lists.filter((list) => !priced || hasField(list, 'price'));
  const open = (best.length > 0 ? best : lists).filter(
    (list, index, all) => all.findIndex((one) => one.section.id === list.section.id) === index,
  );
  const [first, ...others] = open;
  const [entry] = entries;
  if (!entry) return [];
  // Where nothing is listed yet, what has a price is what is offered.
  if (!first) return priced ? change(score - 0.02, sectionWith(ask, 'services', entries), {}) : [];
  const isNamed = priced || entries.length > 1 || ask.request.has('part.entry') || namesList(ask, first);
  const isSure =
    (others.length === 0 && isNamed) ||
    (open.filter(({ section }) => section.kind === first.section.kind).length === 1 && priced);
  if (isSure)
    return listed(
      ask,
      first,
      entries.map((one) => itemFor(first, one)),
      score,
    );
  const choices = open.slice(0, 3).map(({ section }) => ({
    label: sectionWord(section, ask.language),
    message: fill(ask.language, 'sayAddTo', {
      name: entry.name,
      price: entry.price,
      where: sectionWord(section, ask.language),
    }),
  }));
  return [{ score, does: 'ask', id: 'whichList', values: { name: entry.name }, choices }];
}

/** Whether a request says or speaks of the list that it means. */
const namesList = (ask: Ask, list: List): boolean =>
  list.section.id === ask.focus.sectionId ||
  sectionsMeant(ask.document, ask.request, ask.page).some(({ thing }) => thing.section.id === list.section.id);

/** Groups of a menu are lists too, but nobody adds one by naming a dish. */
const hasItemName = (list: List) => !list.fields.some((field) => field.control === 'list');

/** What follows the verb, for the readers of facts: "Add Lena Fox" is no name. */
function bodyOf({ request }: Ask): { text: string; typed: string } {
  const verb = addingVerb(request);
  const colon = request.tokens.findIndex(({ text }) => text === ':');
  const isKnown = (at: number) => request.senses.some(({ from, to }) => from <= at && at < to);
  const lead = request.tokens.slice(verb?.to ?? 0, Math.max(0, colon)).map((_, at) => at + (verb?.to ?? 0));
  const isLabelled =
    verb !== undefined &&
    lead.length > 0 &&
    lead.length <= 5 &&
    (lead.some(isKnown) || !request.has('do.remove')) &&
    lead.filter((at) => !isKnown(at) && !isSmall(request.tokens[at]?.text ?? '', vocabularyOf(request.language)))
      .length < 2;
  // "Add an event: Bread night": what is told of it begins behind the colon, but a question keeps its label.
  const body = isLabelled && !request.has('part.question', 'kind.faq') ? colon + 1 : verb?.to;
  const start = verb && beginsAdding(request) ? (request.tokens[body ?? 0]?.start ?? 0) : 0;
  const said = request.text.slice(start);
  return normalise(said.slice(ONE.exec(said)?.[0].length ?? 0));
}

/** "Concert um 16.30" says when. */
const AT_TIME = /(?<!\p{L})(?:um|at|à|às|las|om|kl|alle)\s\d/iu;

/** "Pretzel for": the small word that leads on from a name to its price. */
const TO_ITS_PRICE =
  /(?:\s(?:for|at|from|zu|für|ab|pour|à|por|para|a)|,?\s(?:it['’]?s|it is|they['’]?re|they are|c['’]est|cuesta|custa|costa))\s*$/iu;

/** "We do cakes now too", "la grande ya" */
const TOO = /\s(?:too|as ?well|also|ya|já|già|schon|déjà)\s*$/iu;
/** "A wrap to the lunches" */
const TO_LIST = /\s(?:to|on|onto|in|into) (?:the|our|my) \p{Ll}+(?: \p{Ll}+)?,?\s*$/u;
/** "One - headlight restoration" */
const ONE = /^\s*one\s?[-–:,]\s/iu;
/** Where a thing's name ends and its time begins, or how much of it there is: "Alemán A1, martes a las 18:30", "peel, 3 visits". */
const DETAIL = /,\s(?=[^,]*\d[:.h]\d\d|\d{1,3}\s\p{L}+$)/u;

/** What stands between the verb and the list that is named, as one thing or several. */
function namedEntries(ask: Ask): NewEntry[] {
  const { request } = ask;
  const { text, typed } = bodyOf(ask);
  const offset = request.text.length - typed.length;
  const found = pricesIn(text, vocabularyOf(request.language));
  if (found.length > 1 || (found.length === 1 && found[0]?.thing)) {
    return found.flatMap(({ price, thing }) => {
      if (!thing) return [];
      const [name = '', ...details] = cleanValue(
        cleanValue(thing.text).replace(TO_ITS_PRICE, '').replace(TOO, '').replace(TO_LIST, ''),
      ).split(DETAIL);
      const behind =
        found.length === 1 ? (/^\s?[,(]\s?([^.!?()]{3,80})/u.exec(typed.slice(price.span.end))?.[1] ?? '') : '';
      const text = [...details, hasOrderIn(ask, behind) ? '' : behind].filter((part) => part !== '').join(', ');
      return [{ name: withCapital(withoutLeads(name, LEADS)), price: price.text, text: withCapital(cleanValue(text)) }];
    });
  }
  const quote = request.quotes[0];
  const verb = addingVerb(request);
  if (!verb) return [];
  if (quote) return [{ name: quote.text, price: found[0]?.price.text ?? '', text: request.quotes[1]?.text ?? '' }];
  const last = request.senses.findLast(
    ({ concepts, from }) => from > verb.to && concepts.some((one) => one === 'mark.to' || one === 'mark.in'),
  );
  const target =
    last && sectionsMeant(ask.document, request, ask.page, last.to).length > 0 ? last.from : request.tokens.length;
  // Money that the readers of facts do not know: "KSh 60".
  const other = found.length === 0 ? amountsIn(request).find(({ hasUnit }) => hasUnit) : undefined;
  const price = found[0]?.price.text ?? other?.text;
  const priceAt = found[0]?.price.span.start ?? (other && other.start - offset);
  const start = Math.max(0, (request.tokens[verb.to]?.start ?? 0) - offset);
  const end = (request.tokens[target - 1]?.end ?? request.text.length) - offset;
  const behind = typed.slice(start, Math.min(end, priceAt ?? end)).replace(TO_ITS_PRICE, '');
  const words = /\p{L}/u.test(behind) ? behind : nameBefore(ask, verb.from);
  const colon = /^([^:]{2,80}):\s+(.+)$/su.exec(words) ?? /^([^–]{2,80})\s[–-]\s(.+)$/su.exec(words);
  const [told = '', ...details] = cleanValue(colon?.[1] ?? words).split(DETAIL);
  const name = withoutLeads(told, LEADS);
  const isFrame = request.tokens
    .slice(verb.to, target)
    .every((_, index) =>
      request.senses.some(
        ({ from, to, concepts }) =>
          index + verb.to >= from &&
          index + verb.to < to &&
          concepts.some((one) => one !== 'colour' && !one.startsWith('mood.')),
      ),
    );
  return name === '' || (isFrame && !colon)
    ? []
    : [
        {
          name: withCapital(name),
          price: price ?? '',
          text: cleanValue((colon?.[2] ?? details.join(', ')).replace(/,\s*$/u, '')),
        },
      ];
}

/** "Kadro boyama ekleyin, 900 TL", "塗装 9000円を追加": what stands before a verb that has nothing behind it. */
function nameBefore({ request }: Ask, verb: number): string {
  const [amount] = amountsIn(request);
  const price = request.tokens.findIndex(({ start }) => amount !== undefined && start >= amount.start);
  const to = price >= 0 && price < verb ? price : verb;
  const isOrder = request.senses.some(
    ({ to: end, concepts }) => end <= to && concepts.some((one) => one.startsWith('do.')),
  );
  // "Menüye künefe ekle": the list comes first.
  const list = request.senses.find(
    ({ from, concepts }) => from === 0 && concepts.every((one) => one.startsWith('kind.')),
  );
  const start = list && list.to < to ? list.to : 0;
  return isOrder ? '' : request.between(start, to).replace(/\s?[をはがも]$/u, '');
}

/** A name alone, no sentence: none of its words says what is done or what is. */
function isBare(ask: Ask, name: string): boolean {
  const { request, document } = ask;
  const words = new Set(tokensOf(name).map(({ text }) => text));
  const isSaid = request.senses.some(
    ({ concepts, from, to }) =>
      concepts.some((one) => one.startsWith('do.') || one.startsWith('mark.')) &&
      request.tokens.slice(from, to).every(({ text }) => words.has(text)),
  );
  return !isSaid && !isSentence(ask, name) && entriesWithin(document, request).length === 0;
}

/** A list of a kind, or a section of it made for the purpose. */
function intoKind(ask: Ask, kind: string, items: Record<string, unknown>[], score: number): Plan[] {
  const [list] = listsFor(
    ask,
    ({ section, fields }) => section.kind === kind && !fields.some(({ control }) => control === 'list'),
  );
  const isSure = kind === 'team';
  return list
    ? listed(ask, list, items, score, isSure)
    : change(score - 0.02, sectionWith(ask, kind, items), { isSure });
}

function typed(ask: Ask): Plan[] {
  const { request } = ask;
  const { text, typed: written } = bodyOf(ask);
  const vocabulary = vocabularyOf(request.language);
  const wants = request.has('do.add', 'do.want');
  const plans: Plan[] = [];
  const quote = request.quotes[0];
  const by = quote && speaker(ask);
  if (quote && by !== undefined && (request.has('part.quote', 'kind.testimonials') || by !== '')) {
    if (!request.has('do.change', 'do.remove') || request.has('part.quote'))
      plans.push(...intoKind(ask, 'testimonials', [{ quote: quote.text, name: by }], 0.92));
  }
  const questions = questionsIn(text, vocabulary);
  const question = questions[0]?.question ?? (quote?.text.includes('?') ? quote.text : questionIn(written));
  if (question && (request.has('part.question', 'kind.faq') || questions.length > 0) && wants) {
    const pairs = quotedPairs(request);
    const items =
      pairs.length > 0
        ? pairs
        : questions.length > 0
          ? questions.map((one) => ({ question: one.question, answer: one.answer }))
          : [{ question, answer: answerAfter(ask, written, question) }];
    plans.push(...intoKind(ask, 'faq', items, 0.9));
  }
  const events = eventsIn(text, vocabulary);
  const isOfEvents = request.has('part.event', 'kind.events');
  const isNamed = events.length > 0 && events.every(({ name }) => !hasOrderIn(ask, name) && !isKindAlone(ask, name));
  const isThere = entriesWithin(ask.document, request).length > 0;
  const isTold = isOfEvents && !isThere && !request.has('do.move', 'do.change', 'do.remove', 'mark.be');
  if (isNamed && (wants || isTold)) {
    const items = events.map(({ name, when, time, place }) => ({ title: name, date: when, time, place }));
    plans.push(...intoKind(ask, 'events', items, 0.88));
  }
  if (wants) {
    const dated = datedEntry(ask);
    const isShown = isOfEvents || listsOf(ask.document).some(({ section }) => section.kind === 'events');
    // "The Harvest Supper, Saturday 3 October"
    if (dated && (isShown || request.quotes.length === 1 || /^\p{Lu}\p{L}+\s\p{Lu}/u.test(dated.item.title)))
      plans.push(...intoKind(ask, 'events', [dated.item], dated.isDateFirst ? 0.92 : 0.86));
  }
  plans.push(...slots(ask, text));
  const isPerson = request.has('part.person', 'kind.team');
  const read = wants ? peopleIn(text, vocabulary) : [];
  const people = read.length > 0 && !isPerson ? read : peopleSaid(ask).filter(({ role }) => role !== '' || isPerson);
  // "The quotation from Nóirín Granville to come first" is there already.
  const isMoved = request.has('do.move') && !request.has('do.add');
  const isOther =
    isMoved || request.quotes.length > 0 || request.has('part.page', 'part.name', 'mark.called', 'do.remove');
  const isOrdered = wants || isPerson || people.some((one) => isIntroduced(ask, one));
  const fresh = people.filter(({ name }) => entriesNamed(ask.document, name, 0.95).length === 0);
  if (fresh.length > 0 && isOrdered && !isOther && (isPerson || fresh.every(({ role }) => role !== '')))
    plans.push(...intoKind(ask, 'team', fresh, isPerson || fresh.some((one) => isIntroduced(ask, one)) ? 0.92 : 0.84));
  return plans;
}

/** "A bread class on Saturday at 10:00": into the timetable's day. */
function slots(ask: Ask, text: string): Plan[] {
  const { request, document } = ask;
  if (!request.has('part.slot', 'kind.schedule') || !request.has('do.add', 'mark.to')) return [];
  const said = { text, span: { start: 0, end: text.length } };
  const { timetable } = readFacts(
    text,
    [{ ...said, role: 'fact', form: 'item', label: '', value: said, under: '', block: 0 }],
    vocabularyOf(request.language),
  );
  const [list] = listsOf(document).filter(
    ({ section, fields }) => section.kind === 'schedule' && fields.some(({ name }) => name === 'slots'),
  );
  const [first] = timetable;
  // "Alemán A1, martes a las 18:30, 88 € al mes" is one more of those that are listed with their prices.
  const isPriced = amountsIn(request).some(({ hasUnit }) => hasUnit);
  if (!first || (!list && isPriced && listsOf(document).some((one) => hasField(one, 'price')))) return [];
  if (!list)
    return change(
      0.9,
      sectionWith(
        ask,
        'schedule',
        timetable.map((slot) => ({ name: slot.day, slots: [{ time: slot.time, name: slot.name, note: slot.note }] })),
      ),
    );
  const days = itemsOf(document, list);
  const at = days.findIndex((day) => typeof day.name === 'string' && likeness(first.day, day.name) > 0.8);
  const slot = { time: first.time, name: first.name, note: first.note };
  const next =
    at < 0
      ? [...days, { name: first.day, slots: [slot] }]
      : days.map((day, index) =>
          index === at ? { ...day, slots: [...(Array.isArray(day.slots) ? (day.slots as unknown[]) : []), slot] } : day,
        );
  return edit(0.9, document, [{ place: list.place, value: next }]);
}

/** Questions in quotation marks, each with its answer in others behind it. */
const quotedPairs = ({ quotes }: Ask['request']): { question: string; answer: string }[] =>
  quotes.flatMap(({ text }, at) => {
    const answer = quotes[at + 1]?.text;
    return text.endsWith('?') && answer !== undefined && !answer.endsWith('?')
      ? [{ question: text, answer: asSentence(answer) }]
      : [];
  });

const questionIn = (text: string): string | undefined => {
  const end = text.indexOf('?');
  const start = Math.max(text.lastIndexOf(':', end), text.lastIndexOf('\n', end));
  return end > 0 && start >= 0 ? text.slice(start + 1, end + 1).trim() : undefined;
};

const answerAfter = (ask: Ask, text: string, question: string): string => {
  const second = ask.request.quotes[1];
  if (second) return asSentence(second.text);
  const after = text
    .slice(text.indexOf(question) + question.length)
    .replace(/^["”“»'\s]*(?:[-–:,]\s*)?(?:(?:answer|antwort|réponse|respuesta|resposta)\s*:?\s*)?/iu, '');
  return /\p{L}/u.test(after)
    ? asSentence(cleanValue(after))
    : `[[${ask.language === 'en' ? 'your answer' : fill(ask.language, 'wantedAnswer')}]]`;
};

/** New entries of any list: services, dishes, people, questions, events, quotations. */
export const addEntry: Ability = {
  name: 'add-entry',
  plan(ask) {
    const { request, document } = ask;
    const special = typed(ask);
    if (special.length > 0) return special;
    const isEntry = request.has('part.entry') || request.has('mark.to', 'mark.in') || request.quotes.length > 0;
    if (!request.has('do.add') && !(request.has('do.offer') && request.has('mark.we'))) {
      const entries = namedEntries(ask);
      // "A lesson is 800 now, apples cost 2,100 here": beside another request it may be talk.
      const isAlone = request.text.length > ask.message.length * 0.8;
      return entries.length > 0 &&
        entries.every(({ price, name }) => price !== '' && (entries.length > 2 || (isAlone && isBare(ask, name)))) &&
        !request.has('do.change', 'do.remove', 'part.price') &&
        !AT_TIME.test(request.text)
        ? newEntryPlans(ask, entries, 0.7)
        : [];
    }
    if (request.has('do.remove', 'do.ask', 'part.page', 'part.section', 'part.button')) return [];
    if (request.quotes.length === 0 && (saysLine(request) || (amountsIn(request).length === 0 && addsNoEntry(ask))))
      return [];
    const entries = namedEntries(ask).filter(({ name }) => name.length <= 80 && !isSentence(ask, name));
    if (entries.length === 0) return [];
    const isPriced = entries.every(({ price }) => price !== '');
    // "Put the 17 footer at £66" says what something costs that is there.
    const isThere = entries.every(({ name }) => !isNewTo(document, name, request));
    if (request.has('do.add') && !addsOnly(request) && isPriced && !request.has('part.entry') && isThere) return [];
    // "We have a treasurer" tells something; only a price makes it an entry of a list.
    if (!request.has('do.add') && !isPriced) return [];
    return newEntryPlans(ask, entries, isPriced ? 0.88 : isEntry ? 0.76 : 0.58);
  },
};
