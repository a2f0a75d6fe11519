import type { OpenedPage } from '../opened-page.ts';
import { digitsOf, keyOf } from '../contact-ways.ts';
import { counted } from '../draft.ts';
import { hostName } from './addresses-of-pages.ts';
import type { PageFacts } from '../page-facts.ts';

/** A fact of the business, in words for people, and the page that it was read on. */
export type SiteFact = { what: string; value: string; url: string };

/** `text`: all that its visitors see, as `keyOf` has it. */
export type TellingPage = Pick<OpenedPage, 'head' | 'facts'> & { url: string; text: string };

type Vote<Value> = {
  value: Value;
  url: string;
  page: TellingPage;
  weight: number;
  others: { value: Value; url: string }[];
};

/** The value that most pages say; of two that are said as often, the one that stands first. */
function chosen<Value>(
  pages: readonly TellingPage[],
  valueOf: (page: TellingPage) => Value,
  key: (value: Value) => string,
  weigh: (page: TellingPage, value: Value) => number = () => 1,
): Vote<Value> | null {
  const votes = new Map<string, Omit<Vote<Value>, 'others'>>();
  for (const page of pages) {
    const value = valueOf(page);
    if (key(value) === '') continue;
    const known = votes.get(key(value));
    if (known) known.weight += weigh(page, value);
    else votes.set(key(value), { value, url: page.url, page, weight: weigh(page, value) });
  }
  const [best, ...others] = [...votes.values()].sort((one, other) => other.weight - one.weight);
  return best ? { ...best, others: others.map(({ value, url }) => ({ value, url })) } : null;
}

export type SiteFacts = { facts: PageFacts; name: string; colour: string; told: SiteFact[]; unsure: string[] };

/** What is true of the business by all its pages together, the start page first, with the page that says so. */
export function siteFacts(pages: readonly [TellingPage, ...TellingPage[]]): SiteFacts {
  const [home] = pages;
  // What only another page is called is no name of the website.
  const isOfAll = (value: string) =>
    pages.some(({ head }) => head.isNameSaid && head.name === value) ||
    keyOf(home.head.title).includes(keyOf(value)) ||
    home.head.name === value;
  const name = chosen(
    pages,
    ({ head }) => head.name,
    keyOf,
    (page, value) =>
      // A page without a name is called by its address.
      (keyOf(value) === keyOf(hostName(new URL(page.url))) || !isOfAll(value) ? 0.01 : page.head.isNameSaid ? 2 : 1) *
        (0.1 + pages.filter(({ text }) => text.includes(keyOf(value))).length) +
      (page === home ? 0.5 : 0),
  );
  const phone = chosen(
    pages,
    ({ facts }) => facts.phone,
    (value) => digitsOf(value).slice(-7),
  );
  const email = chosen(
    pages,
    ({ facts }) => facts.email,
    (value) => value.toLowerCase(),
  );
  const address = chosen(
    pages,
    ({ facts }) => facts.address,
    keyOf,
    (_page, value) => (/\n/.test(value) ? 1.5 : 1),
  );
  const place = chosen(pages, ({ facts }) => facts.place, keyOf);
  const trade = chosen(
    pages,
    ({ facts }) => facts.trade,
    (value) => value,
    (page) => (page === home ? 3 : 1),
  );
  const hours = chosen(
    pages,
    ({ facts }) => facts.hours,
    (value) => (value.length === 0 ? '' : JSON.stringify(value)),
    (_page, value) => 1 + value.length / 4,
  );
  const colour = chosen(
    pages,
    ({ head }) => head.colour,
    (value) => value,
  );
  const social = new Map(pages.flatMap(({ facts, url }) => facts.social.map((one) => [one.label, { ...one, url }])));
  const profiles = [...social.values()].slice(0, 12);
  const days = new Set(hours?.value.map(({ day }) => day)).size;
  const told: SiteFact[] = [
    ...(name ? [{ what: 'Name', value: name.value, url: name.url }] : []),
    ...(phone ? [{ what: 'Phone', value: phone.value, url: phone.url }] : []),
    ...(email ? [{ what: 'Email', value: email.value, url: email.url }] : []),
    ...(address ? [{ what: 'Address', value: address.value.replaceAll('\n', ', '), url: address.url }] : []),
    ...(hours ? [{ what: 'Opening hours', value: counted(days, 'day'), url: hours.url }] : []),
    ...profiles.map(({ label, to, url }) => ({ what: label, value: to, url })),
  ];
  const sources = new Set([phone, email, address, hours, trade].flatMap((vote) => (vote ? [vote.page] : [])));
  const differ = (what: string, vote: Vote<string> | null) =>
    (vote?.others ?? [])
      .slice(0, 2)
      .map(({ value }) => `The website also gives another ${what}: ${value.replaceAll('\n', ', ')}.`);
  return {
    name: name?.value ?? home.head.name,
    colour: colour?.value ?? '',
    told,
    unsure: [
      ...(name?.page.head.isNameSaid
        ? []
        : [`The name “${name?.value ?? home.head.name}” was taken from the titles of pages.`]),
      ...new Set([...sources].flatMap(({ facts }) => facts.guessed)),
      ...differ('phone number', phone),
      ...differ('email address', email),
      ...((hours?.others.length ?? 0) > 0 ? ['Its pages give different opening hours.'] : []),
    ],
    facts: {
      language: home.facts.language,
      guessed: [],
      name: name?.value ?? home.facts.name,
      phone: phone?.value ?? '',
      email: email?.value ?? '',
      address: address?.value ?? '',
      place: place?.value ?? '',
      trade: trade?.value ?? '',
      hours: hours?.value ?? [],
      closedDays: hours?.page.facts.closedDays ?? [],
      hoursLines: new Set(pages.flatMap(({ facts }) => [...facts.hoursLines])),
      social: profiles.map(({ label, to }) => ({ label, to })),
    },
  };
}
