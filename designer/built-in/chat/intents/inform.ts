import { placeholdersIn } from '#site/origins/marks.ts';
import { getSection } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import { typePairs } from '#site/themes/index.ts';
import { listOf } from '../../copy/grammar.ts';
import { textOf } from '../../compose/keep-facts.ts';
import { everyListed } from '../listed.ts';
import { shown, type Ask, type Intent } from '../request.ts';

const ASKS =
  /^(?:what|which|who|where|when|how (?:many|much|long|does|do|can)|do (?:we|i|you)|does|is|are|am|can (?:you|i|we)|have (?:we|i)|has|list|tell me|show me (?:the )?(?:list|hours)|will)\b/i;
const DAYS: [string, string][] = [
  ['mon', 'Mon'],
  ['tue', 'Tue'],
  ['wed', 'Wed'],
  ['thu', 'Thu'],
  ['fri', 'Fri'],
  ['sat', 'Sat'],
  ['sun', 'Sun'],
];

const hoursOf = ({ document: { business } }: Ask) =>
  DAYS.map(([day, label]) => {
    const rows = business.hours.filter((row) => row.day === day);
    return `${label} ${rows.length ? rows.map((row) => `${row.opens}–${row.closes}`).join(' and ') : 'closed'}`;
  }).join(', ');

const labelOf = (kind: string) => (getSection(kind)?.label ?? kind).toLowerCase();

/** Each subject with the words that ask for it; the first that fits answers. */
const SUBJECTS: [RegExp, (ask: Ask) => string | undefined][] = [
  [
    /\b(?:pages?)\b.*\b(?:have|are|exist|there|site|website)|\bhow many pages|\b(?:which|what|list|all)\b.*\bpages\b/i,
    ({ document }) =>
      `The site has ${document.pages.length} ${document.pages.length === 1 ? 'page' : 'pages'}: ${listOf(document.pages.map((page) => page.title))}.`,
  ],
  [
    /\bsections?\b/i,
    ({ page }) =>
      `${page.title} has ${page.sections.length}: ${listOf(page.sections.map((section) => `${labelOf(section.kind)}${section.hidden ? ' (hidden)' : ''}`))}.`,
  ],
  [
    /\b(?:phone|telephone|number)\b/i,
    ({ document: { business } }) =>
      business.phone
        ? `The phone number is ${business.phone}.`
        : 'There is no phone number on the site yet. Tell me: “our phone number is …”.',
  ],
  [
    /\b(?:e-?mail|mail address)\b/i,
    ({ document: { business } }) =>
      business.email
        ? `The mail address is ${business.email}.`
        : 'There is no mail address on the site yet. Tell me: “our email is …”.',
  ],
  [
    /\b(?:address|located|where are we)\b/i,
    ({ document: { business } }) =>
      business.address
        ? `The address is ${business.address.replace(/\n/g, ', ')}.`
        : 'There is no address on the site yet. Tell me: “our address is …”.',
  ],
  [
    /\b(?:hours|open|closed?)\b/i,
    (ask) =>
      ask.document.business.hours.length > 0
        ? `The site says: ${hoursOf(ask)}.`
        : 'There are no opening hours on the site yet. Tell me: “open Tue–Sat 9 to 6”.',
  ],
  [
    /\b(?:fonts?|typefaces?|type)\b/i,
    ({ document }) =>
      `The type is ${typePairs.find(({ id }) => id === document.theme.type)?.label ?? document.theme.type}.`,
  ],
  [
    /\b(?:colou?rs?|palette|accent|background)\b/i,
    ({ document: { theme } }) =>
      `The background is ${theme.background}, the text ${theme.ink}, buttons and links ${theme.accent}, the second colour ${theme.support}.`,
  ],
  [
    /\b(?:templates?|design)\b/i,
    ({ document }) => `The site uses the template ${getTemplate(document.template).name}.`,
  ],
  [/\b(?:language)\b/i, ({ document }) => `The site’s language is ${document.language}.`],
  [/\b(?:missing|incomplete|left to do|still (?:need|open|missing)|to fill|placeholders?|todo|next)\b/i, missing],
  [
    /\b(?:seo|search|google|meta)\b/i,
    ({ page }) =>
      `In search results ${page.title} shows the title ${shown(page.seo.title || page.title)}${page.seo.description ? ` and ${shown(page.seo.description)}` : ' and no description of its own yet. Say “write a search description”'}.`,
  ],
  [
    /\b(?:name|called)\b/i,
    ({ document }) =>
      `The business is called ${document.brand.name}${document.brand.tagline ? `, with the tagline ${shown(document.brand.tagline)}` : ''}.`,
  ],
  [/\b(?:team|who works|people)\b/i, (ask) => namesOf(ask, ['team'], 'people')],
  [/\b(?:menu|dishes|sell|offer|services?|products?|classes|prices?|cost)\b/i, priced],
  [/\b(?:questions?|faqs?)\b/i, (ask) => namesOf(ask, ['faq'], 'questions')],
  [/\b(?:reviews?|testimonials?)\b/i, (ask) => namesOf(ask, ['testimonials'], 'reviews')],
  [/\b(?:events?|workshops?)\b/i, (ask) => namesOf(ask, ['events'], 'events')],
];

function missing({ document }: Ask): string {
  const open = [
    ...new Set(placeholdersIn(textOf(document.pages.map((page) => page.sections.map((section) => section.props))))),
  ];
  const facts = [
    ...(document.business.phone ? [] : ['your phone number']),
    ...(document.business.email ? [] : ['your mail address']),
    ...(document.business.hours.length > 0 ? [] : ['your opening hours']),
    ...(document.business.address ? [] : ['your address']),
  ];
  const all = [...open, ...facts];
  return all.length === 0
    ? 'Nothing waits for your words: every marked place is filled.'
    : `Still open: ${listOf(all.slice(0, 8))}${all.length > 8 ? ` and ${all.length - 8} more` : ''}.`;
}

function namesOf(ask: Ask, kinds: string[], what: string): string | undefined {
  const names = [
    ...new Set(
      everyListed(ask)
        .filter(({ section }) => kinds.includes(section.kind))
        .map(({ name }) => name)
        .filter(Boolean),
    ),
  ];
  return names.length > 0
    ? `There are ${names.length} ${what}: ${names.slice(0, 12).join(', ')}.`
    : `There are no ${what} on the site yet.`;
}

function priced(ask: Ask): string | undefined {
  const items = everyListed(ask).filter(({ section }) =>
    ['menu', 'services', 'products', 'pricing'].includes(section.kind),
  );
  const asked = ask.text.toLowerCase();
  const one = items.find(({ name }) => name.length > 2 && asked.includes(name.toLowerCase()));
  const told = ({ name, item }: (typeof items)[number]) =>
    `${name}${typeof item.price === 'string' && item.price ? ` ${item.price}` : ''}`;
  if (one) return `${told(one)}.`;
  const lines = [...new Set(items.filter(({ name }) => name && !name.includes('[[')).map(told))];
  return lines.length > 0
    ? `On the site: ${lines.slice(0, 12).join(', ')}${lines.length > 12 ? ` and ${lines.length - 12} more` : ''}.`
    : undefined;
}

const HOW: [RegExp, string][] = [
  [
    /\b(?:publish|go live|put (?:it |the site )?online)\b/i,
    'Press Publish in the editor; the check there lists what is still open.',
  ],
  [/\bdomain\b/i, 'A domain of your own is connected in the website’s settings, under Custom domain.'],
  [
    /\b(?:upload|photos?|pictures?|images?|logo)\b/i,
    'Open the section in the editor and choose a file; it is resized for you.',
  ],
  [
    /\b(?:price|cost|plan|pay|subscription)\b.*\b(?:you|pagewright|this)\b/i,
    'Plans and prices stand under Plans in the website’s settings.',
  ],
  [/\b(?:blog)\b/i, 'The blog has its own editor: Blog, in the website’s menu.'],
  [/\b(?:undo|back)\b/i, 'Send “undo”, or press Undo under a message; the history in the editor keeps every version.'],
];

/** Questions about the site, answered from the document; nothing changes. */
export const inform: Intent = (ask) => {
  const text = ask.text.replace(/^(?:please\s+)?(?:tell me|do you know|can you tell me|i wonder)\s+/i, '');
  const question = /\?\s*$/.test(ask.text) || ASKS.test(text);
  if (
    !question ||
    /\ue000/.test(text) ||
    /^(?:can|could|would|will) (?:you|we|i) (?!tell|see|list|show me)/i.test(text)
  ) {
    const how = /^(?:how|where|can|could) (?:do|can|could|should|you|we|i)\b/i.test(text)
      ? HOW.find(([words]) => words.test(text))
      : undefined;
    return how ? { says: how[1] } : undefined;
  }
  const how = /^(?:how (?:do|can|could|should)|where (?:do|can)|can i|is it possible)/i.test(text)
    ? HOW.find(([words]) => words.test(text))
    : undefined;
  if (how) return { says: how[1] };
  if (!/^(?:what|which|who|where|when|how|do|does|is|are|have|has|list|show me the (?:list|hours))\b/i.test(text))
    return undefined;
  const says = SUBJECTS.map(([words, answer]) => (words.test(text) ? answer(ask) : undefined)).find(Boolean);
  return says ? { says } : undefined;
};
