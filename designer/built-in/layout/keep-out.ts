import type { WebsiteDocument } from '#site/model/document.ts';
import { withoutEmptied } from '#site/origins/emptied.ts';
import { mapTexts } from '#site/origins/map-texts.ts';
import { getSection } from '#site/sections/index.ts';
import { isForbidden, isForm } from '../reading/exclusions.ts';
import type { Channel, Exclusion, Reading } from '../reading/reading.ts';
import { tongueOf } from '../reading/tongue.ts';

/** Words of what must not stand on the site. What visitors may read of it ("no dogs") keeps no word out of the owner's sentences. */
export const forbiddenWords = (exclusions: readonly Exclusion[]): string[] =>
  exclusions.filter(({ publishable }) => !publishable).flatMap(({ words }) => words.map((word) => word.toLowerCase()));

/** Whether a text has one of the words, in any ending that keeps their stem. */
export function mentions(text: string, words: readonly string[]): boolean {
  if (words.length === 0 || text === '') return false;
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.some((word) =>
    word.includes(' ') ? text.toLowerCase().includes(word) : tokens.some((token) => isForm(token, word)),
  );
}

/** The reading without everything that its owner wants kept out. */
export function withoutExcluded(reading: Reading): Reading {
  if (reading.exclusions.length === 0) return reading;
  const isOut = saysExcluded(reading);
  const free = (...texts: string[]) => !texts.some(isOut);
  const { wishes } = reading;
  // Who wants no opening hours still says when to come.
  const hasHours = !reading.exclusions.some(({ parts }) => parts.includes('hours'));
  const when = hasHours
    ? []
    : reading.hoursVerbatim.map((said) => ({ ...said, topic: '' as const, block: -1, under: '' }));
  const pages = wishes.pages.filter(({ title, about }) => free(title, about));
  const sections = wishes.sections.filter(({ title, about }) => free(title, about));
  return {
    ...reading,
    wishes: { ...wishes, pages, sections },
    hoursVerbatim: reading.hoursVerbatim.filter(({ text }) => hasHours && free(text)),
    offers: reading.offers
      .map((group) => ({
        title: free(group.title) ? group.title : '',
        offers: group.offers.filter(({ name, text }) => free(name, text)),
      }))
      .filter(({ offers }) => offers.length > 0),
    timetable: reading.timetable
      .filter(({ name, note }) => free(name, note))
      .map((slot) => (free(slot.title) ? slot : { ...slot, title: '' })),
    events: reading.events.filter(({ name, text, place }) => free(name, text, place)),
    people: reading.people.filter(({ name, role, text }) => free(name, role, text)),
    quotations: reading.quotations.filter(({ text, by }) => free(text, by)),
    questions: reading.questions.filter(({ question, answer }) => free(question, answer)),
    steps: reading.steps
      .map((list) => ({
        title: free(list.title) ? list.title : '',
        steps: list.steps.filter(({ name, text }) => free(name, text)),
      }))
      .filter(({ steps }) => steps.length > 0),
    statements: [...reading.statements, ...when]
      .filter(({ text }) => free(text))
      .map((statement) => (free(statement.under) ? statement : { ...statement, under: '' })),
  };
}

/** "No phone calls": who is not to ring may still write to the number. */
const OF_CALLS =
  /\b(?:calls?|calling|ring|ringing|phoning|anruf\w*|anrufen|appel\w*|llama\w*|chamadas?|ligar|ligações|telefonate|chiama\w*|bellen|telefoontjes|dzwoni\w*|ringa|samtal|ringe|opkald)\b|مكالمات|اتصالات|שיחות/iu;

/** What a visitor could use of a way to get in touch that is refused, as it may stand in any text. */
function refusedWays({ exclusions, phones, emails, address }: Reading): (text: string) => boolean {
  const refuses = (channel: Channel) =>
    exclusions.some(
      ({ channels, publishable, text }) =>
        !publishable && channels.includes(channel) && !(channel === 'phone' && OF_CALLS.test(text)),
    );
  const digits = (text: string) => text.replace(/\D/g, '');
  const numbers = refuses('phone') ? phones.map(({ text }) => digits(text)).filter(({ length }) => length > 7) : [];
  const ways = [
    ...(refuses('email') ? emails.map(({ text }) => text) : []),
    ...(refuses('address') && address ? [address.text.split(/[\n,]/)[0] ?? ''] : []),
  ].map((way) => way.toLowerCase());
  return (text) => {
    const [low, all] = [text.toLowerCase(), numbers.length > 0 ? digits(text) : ''];
    return numbers.some((number) => all.includes(number)) || ways.some((way) => way !== '' && low.includes(way));
  };
}

/** Whether a text says what its owner wants kept out, a refused way to get in touch included. */
function saysExcluded(reading: Reading): (text: string) => boolean {
  const tongue = tongueOf(reading.spoken || reading.language);
  const holdsWay = refusedWays(reading);
  return (text) =>
    !/^(?:\/|#|https?:|tel:|mailto:)/.test(text) && (isForbidden(text, reading.exclusions, tongue) || holdsWay(text));
}

const NO_TEXTS = new Set(['id', 'kind', 'variant', 'ground', 'to', 'source', 'trade', 'path', 'version']);

/**
 * The finished document held against what its owner wants kept out: each text that says it is taken out, with the entry or the
 * section that it leaves without words. The name stays, as its owner gave it; a page that loses all keeps a gap.
 */
export function keptOut(document: WebsiteDocument, reading: Reading, gap: string): WebsiteDocument {
  const isOut = saysExcluded(reading);
  const empty = <Value>(value: Value): Value => mapTexts(value, (text) => (isOut(text) ? '' : text), NO_TEXTS);
  const pages = document.pages.map((page) => {
    const sections = page.sections.flatMap((section) => {
      const kept = withoutEmptied(section, empty(section.props), isOut);
      return kept ? [kept] : [];
    });
    const [first] = page.sections;
    const bare = first ? [{ ...first, kind: 'richText', variant: 'column', props: textSection(gap) }] : [];
    return { ...page, seo: empty(page.seo), sections: sections.length > 0 ? sections : bare };
  });
  const { business, header, footer, seo, brand } = document;
  return {
    ...document,
    business: empty(business),
    header: empty(header),
    footer: empty(footer),
    seo: empty(seo),
    brand: { ...brand, tagline: empty(brand.tagline) },
    pages,
  };
}

const textSection = (body: string) => getSection('richText')?.fields.parse({ body }) ?? {};
