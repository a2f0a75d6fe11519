import type { Opening, Weekday } from '#site/model/document.ts';
import { readContact } from '../../brief/contact.ts';
import { readHours } from '../../brief/hours.ts';
import type { Operation } from '#site/operations/index.ts';
import { raised } from '../../copy/grammar.ts';
import { telephone } from '../../compose/actions.ts';
import { isRecord, sectionsOf, shown, type Ask, type Intent } from '../request.ts';

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const listed = (days: Weekday[]) => days.map((day) => NAMES[day]).join(', ');

const inOrder = (hours: Opening[]) =>
  [...hours].sort((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day) || a.opens.localeCompare(b.opens));

const DAY_NAMES: [Weekday, RegExp][] = [
  ['mon', /\bmon(?:days?)?\b/i],
  ['tue', /\btue(?:s(?:days?)?)?\b/i],
  ['wed', /\bwed(?:nesdays?)?\b/i],
  ['thu', /\bthu(?:r(?:s(?:days?)?)?)?\b/i],
  ['fri', /\bfri(?:days?)?\b/i],
  ['sat', /\bsat(?:urdays?)?\b/i],
  ['sun', /\bsun(?:days?)?\b/i],
];
const ONE_TIME =
  /\b(?:(close|closing|shut|open until|open till|until|till)|(open|opening|start|from))\s+(?:(?:already|early|late|only)\s+)?(?:at\s+|from\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?![\p{L}\d])(?!\s*(?:-|–|to|until|[:.\d]))/iu;

const EARLIER =
  /\b(open|close)(?:s|d)?\b.{0,12}?\b(?:(an|one|two|three) hours?|half an hour|(\d{1,2}) (minutes|hours?))\s+(earlier|later)\b/i;
const NUMBERS: Record<string, number> = { an: 1, one: 1, two: 2, three: 3 };

const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const asClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "we close an hour earlier on Saturdays". */
function shiftedClosing(text: string, hours: readonly Opening[]): { hours: Opening[]; days: Weekday[] } | undefined {
  const match = EARLIER.exec(text);
  if (!match) return undefined;
  const [, deed = '', word, number, unit = ''] = match;
  const minutes = word
    ? (NUMBERS[word.toLowerCase()] ?? 1) * 60
    : number
      ? Number(number) * (/^h/i.test(unit) ? 60 : 1)
      : 30;
  const by = /earlier/i.test(match[5] ?? '') ? -minutes : minutes;
  const named = DAY_NAMES.filter(([, words]) => words.test(text)).map(([day]) => day);
  const days = named.length > 0 ? named : [...new Set(hours.map((row) => row.day))];
  const key = /^open/i.test(deed) ? 'opens' : 'closes';
  const next = hours.map((row) => {
    const same = hours.filter((one) => one.day === row.day);
    if (!days.includes(row.day) || row !== (key === 'opens' ? same[0] : same.at(-1))) return row;
    const moved = inMinutes(row[key]) + by;
    return moved < 0 || moved > 24 * 60 ? row : { ...row, [key]: asClock(moved) };
  });
  return next.some((row, index) => row !== hours[index]) ? { hours: next, days } : undefined;
}

/** "on Saturdays we close at 2pm": one end of the day changes, the other stays. */
function changedClosing(text: string, hours: readonly Opening[]): { hours: Opening[]; days: Weekday[] } | undefined {
  const match = ONE_TIME.exec(text);
  if (!match || /\d\s*(?:-|–|to|until)\s*\d/.test(text)) return undefined;
  const [, ends, , hour = '', minute = '00', half] = match;
  const named = DAY_NAMES.filter(([, words]) => words.test(text)).map(([day]) => day);
  const days = named.length > 0 ? named : [...new Set(hours.map((row) => row.day))];
  const rows = hours.filter((row) => days.includes(row.day));
  if (rows.length === 0) return undefined;
  const later = half ? /pm/i.test(half) && Number(hour) < 12 : Boolean(ends) && Number(hour) <= 10;
  const time = `${String(Number(hour) + (later ? 12 : 0)).padStart(2, '0')}:${minute}`;
  if (Number(hour) + (later ? 12 : 0) > 24) return undefined;
  const next = hours.map((row) => {
    if (!days.includes(row.day)) return row;
    const others = hours.filter((one) => one.day === row.day);
    if (ends && row === others.at(-1) && row.opens < time) return { ...row, closes: time };
    return !ends && row === others[0] && time < row.closes ? { ...row, opens: time } : row;
  });
  return next.some((row, index) => row !== hours[index]) ? { hours: next, days } : undefined;
}

/** "we're now open Sundays 8 to 12", "closed on Tuesdays", "opening hours: …". */
export const changeHours: Intent = (ask) => {
  const text = ask.value(ask.text);
  const hoursNote = /^hours note: (.{2,200})$/isu.exec(text)?.[1];
  if (hoursNote)
    return {
      operations: [{ type: 'setBusiness', hoursNote: raised(hoursNote.trim()) }],
      did: `put ${shown(hoursNote.trim())} beside the opening hours`,
      names: ['business/hoursNote'],
    };
  if (!/\b(?:open(?:s|ing)?|closed?|closes|hours|shut|geöffnet|geschlossen|ruhetag|öffnungszeiten)\b/i.test(text))
    return undefined;
  if (/^(?:add|put|show|move|hide|include)\b/i.test(text) && !/\d|\bclosed\b/.test(text)) return undefined;
  if (
    /\b(?:headline|heading|page|section|banner|notice|question|faq|add a|text)\b/i.test(text) &&
    !/\bopening hours? (?:to|are|:)/i.test(text)
  )
    return undefined;
  const dated =
    /\b(?:closed|open(?: late| early)?)\b.*\b\d{1,2}\.?(?:st|nd|rd|th)?\b.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember)\b|\b(?:christmas|easter|new year|holidays?|this week|next week|today|tomorrow)\b/iu.test(
      text,
    );
  if (dated && !/\bhours\s*(?:are|to|:)/i.test(text)) {
    const note = raised(text.replace(/^(?:we(?:['’]re| are)|wir sind|wir haben)\s+/i, '').replace(/[.!]+$/, '')).slice(
      0,
      200,
    );
    return {
      operations: [{ type: 'setBusiness', hoursNote: note }],
      did: `put ${shown(note)} beside the opening hours`,
      names: ['business/hoursNote'],
      also: `To show it large, say “put a banner on top: ${note}”.`,
    };
  }
  const closing =
    shiftedClosing(text, ask.document.business.hours) ?? changedClosing(text, ask.document.business.hours);
  if (closing)
    return {
      operations: [{ type: 'setBusiness', hours: closing.hours }],
      did: `changed the hours of ${listed(closing.days)}`,
      names: ['business/hours'],
    };
  const read = readHours(/\bopen|hours|geöffnet/i.test(text) ? text : `open ${text}`);
  const { hours } = ask.document.business;
  if (read.hours.length > 0) {
    const days = [...new Set(read.hours.map((row) => row.day))];
    const noDay =
      days.length === 7 &&
      !/\b(?:daily|every ?day|7 days|24|week|täglich|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|so)/i.test(text);
    const week =
      days.length >= 4 &&
      /^(?:we(?:['’]re| are)|our|the|open|wir|new)\b/i.test(text) &&
      !/\b(?:also|too|additionally|auch)\b/i.test(text);
    const whole = week || (/\b(?:hours|öffnungszeiten)\b\s*(?:are|to|:|is|now)/i.test(text) && !noDay);
    const rows =
      noDay && hours.length > 0 ? read.hours.filter((row) => hours.some((old) => old.day === row.day)) : read.hours;
    const kept = whole
      ? []
      : hours.filter((row) => !rows.some((one) => one.day === row.day) && !read.closed.includes(row.day));
    const next = inOrder([...kept, ...rows]);
    const told = whole ? 'the opening hours' : `the hours of ${listed([...new Set(rows.map((row) => row.day))])}`;
    return {
      operations: [
        {
          type: 'setBusiness',
          hours: next,
          hoursNote: /24\s*\/\s*7/.test(text) ? ask.document.business.hoursNote : '',
        },
      ],
      did: `changed ${told}${read.closed.length > 0 ? ` and closed ${listed(read.closed)}` : ''}`,
      names: ['business/hours', 'business/hoursNote'],
    };
  }
  if (read.closed.length > 0) {
    const next = hours.filter((row) => !read.closed.includes(row.day));
    if (hours.length > 0 && next.length === hours.length)
      return { says: `${listed(read.closed)} ${read.closed.length > 1 ? 'are' : 'is'} shown as closed already.` };
    if (hours.length === 0)
      return {
        operations: [{ type: 'setBusiness', hoursNote: read.note || `Closed on ${listed(read.closed)}` }],
        did: `noted that you are closed on ${listed(read.closed)}`,
        names: ['business/hoursNote'],
        also: 'Tell me when you are open, such as “open Tue–Sat 9 to 6”.',
      };
    return {
      operations: [{ type: 'setBusiness', hours: next }],
      did: `marked ${listed(read.closed)} as closed`,
      names: ['business/hours'],
    };
  }
  if (/\b(?:opening )?hours\b/i.test(text) && /\b(?:change|set|update|add)\b/i.test(text))
    return { asks: 'When are you open? Write it as you would on the door, such as “Tue–Sat 9 to 6, closed Mondays”.' };
  return undefined;
};

/** Buttons that led to the old number or address lead to the new one. */
function relinked(ask: Ask, oldTarget: string, oldText: string, target: string, text: string): Operation[] {
  if (oldTarget === '' || oldTarget === target) return [];
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value === oldTarget ? target : oldText ? value.replaceAll(oldText, text) : value;
    if (Array.isArray(value)) return value.map(swap);
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]));
    return value;
  };
  const operations: Operation[] = [];
  for (const { section } of sectionsOf(ask)) {
    const props = Object.fromEntries(
      Object.entries(section.props).flatMap(([name, value]) => {
        const changed = swap(value);
        return JSON.stringify(changed) === JSON.stringify(value) ? [] : [[name, changed]];
      }),
    );
    if (Object.keys(props).length > 0) operations.push({ type: 'updateSection', sectionId: section.id, props });
  }
  const { action } = ask.document.header;
  if (action.to === oldTarget)
    operations.push({ type: 'setHeader', action: { label: action.label.replaceAll(oldText, text), to: target } });
  for (const page of ask.document.pages) {
    const seo = {
      title: oldText ? page.seo.title.replaceAll(oldText, text) : page.seo.title,
      description: oldText ? page.seo.description.replaceAll(oldText, text) : page.seo.description,
    };
    if (seo.title !== page.seo.title || seo.description !== page.seo.description)
      operations.push({
        type: 'updatePage',
        pageId: page.id,
        seo: { title: seo.title.slice(0, 70), description: seo.description.slice(0, 170) },
      });
  }
  return operations;
}

const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const ADDRESS =
  /\b(?:address|moved to|we(?:['’]ve| have) moved to|now at|new location)\b\s*(?:has changed\s*)?(?:is(?: now)?|to|:|should be|=|changed to)?\s*:?\s*(.{5,200})$/isu;
const PLACE =
  /\b(?:(?:town|city|place|location) (?:is(?: now)?|to|:)|we are (?:now )?(?:based |located )?in|we(?:['’]re| are) now in)\s*(\p{Lu}.{1,60})$/su;

/** Phone, mail, address, town and social profiles. */
export const changeContact: Intent = (ask) => {
  const text = ask.value(ask.text);
  const { business } = ask.document;
  if (
    /^(?:please\s+)?(?:remove|delete|drop|hide|take)\b.*\b(phone|telephone|email|mail|address)\b/i.test(text) &&
    !/\b(?:section|page|footer)\b/i.test(text)
  ) {
    const part = /email|mail/i.test(text) ? 'email' : /address/i.test(text) ? 'address' : 'phone';
    return {
      operations: [{ type: 'setBusiness', [part]: '' }],
      did: `took the ${part} off the site`,
      names: [`business/${part}`],
    };
  }
  const speaks =
    /\b(?:phone|telephone|number|call|tel|mobile|e-?mail|mail|instagram|facebook|tiktok|youtube|linkedin|address|moved|based|located|location|now (?:at|in)|town|city)\b/i.test(
      text,
    );
  if (!speaks || /\b(?:page|section|button|headline|question|faq)\b/i.test(text)) return undefined;
  const read = readContact(/phone|tel|number|call/i.test(text) ? text : `${text}`);
  const patch: {
    phone?: string;
    email?: string;
    address?: string;
    place?: string;
    social?: { label: string; to: string }[];
  } = {};
  const operations: Operation[] = [];
  if (read.email) {
    if (!EMAIL.test(read.email)) return { cannot: `${shown(read.email)} does not look like a mail address` };
    patch.email = read.email;
    operations.push(
      ...relinked(
        ask,
        business.email ? `mailto:${business.email}` : '',
        business.email,
        `mailto:${read.email}`,
        read.email,
      ),
    );
  }
  const phone =
    read.phone ||
    (/\b(?:phone|telephone|number|mobile)\b/i.test(text)
      ? (/(\+?[\d][\d\s()/.-]{3,}\d)/.exec(text)?.[1]?.trim() ?? '')
      : '');
  if (phone && !/address/i.test(text.split(phone)[0] ?? '')) {
    patch.phone = phone.slice(0, 40);
    operations.push(
      ...relinked(ask, business.phone ? telephone(business.phone) : '', business.phone, telephone(phone), phone),
    );
  }
  if (read.social.length > 0)
    patch.social = [
      ...business.social.filter((old) => !read.social.some((one) => one.label === old.label)),
      ...read.social,
    ].slice(0, 12);
  const address = !read.email
    ? ADDRESS.exec(text)?.[1]
        ?.trim()
        .replace(/[.!]+$/, '')
    : undefined;
  if (address && /\p{L}/u.test(address) && !patch.phone) {
    patch.address = address;
    operations.push(...relinked(ask, '\u0000', business.address, '\u0000', address));
  } else if (!patch.phone && !patch.email && !patch.social) {
    const place = PLACE.exec(text)?.[1]
      ?.trim()
      .replace(/[.!]+$/, '');
    if (place) patch.place = place;
  }
  const parts = Object.keys(patch);
  if (parts.length === 0) {
    if (/\b(?:change|set|update|add|new)\b.*\b(phone|email|address)\b/i.test(text))
      return { asks: 'What is the new one? Write it as it should stand on the site.' };
    return undefined;
  }
  const words: Record<string, string> = {
    phone: 'phone number',
    email: 'mail address',
    address: 'address',
    place: 'town',
    social: 'social profiles',
  };
  return {
    operations: [{ type: 'setBusiness', ...patch }, ...operations],
    did: `changed the ${parts.map((part) => words[part] ?? part).join(' and the ')} everywhere`,
    names: [
      ...parts.map((part) => `business/${part}`),
      'header/action',
      ...ask.document.pages.flatMap((page) =>
        page.sections.flatMap((section) =>
          Object.keys(section.props).map((name) => `sections/${section.id}/props/${name}`),
        ),
      ),
    ],
  };
};
