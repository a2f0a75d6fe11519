import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInDesigner } from '#designer/index.ts';
import { applyOperations, readOperations } from '#site/operations/index.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { findPersonalFacts } from '../../training-websites/scrub/personal-facts.ts';
import { callsBetween, toldBetween } from './calls-between.ts';
import { createStandIns } from './stand-ins.ts';
import { withBusiness, withoutPersonal, writtenInto } from './without-personal.ts';

const read = async (text: string) => (await builtInDesigner.design({ text }, { seed: 0 })).understood;

/** `SCRUB_WEBSITES=1000` looks at as many as the issue asks for; each is read by the designer, which takes its time. */
const WEBSITES = Number(process.env['SCRUB_WEBSITES'] ?? 25);

type Planted = {
  person: [string, string];
  other: [string, string];
  /** Named nowhere but in words, and in what words. */
  third: [string, string];
  onSite: (name: string) => string;
  inChat: (name: string) => string;
  brand: string;
  mail: string;
  phone: string;
  newPhone: string;
  street: string;
  link: string;
  account: string;
};

/** The last seven: a number is the same with and without the code of its country. */
const digitsIn = (text: string) => text.replace(/\P{Nd}/gu, '').slice(-7);

/** Two or three letters are in many words, and somebody's name where they stand alone. */
const isIn = (text: string, fact: string): boolean =>
  fact.length > 3 ? text.includes(fact.toLowerCase()) : text.split(/[^\p{L}\p{M}]/u).includes(fact.toLowerCase());

const one = <Value>(...values: Value[]) => fc.constantFrom(...values);
const digits = (count: number) =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const name = fc.tuple(
  one('Anna', 'Beatrix', 'Yusuf', 'Małgorzata', 'José', 'Siobhán', 'Wei', 'Ngozi', 'Jean-Luc', 'Ida', 'Þóra', 'Bo'),
  one('Moreno', 'Kowalczyk', 'Okafor', 'O’Leary', 'Müller', 'Tremblay', 'Nakamura', 'Fernández', 'de Vries', 'Ng'),
);
const onSite = one<Planted['onSite']>(
  (who) => `Owner: ${who}.`,
  (who) => `Dr. ${who} sees you on Mondays.`,
  (who) => `${who} teaches on Mondays.`,
  (who) => `Fotos: ${who}`,
  (who) => `Classes with ${who}, all year.`,
  (who) => `Verantwortlich für den Inhalt: ${who}, Leith`,
);
const inChat = one<Planted['inChat']>(
  (who) => `Please add ${who} to the team.`,
  (who) => `Bitte nehmt ${who} von der Seite.`,
  (who) => `Call ${who} if you are unsure.`,
  (who) => `Our new baker is called ${who}.`,
  (who) => `Kind regards, ${who}`,
  (who) => `Mrs. ${who} is away.`,
);
const phone = digits(7).chain((rest) =>
  one(`0131 ${rest.slice(0, 3)} ${rest.slice(3)}`, `+49 221 ${rest}`, `(0131) ${rest}`, `0171/${rest}`),
);
const planted: fc.Arbitrary<Planted> = fc
  .record({
    person: name,
    other: name,
    third: name,
    onSite,
    inChat,
    brand: one('Zwetschge & Sons', 'Brambleworks', 'Atelier Quince', 'Fjord Yoga'),
    mail: one('hello@bread.example', 'anna.m+shop@mail.quince.test', 'b.k@fern.co.uk', 'info@zwetschge-und-co.de'),
    phone,
    newPhone: phone,
    street: digits(2).chain((house) =>
      one(
        `${house} Shore Street`,
        `Hauptstraße ${house}`,
        `${house} rue de la Paix`,
        `Via Roma ${house}`,
        `Postfach ${house}`,
      ),
    ),
    link: one(
      'https://social.example/annamoreno',
      'www.quince.test/anna',
      '@brambleworks_hq',
      'instagram.com/annabakes',
      'quince-bakery.co.uk',
    ),
    account: digits(18).chain((rest) =>
      one(
        `DE${rest.slice(0, 2)} ${rest.slice(2, 6)} ${rest.slice(6, 10)} ${rest.slice(10, 14)} ${rest.slice(14, 18)} 00`,
        `GB29 NWBK ${rest.slice(0, 4)} ${rest.slice(4, 8)} ${rest.slice(8, 14)}`,
        `NL91 ABNA ${rest.slice(0, 4)} ${rest.slice(4, 8)} ${rest.slice(8, 10)}`,
      ),
    ),
  })
  .filter(
    ({ person, other, third, phone: before, newPhone }) =>
      new Set([person, other, third].flat()).size === 6 && digitsIn(before) !== digitsIn(newPhone),
  );

function websiteWith({
  person,
  other,
  third,
  onSite: told,
  brand,
  mail,
  phone: before,
  street,
  link,
  account,
}: Planted) {
  const sample = sampleWebsite();
  const [home, ...rest] = sample.pages;
  if (!home) throw new Error('It has a page');
  const section = (id: string, kind: string, variant: string, props: Record<string, unknown>) => ({
    id,
    kind,
    version: 1,
    variant,
    hidden: false,
    props,
  });
  const parsed = parseDocument({
    ...sample,
    brand: { ...sample.brand, name: brand, tagline: `${brand}, run by ${person.join(' ')}` },
    business: { ...sample.business, phone: before, email: mail, address: street },
    pages: [
      {
        ...home,
        sections: [
          ...home.sections,
          section('bakers', 'team', 'portraits', {
            heading: 'Who works here',
            items: [
              {
                name: person.join(' '),
                role: 'Owner',
                text: `Ask ${person[0]} at ${mail}.`,
                picture: { source: 'none' },
                contact: { label: '', to: '' },
              },
              {
                name: other.join(' '),
                role: 'Helper',
                text: `${other[0]} answers ${before}.`,
                picture: { source: 'none' },
                contact: { label: '', to: '' },
              },
            ],
          }),
          section('pay', 'richText', 'column', {
            text: `Pay to ${account}. Find us at ${street} or ${link}. Yours, ${person[0]}.\n\n${told(third.join(' '))}`,
          }),
        ],
      },
      ...rest,
    ],
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.path} ${parsed.failure.message}`);
  return parsed.document;
}

const after = (document: WebsiteDocument, phoneNumber: string): WebsiteDocument => {
  const applied = applyOperations(document, [{ type: 'setBusiness', phone: phoneNumber }]);
  if (!applied.ok) throw new Error(applied.failure.message);
  return applied.document;
};

async function exampleOf(facts: Planted) {
  const before = websiteWith(facts);
  const changed = after(before, facts.newPhone);
  const message = `Hi, ${facts.person[0]} here from ${facts.brand}. Our new number is ${facts.newPhone}, not ${facts.phone}. Mail ${facts.mail}, pay to ${facts.account}, ${facts.street}, ${facts.link}. ${facts.inChat(facts.third.join(' '))}`;
  const found = withBusiness(await findPersonalFacts([before, changed], message, read), [before, changed]);
  const standIns = createStandIns(found);
  const [from, to] = [withoutPersonal(before, found, standIns), withoutPersonal(changed, found, standIns)];
  return { from, to, words: writtenInto(message, found, standIns), calls: callsBetween(from, to), standIns };
}

describe('an example from somebody’s website', () => {
  it('has none of the facts that were planted, and what it expects can be done', async () => {
    await fc.assert(
      fc.asyncProperty(planted, async (facts) => {
        const { from, to, words, calls } = await exampleOf(facts);
        const text = `${JSON.stringify(from)}\n${JSON.stringify(to)}\n${words}\n${JSON.stringify(calls)}`.toLowerCase();
        const { person, other, third, brand, onSite: _site, inChat: _chat, ...rest } = facts;
        for (const fact of [person.join(' '), ...person, ...other, third.join(' '), brand, ...Object.values(rest)])
          expect({ fact, survives: isIn(text, fact) }).toEqual({ fact, survives: false });
        for (const digitsOf of [facts.phone, facts.newPhone, facts.account])
          expect(text.replace(/\P{Nd}/gu, '')).not.toContain(digitsOf.replace(/\P{Nd}/gu, ''));
        const read = readOperations((calls ?? []).map(({ name: type, input }) => ({ ...input, type })));
        expect(read.ok && applyOperations(from, read.operations)).toMatchObject({ ok: true, document: to });
      }),
      { numRuns: WEBSITES },
    );
  }, 1_200_000);

  it('has the same stand-in for the same fact everywhere, and says what took the place of what', async () => {
    const { from, words, calls, standIns } = await exampleOf({
      person: ['Anna', 'Moreno'],
      other: ['Yusuf', 'Okafor'],
      third: ['Wei', 'Nakamura'],
      onSite: (who) => `${who} teaches on Mondays.`,
      inChat: (who) => `Kind regards, ${who}`,
      brand: 'Brambleworks',
      mail: 'hello@bread.example',
      phone: '0131 555 0188',
      newPhone: '0131 555 0199',
      street: '12 Shore Street',
      link: '@brambleworks_hq',
      account: 'DE12 3456 7890 1234 5678 00',
    });
    const { phone: standIn } = from.business;
    expect(standIn).toMatch(/^01632 960\d{3}$/);
    expect(words).toContain(`not ${standIn}.`);
    expect(words).toContain(`Mail ${from.business.email},`);
    const [call] = calls ?? [];
    expect(calls).toEqual([{ name: 'setBusiness', input: { phone: call?.input['phone'] } }]);
    expect(words).toContain(`Our new number is ${String(call?.input['phone'])}`);
    const replaced = standIns.replacedIn([words]);
    expect(replaced.filter(({ kind, times }) => kind === 'name' && times > 0).length).toBeLessThanOrEqual(3);
    expect(replaced.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['name', 'phone number', 'account number']),
    );
    expect(JSON.stringify(replaced)).not.toMatch(/anna|moreno|bramble|555/i);
  });
});

describe('calls between two documents', () => {
  const before = sampleWebsite();
  it('are those that change its facts, looks and texts', () => {
    const applied = applyOperations(before, [
      { type: 'setTheme', mode: 'dark' },
      { type: 'setLanguage', language: 'de' },
      { type: 'setBrand', tagline: 'Two days old' },
      { type: 'setHidden', sectionId: before.pages[0]?.sections[0]?.id ?? '', hidden: true },
    ]);
    if (!applied.ok) throw new Error(applied.failure.message);
    expect(
      callsBetween(before, applied.document)
        ?.map((call) => call.name)
        .sort(),
    ).toEqual(['setBrand', 'setHidden', 'setLanguage', 'setTheme']);
  });

  it('bring pages and sections, take them away and put them elsewhere', () => {
    const [home] = before.pages;
    const applied = applyOperations(before, [
      {
        type: 'addPage',
        page: {
          id: 'more',
          path: '/more',
          title: 'More',
          inMenu: true,
          seo: { title: '', description: '' },
          sections: [{ id: 'more-hero', kind: 'hero', props: { heading: 'More' } }],
        },
      },
      { type: 'removeSection', sectionId: home?.sections.at(-1)?.id ?? '' },
      { type: 'moveSection', sectionId: home?.sections[1]?.id ?? '', index: 0 },
      { type: 'setBrand', tagline: 'Two days old' },
    ]);
    if (!applied.ok) throw new Error(applied.failure.message);
    const names = callsBetween(before, applied.document)?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['addPage', 'removeSection', 'moveSection', 'setBrand']));
  });

  it('are none where more was changed than they can tell, or nothing', () => {
    expect(callsBetween(before, { ...before, template: 'another' })).toBeNull();
    expect(callsBetween(before, before)).toBeNull();
    const renamed = { ...before, brand: { ...before.brand, tagline: 'New' }, template: 'another' };
    expect(toldBetween(before, renamed)).toEqual({ calls: [], untold: ['Template'] });
  });
});
