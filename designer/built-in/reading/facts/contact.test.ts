import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { vocabularies, vocabularyOf, type KnownLanguage } from '../vocabulary/index.ts';
import { contactIn } from './index.ts';

const phones = (text: string, language: KnownLanguage = 'en') =>
  contactIn(text, vocabularies[language]).phones.map((phone) => phone.text);
const address = (text: string, language: KnownLanguage) => contactIn(text, vocabularies[language]).address?.text;

describe('telephone numbers', () => {
  it.each([
    ['Ring 01434 600 123', '01434 600 123'],
    ['Call us: +44 (0)1434 600123', '+44 (0)1434 600123'],
    ['12 Broadway, Tacoma WA 98402 (253) 555-0176', '(253) 555-0176'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['Office 020 7946 0018 ext 4', '020 7946 0018 ext 4'],
    ['+1 415-555-2671.', '+1 415-555-2671'],
    ['Tel. 0761/123456', '0761/123456'],
    ['Tlf. 86 12 34 56', '86 12 34 56'],
    ['WhatsApp (41) 99876-5432', '(41) 99876-5432'],
    ['Tel:01632 960588', '01632 960588'],
    ['Tel.01632 960588', '01632 960588'],
    ['お電話は076-555-0138まで。営業は10-17時です。', '076-555-0138'],
    ['电话028-5550-0138找小王。', '028-5550-0138'],
    ['전화는 02-555-0138로 주세요.', '02-555-0138'],
  ])('are read in %s', (text, phone) => expect(phones(text, text.startsWith('Tlf') ? 'da' : 'en')).toEqual([phone]));

  it('are told apart when several stand together', () => {
    expect(phones('Tel: 01947 123456 (mobile 07700 900 456)')).toEqual(['01947 123456', '07700 900 456']);
    expect(phones('Tel. 234 555 108 / 912 555 017')).toEqual(['234 555 108', '912 555 017']);
    expect(phones('Office Mon–Thu 9.00–16.00: 038 555 0191.')).toEqual(['038 555 0191']);
  });

  it.each([
    'Massage £45, open 9.30-17.00',
    'On 01.02.2026 and 12/05/2026',
    'Charity no. 1095432, VAT 123 4567 89',
    'Since 1998 over 12 000 000 loaves',
    'Order 20261234567 is ready',
    '12 Market Street, 10115 Berlin',
    'IBAN DE12 3456 7890 1234 5678 00',
    'Sizes 36-42, 2 x 400 ml, 1/2 price',
  ])('are not seen in %s', (text) => expect(phones(text)).toEqual([]));
});

describe('other ways to get in touch', () => {
  it('are mails, web addresses and profiles', () => {
    const contact = contactIn(
      'Write to hello@wrens.co.uk (or see www.wrens.co.uk/shop). Insta: @wrens_bakery, facebook.com/wrens, @wrenbakes on TikTok',
      vocabularies.en,
    );
    expect(contact.emails.map(({ text }) => text)).toEqual(['hello@wrens.co.uk']);
    expect(contact.webs.map(({ text }) => text)).toEqual(['www.wrens.co.uk/shop']);
    expect(contact.social.map(({ label, to }) => [label, to])).toEqual([
      ['@wrens_bakery', 'https://www.instagram.com/wrens_bakery'],
      ['Facebook', 'https://facebook.com/wrens'],
      ['TikTok @wrenbakes', 'https://www.tiktok.com/@wrenbakes'],
    ]);
  });

  it('are services elsewhere by their names, and a messenger beside a number that is called', () => {
    const contact = contactIn(
      'Call 01422 555 019, WhatsApp +44 7700 900123. Book at https://calendly.com/marlow/cut or buy.stripe.com/gift.',
      vocabularies.en,
    );
    expect(contact.phones.map(({ text }) => text)).toEqual(['01422 555 019']);
    expect(contact.webs).toEqual([]);
    expect(contact.social.map(({ label, to }) => [label, to])).toEqual([
      ['WhatsApp +44 7700 900123', 'https://wa.me/447700900123'],
      ['Calendly', 'https://calendly.com/marlow/cut'],
      ['Stripe', 'https://buy.stripe.com/gift'],
    ]);
  });

  it('are not a missing space after a full stop', () => {
    expect(contactIn('We moved to town.It was time. Bread e.g. rye', vocabularies.en).webs).toEqual([]);
  });
});

describe('addresses', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'Find us at 12 Market Street, Hexham NE46 3AB. We bake.', '12 Market Street\nHexham NE46 3AB'],
    ['en', '500 Main St, Portland, OR 97201', '500 Main St\nPortland\nOR 97201'],
    ['de', 'Unser Laden: Lindenstraße 12a, 79098 Freiburg', 'Lindenstraße 12a\n79098 Freiburg'],
    ['fr', 'Adresse : 12 bis rue de la Paix, 69002 Lyon', '12 bis rue de la Paix\n69002 Lyon'],
    ['es', 'Estamos en Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5\n28013 Madrid'],
    ['it', 'Via Roma, 10, 20121 Milano', 'Via Roma, 10\n20121 Milano'],
    ['pt', 'Rua da Rosa, 120, 1200-384 Lisboa', 'Rua da Rosa, 120\n1200-384 Lisboa'],
    ['nl', 'Oudegracht 12, 3511 AB Utrecht', 'Oudegracht 12\n3511 AB Utrecht'],
    ['pl', 'ul. Długa 5, 31-147 Kraków', 'ul. Długa 5\n31-147 Kraków'],
    ['sv', 'Storgatan 5, 222 22 Lund', 'Storgatan 5\n222 22 Lund'],
    ['da', 'Strandvejen 14, 8000 Aarhus C', 'Strandvejen 14\n8000 Aarhus C'],
    ['he', 'רחוב הרצל 12, חיפה', 'רחוב הרצל 12\nחיפה'],
    ['en', 'Office: Unit 7, Priory Court, Ludlow', 'Unit 7\nPriory Court\nLudlow'],
    ['en', 'Rear 31 Albert St, Northcote, Melbourne. Use the lane.', 'Rear 31 Albert St\nNorthcote\nMelbourne'],
    ['en', '9 Heron Road, Kommetjie, Cape Town 7975', '9 Heron Road\nKommetjie\nCape Town 7975'],
    ['fr', 'Le local est à Vannes (6 place des Lices, 2e étage).', '6 place des Lices\n2e étage\nVannes'],
    ['fr', 'Lieu : 220, rang Saint-Louis, Saint-Esprit', '220, rang Saint-Louis\nSaint-Esprit'],
    ['it', 'La bottega è in via del Moro 12, dentro le mura.', 'via del Moro 12'],
    ['es', 'y mi escuela está en calle Pureza 31.', 'calle Pureza 31'],
    ['pl', 'Kurs\nRzeszów, ul. Kopernika 4, I piętro', 'Rzeszów\nul. Kopernika 4\nI piętro'],
    ['nl', 'Zadelmakerij\nOudegracht 57, Utrecht (bel aan)', 'Oudegracht 57\nUtrecht (bel aan)'],
    ['nl', '030 555 01 44, Wulpstalledries 31', 'Wulpstalledries 31'],
    [
      'de',
      'Imkerei\nFamilie Lang, Hirschgasse 9, 88353 Kißlegg im Allgäu',
      'Familie Lang\nHirschgasse 9\n88353 Kißlegg im Allgäu',
    ],
    ['de', 'Offen Sa 9–12 Uhr, Am Rehhag 7.', 'Am Rehhag 7'],
    ['de', 'Ein Friseur in Ulm. Hauptstr. 5, 89073 Ulm. Tel. 0731 555010', 'Hauptstr. 5\n89073 Ulm'],
    ['es', 'Peluquería. Avda. de la Paz 5, 28010 Madrid.', 'Avda. de la Paz 5\n28010 Madrid'],
    ['ar', 'عيادة – عمّان، شارع مكة، عمارة 115', 'عمّان\nشارع مكة\nعمارة 115'],
    ['it', 'Barberia Due Forbici a Lecce, via degli Olmi 29. Taglio 18 €.', 'via degli Olmi 29\nLecce'],
    ['en', "We mend chairs and it's in Unit 5, Heron Mill Yard. Seat £55.", 'Unit 5\nHeron Mill Yard'],
    ['en', 'Parked at 1400 E 6th St Thursday to Sunday 11am-3pm.', '1400 E 6th St'],
    ['de', 'Goldschmiede Ida Lenz, Pforzheim, Lammgasse 11. Trauringe.', 'Pforzheim\nLammgasse 11'],
    ['de', 'Praxis Weber, Ergotherapie, Hauptstraße 3. Wir behandeln Kinder.', 'Hauptstraße 3'],
    [
      'es',
      'En Jerez de la Frontera, en el barrio de Santiago, calle Nueva 27.',
      'calle Nueva 27\nJerez de la Frontera',
    ],
    ['en', 'Address: 4 Mill Lane Hexham, tel 01434 555 010', '4 Mill Lane Hexham'],
  ])('are read in %s: %s', (language, text, lines) => expect(address(text, language)).toBe(lines));

  it.each(['We walked 3 miles down the road', 'A Sunday on the High Street', 'Open 9 to 5 at weekends'])(
    'are not made of %s',
    (text) => expect(address(text, 'en')).toBeUndefined(),
  );

  it.each([
    ['fr', 'Inscriptions sur place 13h30, jet du but 14h.'],
    ['de', 'Mittagstisch am Freitag 7,80 Euro, Anmeldung bei der Kasse.'],
    ['es', 'Entrada por la Plaza 8.50 euros.'],
    ['de', 'Gegründet im Jahr 1998, Sommerfest am 3. Juli, Erwachsene 12, Kinder 6.'],
    ['en', 'Grade 5, Grade 6. First aid Dr Sunita Rao. 350 places.'],
    ['it', 'In scena: Remo Neri, Flavia Testi'],
  ] satisfies [KnownLanguage, string][])('are no times, prices and names in %s: %s', (language, text) =>
    expect(address(text, language)).toBeUndefined(),
  );
});

it('gives a street alone the town that is named elsewhere', () => {
  const found = (text: string, language: KnownLanguage) => contactIn(text, vocabularies[language]).address?.text;
  expect(found('We are a bakery in Hexham. Come to 12 Mill Lane.', 'en')).toBe('12 Mill Lane\nHexham');
  expect(found('IJsclub De Ruiter, Giethoorn\nAdres: Langesteeg 2a', 'nl')).toBe('Langesteeg 2a\nGiethoorn');
});

it.each(['We cut hair. Mon-Fri 9-5. Call 01353 555010.', 'Open: Mon-Fri 9-5, Sat 9-1. Call 01353 555010.'])(
  'takes no days for a street: %s',
  (text) => expect(address(text, 'en')).toBeUndefined(),
);

it('reads a mail between letters of a script without spaces', () => {
  const { emails } = contactIn('ご連絡はinfo@kafe.exampleまで。', vocabularies.en);
  expect(emails.map(({ text }) => text)).toEqual(['info@kafe.example']);
});

describe('places', () => {
  it.each<[string, string, string | undefined]>([
    ['en', "Wren's is a bakery in Newcastle upon Tyne.", 'Newcastle upon Tyne'],
    ['en', 'A mobile sauna near Oban.', 'near Oban'],
    ['en', 'We are closed in May and teach in English.', undefined],
    ['de', 'Wir sind eine Bäckerei in Freiburg.', 'Freiburg'],
    ['de', 'Wir sind Möbelbauer und fertigen in Handarbeit.', undefined],
    ['de', 'Ort: Bad Tölz', 'Bad Tölz'],
    ['fr', 'Boulangerie à Saint-Jean-de-Luz.', 'Saint-Jean-de-Luz'],
    ['da', 'Badelauget Kolde Fødder, Svendborg\nVi bader.', 'Svendborg'],
    ['en', 'Hartley Walling, Youlgreave, Derbyshire.\nWalls.', 'Youlgreave, Derbyshire'],
    ['en', 'Smile Dental Clinic, Dharampeth, Nagpur. Dr. Rao (BDS).', 'Dharampeth, Nagpur'],
    ['en', 'Ida Ka Dabba – home style tiffin service, Kothrud, Pune.', 'Kothrud, Pune'],
    ['en', 'Chimney sweep, Ann Pugh, Aberystwyth. £55 a flue.', undefined],
    ['de', 'Gartenverein Morgentau e.V., Magdeburg\n118 Parzellen', 'Magdeburg'],
    ['fr', 'La Cave aux Meules, fromagerie à Annecy.', 'Annecy'],
    ['en', 'Smith & Sons, Plumbers\nWe plumb.', undefined],
    ['de', 'Anna Kolb – Heilpraktikerin\nTermine.', undefined],
    ['cs', 'Čajovna U Lípy\nČaje.', undefined],
  ])('%s: %s', (language, text, place) => expect(contactIn(text, vocabularyOf(language)).place?.text).toBe(place));
});

it('reads the address that is given instead of what is refused', () => {
  const text =
    'Alder Row lends boats on the cut.\nNo phone out here so no phone on the site either, they can email: mia@alder.example';
  expect(readBrief({ text, templates: [] }).emails).toMatchObject([{ text: 'mia@alder.example' }]);
});

it('takes no measure, person and year for an address', () => {
  const text =
    'Apple Day in Marden.\n12.30 peel contest (to beat: 2.71 m, Philip Yarrow, 2019)\n2.00 pressing, bring a bottle';
  expect(readBrief({ text, templates: [] }).address).toBeNull();
  const kongevej = readBrief({ text: 'Rook, Gl. Kongevej 4, 2000 Frederiksberg', templates: [] });
  expect(kongevej.address?.text).toContain('2000 Frederiksberg');
});

it.each([
  ['555-0162 text better than ring.', ['555-0162']],
  ['555-0178, gordon@piper.example.', ['555-0178']],
  ['I answer 555-0172 from 9 to 1.', ['555-0172']],
  ['We cook for 300-1200 guests.', []],
])('a local number is one where it counts nothing: %s', (text, numbers) =>
  expect(contactIn(text, vocabularies.en).phones.map((said) => said.text)).toEqual(numbers),
);
