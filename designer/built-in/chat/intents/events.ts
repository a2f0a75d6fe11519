import { raised } from '../../copy/grammar.ts';
import { dateIn } from '../../brief/dates.ts';
import { newSection } from '../new-section.ts';
import { freshId, listProp, sectionsOf, shown, textProp, type Ask, type Intent } from '../request.ts';

const ADD_EVENT =
  /^(?:add|put in|list|announce|create)\s+(?:an?\s+|the\s+|another\s+|new\s+|upcoming\s+)*(?:event|workshop|concert|gig|show|tasting|market date|date)\b\s*(?:on\s+|for\s+)?[:,]?\s*(.+)$/isu;
const TIME =
  /(?:\bat\s+|\bfrom\s+)?\b(\d{1,2}(?::\d{2}|\.\d{2})(?:\s?(?:am|pm))?(?:\s?[-–]\s?\d{1,2}(?::\d{2})?(?:\s?(?:am|pm))?)?|\d{1,2}\s?(?:am|pm)|noon|midnight)\b/i;
const PRICE =
  /(?:for\s+|price:?\s*|tickets?:?\s*)?((?:[€$£]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?(?:€|euros?|pounds?|dollars?))|\bfree(?: entry)?\b)/i;
const PLACE = /\b(?:in|at)\s+(?:the\s+)?(\p{Lu}[\p{L}\p{N}' ]{2,50})$/u;

function withEvent(ask: Ask, event: Record<string, string>) {
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'events');
  const did = `added the event ${shown(event.title ?? '')}${event.date ? ` on ${event.date}` : ''}`;
  if (there) {
    const items = listProp(there.section.props.items).filter((item) => !String(item.title).includes('[['));
    return {
      operations: [
        { type: 'updateSection' as const, sectionId: there.section.id, props: { items: [...items, event] } },
      ],
      did,
      names: [`sections/${there.section.id}/props/items`],
    };
  }
  const made = newSection(ask.document, 'events', freshId(ask.document, 'events'), ask.seed);
  if (!made) return undefined;
  return {
    operations: [
      {
        type: 'addSection' as const,
        pageId: ask.page.id,
        index: Math.max(ask.page.sections.length - 1, 1),
        section: { ...made, props: { ...made.props, items: [event] } },
      },
    ],
    did,
  };
}

/** "add an event on 14 February 2027: Candlelight Yin, 18:00, £20". */
export const addEvent: Intent = (ask) => {
  const match = ADD_EVENT.exec(ask.text);
  if (!match || /\b(?:section|page)\b/i.test(match[1] ?? '')) return undefined;
  let rest = ask.value(match[1] ?? '').replace(/^(?:called|named|titled)\s+/i, '');
  const date = dateIn(rest);
  if (date) rest = rest.replace(date.words, ' ');
  const time = TIME.exec(rest);
  if (time) rest = rest.replace(time[0], ' ');
  const price = PRICE.exec(rest);
  if (price) rest = rest.replace(price[0], ' ');
  const parts = rest
    .split(/[,:;]|\s[-–—]\s/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^(?:on|at|the)\s+|\s+(?:on|at|for|from)$|[.!]+$/gi, '')
        .trim(),
    )
    .filter((part) => /[\p{L}]/u.test(part) && !/^(?:on|at|for|from|and)$/i.test(part));
  const [title = ''] = parts;
  if (!title) return { asks: 'What is it, and when? Such as “add an event on 5 December: Open oven, 10:00”.' };
  const place = parts[1] ?? PLACE.exec(title)?.[1] ?? '';
  const event = {
    title: raised(place && !parts[1] ? title.replace(PLACE, '').trim() : title).slice(0, 120),
    date: (date?.date ?? '').slice(0, 60),
    time: (time?.[1] ?? '').slice(0, 60),
    place: place.slice(0, 120),
    price: (price?.[1] ?? '').slice(0, 60),
  };
  return withEvent(ask, event);
};

const DAY = String.raw`(mon|tues|wednes|thurs|fri|satur|sun)days?`;
const ADD_SLOT = new RegExp(
  String.raw`^(?:add|put)\s+(?:an?\s+)?(.{2,60}?)\s+on\s+${DAY}\s+(?:at|from)\s+([\d:.]{1,5}(?:\s?(?:am|pm))?(?:\s?(?:-|–|to)\s?[\d:.]{1,5}(?:\s?(?:am|pm))?)?)(?:\s+(?:to|in)\s+(?:the\s+)?(?:timetable|schedule|programme|program))?[.!]*$`,
  'iu',
);

/** "add Yin on Friday at 18:00 to the timetable". */
export const addSlot: Intent = (ask) => {
  const match = ADD_SLOT.exec(ask.text);
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'schedule');
  if (!match || !there) return undefined;
  const day = `${raised((match[2] ?? '').toLowerCase())}day`;
  const slot = { time: match[3] ?? '', name: raised(ask.value(match[1] ?? '')).slice(0, 100), note: '' };
  const days = listProp(there.section.props.days);
  const known = days.find(
    (one) => textProp({ ...there.section, props: one }, 'name').toLowerCase() === day.toLowerCase(),
  );
  const next = known
    ? days.map((one) => (one === known ? { ...one, slots: [...listProp(one.slots), slot] } : one))
    : [...days, { name: day, slots: [slot] }];
  return {
    operations: [{ type: 'updateSection', sectionId: there.section.id, props: { days: next } }],
    did: `added ${shown(slot.name)} on ${day} at ${slot.time}`,
    names: [`sections/${there.section.id}/props/days`],
  };
};

const ADD_PLAN =
  /^(?:add|include|create)\s+(?:an?\s+|the\s+|another\s+|new\s+)*(?:plan|offer|pass|package|tier|membership)\s*(?:called|named|:)?\s+(.{2,60}?)\s*(?:,|\sfor|\sat|\s[-–—])\s*((?:from\s)?[€$£]?\s?\d+(?:[.,]\d{2})?\s?(?:€|£|\$|euros?|pounds?)?)\s*(?:(?:a|per|\/)\s*(\p{L}+))?[.!]*$/iu;

/** "add an offer called Student pass for £80 a month". */
export const addPlan: Intent = (ask) => {
  const match = ADD_PLAN.exec(ask.text);
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'pricing');
  if (!match || !there) return undefined;
  const plan = {
    name: raised(ask.value(match[1] ?? '')).slice(0, 60),
    price: (match[2] ?? '').trim(),
    unit: match[3] ? `a ${match[3]}` : '',
  };
  const plans = listProp(there.section.props.plans).filter((item) => !String(item.name).includes('[['));
  if (plans.length >= 6) return { cannot: 'Six offers are the most that fit side by side' };
  return {
    operations: [{ type: 'updateSection', sectionId: there.section.id, props: { plans: [...plans, plan] } }],
    did: `added the offer ${shown(plan.name)} for ${plan.price}`,
    names: [`sections/${there.section.id}/props/plans`],
  };
};
