import type { Page, Section } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change, meansFocus } from '../ask.ts';
import { entriesOf, namesIn, propText, type Entry } from '../document/entries.ts';
import {
  entriesNamed,
  likeness,
  pagesMeant,
  rivals,
  sameThings,
  sectionsMeant,
  wordLikeness,
} from '../document/find.ts';
import { entriesWithin, WHOLE_NAME } from '../document/named.ts';
import { nthNamed } from '../document/nth.ts';
import { mentionsOf, tellingWords } from '../document/prose.ts';
import { fieldOf, operation, operationsFor, textsOf, type Edit } from '../document/places.ts';
import { FILLERS } from '../message/fillers.ts';
import { contentWords, plain } from '../message/plain.ts';
import { readRequest } from '../message/request.ts';
import { isForNow } from '../message/when.ts';
import { fill, shown } from '../replies/index.ts';
import { LIST_WORDS } from '../words/lists.ts';
import { nothingThere } from './not-there.ts';
import { keepsSomebody } from './orders.ts';
import { removeButton } from './remove-button.ts';
import { exchanged, wordsIn } from './replace-text.ts';

type Target = { score: number } & ({ section: Section } | { page: Page } | { entries: Entry[]; options?: Entry[] });

export function isRemoval(ask: Ask): boolean {
  const { has } = ask.request;
  // "Cambia el horario que ya no es ese": what is wrong is not to go.
  const isWrong = has('do.change') && has('part.hours', 'part.phone', 'part.email', 'part.address');
  const isGone = has('do.remove') || (has('mark.noLonger') && !isWrong) || (has('do.dislike') && has('mark.it'));
  return isGone && !keepsSomebody(ask);
}

/** How surely an entry is named that keeps its section where it is. */
const LISTED = 0.7;
/** What a piece of a request names, the surest first. */
function targetsIn(ask: Ask, from: number, to: number): Target[] {
  const { document, request, page } = ask;
  const said = request.between(from, to);
  const isSection = request.has('part.section');
  const isEntry = request.has('part.entry', 'part.person', 'part.question', 'part.event', 'part.quote', 'part.slot');
  const isPage = request.has('part.page') && !request.has('mark.here', 'mark.in');
  const meant = sectionsMeant(document, request, page, from, to);
  const likely = entriesNamed(document, withoutFrame(ask, said), 0.62);
  const nth = nthNamed(document, request, ask.focus.sectionId, from, to);
  if (nth) return [{ entries: [nth], score: 0.95 }];
  const within = entriesWithin(document, request, () => true, from, to);
  const matches = (within[0]?.score ?? 0) > (likely[0]?.score ?? 0) ? within : likely;
  const asked = pagesMeant(document, request, from, to);
  // "Take Abena off the team": where something is listed is not what goes with it.
  const holds = (section: Section) =>
    matches.some(({ thing, score }) => thing.section.id === section.id && score >= LISTED) &&
    likeness(said, propText(section, 'heading')) < 1;
  const whole = isFromThere(ask) ? [] : meant.filter(({ thing }) => !holds(thing.section));
  return [
    ...whole.slice(0, 1).map(({ thing, score }) => ({
      section: thing.section,
      score: Math.min(0.96, score) + (isSection ? 0.05 : isEntry ? -0.15 : 0) - (isPage ? 0.3 : 0),
    })),
    // A page goes only where it is called one.
    ...(isPage || request.quotes.length > 0 ? asked : [])
      .slice(0, 1)
      .map(({ thing, score }) => ({ page: thing, score: score + (isPage ? 0.12 : -0.12) })),
    ...(matches[0]
      ? [
          {
            entries: sameThings(matches),
            options: rivals(matches),
            score: matches[0].score - (isSection || isPage ? 0.12 : 0) + (isEntry ? 0.05 : 0),
          },
        ]
      : []),
  ].sort((a, b) => b.score - a.score);
}

/** "Remove her from the team": a section behind "from" is where somebody goes from, and does not go itself. */
function isFromThere({ request }: Ask): boolean {
  const [kind] = request.group('kind');
  const it = request.find(['mark.it']);
  const from = it && request.find(['mark.from', 'mark.in', 'do.remove'], it.to);
  return !!kind && !!from && from.to <= kind.sense.from && !request.has('part.section');
}

/** Words of a request without those that only say what sort of thing is meant. */
function withoutFrame(ask: Ask, said: string, otherwise = said): string {
  const frame = new Set(
    ask.request.senses
      .filter(({ concepts }) =>
        concepts.every(
          (concept) => concept.startsWith('do.') || concept.startsWith('mark.') || concept.startsWith('part.'),
        ),
      )
      .flatMap(({ from, to }) => ask.request.tokens.slice(from, to).map(({ text }) => text)),
  );
  const words = contentWords(said).filter((word) => !frame.has(word));
  return words.length > 0 ? words.join(' ') : otherwise;
}

/** Pieces of "the gallery, the team and the map". */
function pieces(ask: Ask): { from: number; to: number }[] {
  const { request } = ask;
  const end = request.find(['mark.from'], 1)?.from ?? request.tokens.length;
  const cuts = request.tokens.flatMap((token, index) => {
    const isAnd = request.senses.some(({ from, concepts }) => from === index && concepts.includes('mark.and'));
    return (token.text === ',' || isAnd) && index > 0 && index < end ? [index] : [];
  });
  const bounds = [0, ...cuts.flatMap((cut) => [cut, cut + 1]), end];
  return Array.from({ length: bounds.length / 2 }, (_, index) => ({
    from: bounds[index * 2] ?? 0,
    to: bounds[index * 2 + 1] ?? end,
  })).filter(({ from, to }) => to > from);
}

function operationsOn(ask: Ask, target: Target): Operation[] {
  if ('section' in target) return operation({ type: 'removeSection', sectionId: target.section.id });
  if ('page' in target) return operation({ type: 'removePage', pageId: target.page.id });
  return operationsFor(
    ask.document,
    target.entries.map(({ place }) => ({ place, value: undefined })),
  );
}

const isOtherOrder = (concept: string) => /^do\.(?:move|add|change|rename|hide)$/u.test(concept);

function removeNamed(ask: Ask): Plan[] {
  const { request, language } = ask;
  const whole = targetsIn(ask, 0, request.tokens.length)[0];
  // "Delete the news page, the dues can go on the front": a piece that orders something else is none.
  const parts = pieces(ask).filter(
    ({ from, to }) =>
      !request.senses.some((one) => one.from >= from && one.to <= to && one.concepts.every(isOtherOrder)),
  );
  const several = parts.length > 1 ? parts.map(({ from, to }) => targetsIn(ask, from, to)[0]) : [];
  if (parts.length > 1 && several.every((target) => target && target.score > 0.7) && (whole?.score ?? 0) < 0.97) {
    const targets = several.flatMap((target) => (target ? [target] : []));
    const entries = targets.flatMap((target) => ('entries' in target ? target.entries : []));
    const others = targets.filter((target) => !('entries' in target)).flatMap((target) => operationsOn(ask, target));
    const unique = entries.filter(
      (entry, index) => entries.findIndex(({ place }) => place.join() === entry.place.join()) === index,
    );
    return change(
      0.93,
      [
        ...operationsFor(
          ask.document,
          unique.map(({ place }) => ({ place, value: undefined })),
        ),
        ...others,
      ],
      {
        names: unique.map(({ place }) => fieldOf(place)),
      },
    );
  }
  if (!whole || whole.score < 0.62) return isFromThere(ask) ? [] : nothingThere(ask);
  if ('page' in whole && whole.page.path === '/') return [{ score: 0.8, does: 'tell', id: 'homeStays' }];
  if ('entries' in whole && whole.options && whole.options.length > 1) {
    const choices = whole.options
      .slice(0, 3)
      .map(({ name }) => ({ label: shown(name), message: fill(language, 'sayRemove', { names: `“${name}”` }) }));
    return [{ score: Math.min(0.9, whole.score), does: 'ask', id: 'whichThing', choices }];
  }
  if ('entries' in whole && isHalf(ask, whole.entries))
    return askedFirst(ask, { score: 0.9, does: 'change', operations: [] });
  const score = Math.min(0.95, whole.score + 0.05);
  if (!('entries' in whole)) return change(score, operationsOn(ask, whole));
  const isSure = entriesWithin(ask.document, request).some(
    ({ thing, score: said }) => said >= WHOLE_NAME && whole.entries.includes(thing),
  );
  // "We do not repair tubulars anymore" may mean less than "Puncture repair".
  if (!isSure && saysOther(ask, whole.entries))
    return [
      askRemoval(
        ask,
        score,
        whole.entries.slice(0, 1).map(({ name }) => name),
      ),
    ];
  return withMentions(ask, whole.entries, score, isSure);
}

/** Whether the clause that names a thing by a part of its name says something else beside. */
function saysOther({ request, document }: Ask, [entry]: readonly Entry[]): boolean {
  const words = plain(`${entry?.name ?? ''} ${Object.values(entry?.item ?? {}).join(' ')}`).split(' ');
  const isOwn = (word: string) => words.some((one) => one === word || wordLikeness(word, one) > 0);
  const clauses = request.text
    .split(/[,;.:]\s|\s[–—-]\s/u)
    .map((one) => tellingWords(readRequest(one, request.language, namesIn(document))));
  const isOther = (word: string) => !isOwn(word) && !FILLERS.has(word) && !LIST_WORDS.has(word);
  return clauses.some((said) => said.some(isOwn) && said.some(isOther));
}

/** Entries, and what the owner's sentences say of them: asked about first where a sentence says more. */
export function withMentions(ask: Ask, entries: Entry[], score: number, isSure: boolean, covers = ''): Plan[] {
  const [name = ''] = entries.map((entry) => entry.name);
  const own = new Set(entries.map(({ place }) => place.join('/')));
  const mentions = plain(name).length < 4 ? [] : mentionsOf(ask.document, name);
  const others = mentions.filter(({ edits }) => !edits?.some(({ place }) => own.has(place.slice(0, -1).join('/'))));
  const kept = others.filter(({ edits }) => edits === null).map(({ sentence }) => sentence);
  if (kept.length > 0) return [askRemoval(ask, score, [name, ...kept])];
  const edits: Edit[] = [
    ...entries.map(({ place }): Edit => ({ place, value: undefined })),
    ...others.flatMap((one) => one.edits ?? []),
  ];
  const names = edits.map(({ place }) => fieldOf(place));
  return change(score, operationsFor(ask.document, edits), { names, isSure, covers });
}

/** A sentence or words in quotes that stand in a text. */
function removeQuoted(ask: Ask): Plan[] {
  const { request, document } = ask;
  const edits: Edit[] = [];
  for (const quote of request.quotes) {
    const entries = entriesOf(document).filter(({ name }) => plain(name) === plain(quote.text));
    const section =
      entries.length === 0 &&
      document.pages
        .flatMap(({ sections }) => sections)
        .find((one) => plain(propText(one, 'heading')) === plain(quote.text));
    if (entries.length > 0) edits.push(...entries.map(({ place }) => ({ place, value: undefined })));
    else if (section) return [];
    else
      for (const { place, text } of textsOf(document)) {
        if (wordsIn(text, quote.text).length === 0) continue;
        const tidy = exchanged(text, quote.text, '')
          .replace(/\s{2,}/gu, ' ')
          .replace(/\s([.,!?])/gu, '$1');
        edits.push({ place, value: tidy.replace(/^[\s.,;]+/u, '').trim() });
      }
  }
  return edit(0.98, document, edits);
}

/** Everything that says a word: named first, since it may be a lot. */
function removeTopic(ask: Ask): Plan[] {
  const { request, document } = ask;
  const lead = request.find(['mark.about', 'mark.all', 'mark.noLonger', 'part.text', 'do.remove']);
  if (!lead || request.has('part.nav')) return [];
  const [topic = ''] = request.quotes.map(({ text }) => text);
  const last = request.find(['mark.about'])?.to ?? lead.to;
  const comma = request.tokens.findIndex(({ text }, at) => at > last && /^[,;–]$/u.test(text));
  const about = request.between(last, comma < 0 ? undefined : comma);
  const said = topic || withoutFrame(ask, request.has('mark.about') ? about : request.text, '');
  const words = contentWords(said).filter((word) => word.length > 3);
  if (words.length === 0 || words.length > 3) return [];
  const tells = (text: string) =>
    words.every((word) =>
      plain(text)
        .split(' ')
        .some(
          (one) =>
            one === word ||
            (word.length > 4 && (one.startsWith(word.slice(0, -1)) || word.startsWith(one)) && one.length > 3),
        ),
    );
  const entries = entriesOf(document).filter(({ item }) => tells(JSON.stringify(item)));
  const sections = document.pages
    .flatMap(({ sections: all }) => all)
    .filter((section) => tells(propText(section, 'heading')));
  const inEntries = (place: string[]) => entries.some((entry) => place.join('/').startsWith(entry.place.join('/')));
  const sentences = textsOf(document)
    .filter(
      ({ place, text }) => !inEntries(place) && tells(text) && place.at(-1) !== 'heading' && place[0] === 'sections',
    )
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/u).filter(tells));
  const names = [
    ...new Set([
      ...entries.map(({ name }) => name),
      ...sections.map((section) => propText(section, 'heading')),
      ...sentences,
    ]),
  ].filter((name) => name !== '');
  const [sentence] = sentences;
  const place = textsOf(document).find(({ text }) => sentence !== undefined && text.includes(sentence));
  if (request.has('part.text') && names.length === 1 && sentence !== undefined && place)
    return change(
      0.9,
      operationsFor(document, [
        {
          place: place.place,
          value: place.text
            .replace(sentence, '')
            .replace(/[ \t]{2,}/gu, ' ')
            .trim(),
        },
      ]),
      { names: [fieldOf(place.place)] },
    );
  const score = request.has('mark.about') ? 0.97 : request.has('mark.all', 'mark.noLonger') ? 0.66 : 0.58;
  if (names.length === 0)
    return request.has('mark.about') ? [{ score, does: 'tell', id: 'notThere', values: { said: about } }] : [];
  return [askRemoval(ask, score, names)];
}

/** Whether all these may go, or one of them. */
export function askRemoval({ language }: Ask, score: number, names: string[]): Plan {
  const quoted = names.slice(0, 6).map((name) => `“${name}”`);
  const all = quoted.join(', ');
  const each = names.slice(0, 2).map((name) => ({
    label: fill(language, 'onlyThat', { name: shown(name) }),
    message: fill(language, 'sayRemove', { names: `“${name}”` }),
  }));
  const choices = [
    {
      label: fill(language, 'allThat', { n: String(Math.min(6, names.length)) }),
      message: fill(language, 'sayRemove', { names: all }),
    },
    ...(names.length > 1 ? each : []),
  ];
  return { score, does: 'ask', id: 'removeThese', values: { names: all }, choices };
}

/** "Remove it": what was spoken of last. */
function removeFocus(ask: Ask): Plan[] {
  const { request, document, focus } = ask;
  if (!meansFocus(ask) || request.tokens.length > 7) return [];
  const entry =
    focus.entry === undefined
      ? undefined
      : entriesOf(document).find(({ name }) => likeness(focus.entry ?? '', name) > 0.9);
  if (entry) return edit(0.7, document, [{ place: entry.place, value: undefined }]);
  if (focus.path !== undefined) {
    const place = focus.path.split('/');
    return edit(0.7, document, [{ place, value: '' }]);
  }
  return focus.sectionId ? change(0.7, operation({ type: 'removeSection', sectionId: focus.sectionId })) : [];
}

/** "I've stopped doing funerals", where weddings and funerals are one entry. */
function isHalf({ request }: Ask, [entry]: readonly Entry[]): boolean {
  const words = new Set(request.tokens.map(({ text }) => plain(text)));
  const sides = (entry?.name ?? '').split(/\s(?:and|or|&|und|oder|et|ou|y|e|o)\s/iu).map(contentWords);
  const said = sides.map((side) => side.some((word) => words.has(word)));
  return sides.length > 1 && said.includes(true) && said.includes(false);
}

/** "The tea is off today": whether it shall go for good is asked. */
function askedFirst(ask: Ask, plan: Plan): Plan[] {
  const target = targetsIn(ask, 0, ask.request.tokens.length)[0];
  const [entry] = target && 'entries' in target ? target.entries : [];
  if (plan.does !== 'change' || !entry) return plan.does === 'change' ? [] : [plan];
  const names = `“${entry.name}”`;
  const message = fill(ask.language, 'sayRemove', { names });
  return [
    { score: plan.score, does: 'ask', id: 'removeThese', values: { names }, choices: [{ label: message, message }] },
  ];
}

const ONE_OF =
  /(?<!\p{L})(?:one|any|eine[rsn]?|une?|un[oa]?|uma?|een|ett?|jeden)\s(?:of|von|der|des?|del|dos|das|dei|delle|van|av)\s/iu;
/** "One of the loaves": which one is for its owner to say. */
export const isOneOf = ({ request }: Ask): boolean => ONE_OF.test(request.text) && request.quotes.length === 0;

function askWhich(ask: Ask): Plan[] {
  const { document, request, page, language, focus } = ask;
  const [meant] = sectionsMeant(document, request, page);
  const all = entriesOf(document);
  const within = (id: string | undefined) => all.filter(({ section }) => section.id === id);
  const said = tellingWords(request);
  const isSaid = (name: string) => contentWords(name).some((word) => said.some((one) => wordLikeness(one, word) > 0));
  const named = all.filter(({ name }) => isSaid(name));
  // Those that the words name, of the section that is named, or that was spoken of.
  const likely = [within(meant?.thing.section.id), named, within(focus.sectionId), all].find((some) => some.length > 0);
  const names = [...new Set((likely ?? []).map(({ name }) => name))];
  const choices = names
    .slice(0, 3)
    .map((name) => ({ label: shown(name), message: fill(language, 'sayRemove', { names: `“${name}”` }) }));
  return [{ score: 0.9, does: 'ask', id: 'whichThing', choices }];
}

/** Taking things away: what is clearly named at once, what a topic word covers only after it was listed. */
export const remove: Ability = {
  name: 'remove',
  plan(ask) {
    if (!isRemoval(ask) || ask.request.has('part.suggestion', 'part.price')) return [];
    if (
      ask.request.has('do.change', 'do.add') &&
      ask.request.has('mark.to', 'mark.be') &&
      !ask.request.has('mark.about')
    )
      return [];
    if (isOneOf(ask)) return askWhich(ask);
    const plans = [
      ...removeQuoted(ask),
      ...removeTopic(ask),
      ...removeButton(ask),
      ...removeNamed(ask),
      ...removeFocus(ask),
    ];
    return isForNow(ask.request) ? plans.flatMap((plan) => askedFirst(ask, plan)) : plans;
  },
};
