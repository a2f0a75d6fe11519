import type { Page, Section } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change, meansFocus } from '../ask.ts';
import { entriesNamed, pagesMeant, sectionsMeant, type SectionPlace } from '../document/find.ts';
import { freshId } from '../document/ids.ts';
import { entriesWithin } from '../document/named.ts';
import { amountsIn } from '../message/amount.ts';
import type { Sense } from '../message/request.ts';
import { nothingThere } from './not-there.ts';
import { addsOnly } from './orders.ts';
import { operation, valueAt } from '../document/places.ts';

const DIRECTIONS = ['mark.first', 'mark.last', 'mark.up', 'mark.down', 'mark.before', 'mark.after'] as const;

/** The section that a request is about: named before where it shall go, or spoken of last. */
function subject(ask: Ask, until: number): SectionPlace | undefined {
  const { document, request, page, focus } = ask;
  const [meant] = sectionsMeant(document, request, page, 0, until);
  if (meant) return meant.thing;
  // "Put the prices first" is of the prices, also where there are none.
  if (!meansFocus(ask) || !focus.sectionId || request.group('kind').length > 0) return undefined;
  return document.pages
    .flatMap((one) => one.sections.map((section) => ({ page: one, section })))
    .find(({ section }) => section.id === focus.sectionId);
}

/** Where a section goes on a page; undefined when the words name no place. */
function indexOn(ask: Ask, section: Section, page: Page): number | undefined {
  const { request, document } = ask;
  const at = page.sections.indexOf(section);
  const marker = request.find(['mark.before', 'mark.after']);
  if (marker) {
    const [beside] = sectionsMeant(document, request, page, marker.to).filter(
      ({ thing }) => thing.page.id === page.id && thing.section.id !== section.id,
    );
    if (beside) {
      const others = page.sections.filter((one) => one !== section);
      return others.indexOf(beside.thing.section) + (marker.concepts.includes('mark.after') ? 1 : 0);
    }
  }
  if (request.has('mark.first'))
    return page.sections[0]?.kind === 'hero' && at !== 0 && section.kind !== 'hero' ? 1 : 0;
  if (request.has('mark.last')) return page.sections.length - 1;
  if (request.has('mark.up')) return Math.max(0, at - 1);
  return request.has('mark.down') ? Math.min(page.sections.length - 1, at + 1) : undefined;
}

function toPage(ask: Ask, { section, page }: SectionPlace): Operation[] {
  const target = pagesMeant(ask.document, ask.request).find(({ thing }) => thing.id !== page.id);
  return target && ask.request.has('part.page', 'mark.to')
    ? operation({
        type: 'moveSection',
        sectionId: section.id,
        pageId: target.thing.id,
        index: target.thing.sections.length,
      })
    : [];
}

function moveSections(ask: Ask): Plan[] {
  const { request } = ask;
  // "The opening hours at the very top, please"
  const isOrder = ({ concepts }: Sense) => concepts.some((one) => one.startsWith('do.') && one !== 'do.can');
  const isBare = request.tokens.length < 14 && !request.senses.some(isOrder) && request.has('mark.first', 'mark.last');
  if (
    (!isBare && !request.has('do.move', 'do.swap', 'do.change', 'do.show', 'do.want')) ||
    addsOnly(request) ||
    request.has('do.remove', 'part.heading') ||
    request.senses.some(
      ({ concepts }) =>
        concepts.includes('part.price') && (!concepts.includes('kind.pricing') || request.has('do.raise', 'do.lower')),
    ) ||
    (request.has('part.nav') && (!request.has('kind.menu') || pagesMeant(ask.document, request).length > 0)) ||
    request.quotes.length > 1
  )
    return [];
  const direction = request.find(DIRECTIONS);
  const place = subject(ask, direction?.from || request.tokens.length) ?? subject(ask, request.tokens.length);
  if (!place) return request.has('do.move') && direction ? nothingThere(ask) : [];
  if (request.has('do.swap') && !direction) return swapped(ask);
  // "The hours at the very top" is said of the page in view.
  const isHere =
    direction?.concepts.some((one) => one === 'mark.first' || one === 'mark.last') &&
    !request.has('part.page') &&
    place.page.path !== ask.page.path &&
    pagesMeant(ask.document, request).length === 0;
  const on = isHere ? ask.page : place.page;
  const index = direction ? indexOn(ask, place.section, on) : undefined;
  const score = request.has('do.move', 'do.swap') ? 0.9 : 0.68;
  const focus = { sectionId: place.section.id };
  if (index !== undefined)
    return change(
      score,
      operation({ type: 'moveSection', sectionId: place.section.id, index, ...(isHere && { pageId: on.id }) }),
      { focus },
    );
  if (!request.has('do.move')) return [];
  const moved = change(0.84, toPage(ask, place), { focus });
  // "Above the bit about the team", where there is none.
  const isBeside = direction && request.group('kind').some(({ sense }) => sense.from >= direction.to);
  return moved.length === 0 && isBeside ? nothingThere(ask) : moved;
}

/** Two sections of one page trade places. */
function swapped(ask: Ask): Plan[] {
  const { request, document, page } = ask;
  const joint = request.find(['mark.and', 'mark.to']);
  if (!joint) return [];
  const [one] = sectionsMeant(document, request, page, 0, joint.from);
  const [other] = sectionsMeant(document, request, page, joint.to);
  if (!one || !other || one.thing.page.id !== other.thing.page.id) return [];
  const at = (place: SectionPlace) => place.page.sections.indexOf(place.section);
  const [first, second] = at(one.thing) < at(other.thing) ? [one.thing, other.thing] : [other.thing, one.thing];
  return change(0.92, [
    ...operation({ type: 'moveSection', sectionId: second.section.id, index: at(first) }),
    ...operation({ type: 'moveSection', sectionId: first.section.id, index: at(second) }),
  ]);
}

/** "Swap the bread and the cake": two entries of one list trade places. */
function swapEntries({ request, document }: Ask): Plan[] {
  const verb = request.find(['do.swap']);
  const joint = request.find(['mark.and', 'mark.to'], (verb?.to ?? 0) + 1);
  if (!verb || !joint) return [];
  const [one, other] = [
    entriesNamed(document, request.between(verb.to, joint.from), 0.75)[0]?.thing,
    entriesNamed(document, request.between(joint.to), 0.75)[0]?.thing,
  ];
  const place = one?.place.slice(0, -1) ?? [];
  const list = valueAt(document, place);
  if (!one || !other || one === other || other.place.slice(0, -1).join() !== place.join() || !Array.isArray(list))
    return [];
  const next = list.map((item: unknown) => (item === one.item ? other.item : item === other.item ? one.item : item));
  return edit(0.92, document, [{ place, value: next }]);
}

function moveEntry(ask: Ask): Plan[] {
  const { request, document } = ask;
  const direction = request.find(DIRECTIONS);
  const verb = request.find(['do.move', 'do.change', 'do.show', 'mark.be']);
  if (!verb || !direction || request.has('part.price')) return [];
  const start = verb.from < direction.from ? verb.to : 0;
  const named = (from: number, to: number) => entriesNamed(document, request.between(from, to), 0.75);
  // "The bread should come first": the thing stands before the verb.
  const [match = entriesWithin(document, request, () => true, 0, verb.from)[0]] = named(
    start,
    direction.from || verb.from,
  );
  if (!match || request.has('part.section', 'part.page')) return [];
  const place = match.thing.place.slice(0, -1);
  const list = valueAt(document, place);
  if (!Array.isArray(list)) return [];
  const from = Number(match.thing.place.at(-1));
  const others = list.filter((_, index) => index !== from) as unknown[];
  const [beside] = entriesNamed(document, request.between(direction.to), 0.75).filter(
    ({ thing }) => thing.place.slice(0, -1).join() === place.join(),
  );
  const besideAt = beside ? others.indexOf(beside.thing.item) : -1;
  const to = direction.concepts.includes('mark.first')
    ? 0
    : direction.concepts.includes('mark.last')
      ? others.length
      : direction.concepts.includes('mark.up')
        ? Math.max(0, from - 1)
        : direction.concepts.includes('mark.down')
          ? from + 1
          : besideAt < 0
            ? -1
            : besideAt + (direction.concepts.includes('mark.after') ? 1 : 0);
  if (to < 0) return [];
  const next = [...others.slice(0, to), list[from], ...others.slice(to)] as unknown[];
  return edit(0.8 + 0.12 * match.score, document, [{ place, value: next }], { focus: { entry: match.thing.name } });
}

function hideOrShow(ask: Ask): Plan[] {
  const { request } = ask;
  const hides = request.has('do.hide') || (request.has('do.show') && request.has('mark.not', 'mark.noLonger'));
  if ((!hides && !request.has('do.show')) || request.has('do.add', 'part.nav') || request.quotes.length > 1) return [];
  const place = subject(ask, request.tokens.length);
  if (!place || (!hides && !place.section.hidden && request.has('do.move', 'mark.before', 'mark.after'))) return [];
  if (request.has('part.page') && !request.has('part.section', 'mark.in')) return [];
  return change(
    hides ? 0.9 : place.section.hidden ? 0.9 : 0.5,
    operation({ type: 'setHidden', sectionId: place.section.id, hidden: hides }),
    { focus: { sectionId: place.section.id } },
  );
}

function duplicate(ask: Ask): Plan[] {
  const { request, document } = ask;
  const place = request.has('do.duplicate') ? subject(ask, request.tokens.length) : undefined;
  if (!place || request.has('part.page')) return [];
  return change(
    0.86,
    operation({ type: 'duplicateSection', sectionId: place.section.id, newId: freshId(document, place.section.kind) }),
  );
}

/** The order of a page: sections and entries moved, swapped, hidden, shown again, doubled. */
export const arrange: Ability = {
  name: 'arrange',
  plan: (ask) =>
    // "El chocolate sube a 2,40 €" goes up, and not in a list.
    ask.request.has('do.raise') && amountsIn(ask.request).some(({ hasUnit }) => hasUnit)
      ? []
      : [...moveSections(ask), ...moveEntry(ask), ...swapEntries(ask), ...hideOrShow(ask), ...duplicate(ask)],
};
