import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const CUTLER =
  'Brough Cutlers, Sheffield. Prices: bread knife £12, garden shears £18, scissors £9. Open Mon to Fri 9am to 5pm, Sat 9am to 1pm. Call 0114 555 0110.';
const STEPS = `The Lending Shelf, Hull. How it works: 1. Choose up to three books 2. Bring them back within seven days.
Open Tuesday 2pm to 6pm, Saturday 9am to 3pm.`;
const SITES: Record<string, string> = {
  tr: 'Kılıç Terzi, Eskişehir. Paça kısaltma 150 TL, takım elbise 9.000 TL. Pazartesi-Cuma 9:00-18:00. Telefon 0222 555 01 36.',
  sv: 'Keramikverkstad i Gustavsberg. Drop-in 195 kr, kvällskurs 2 450 kr, barnkalas 320 kr. Öppet tisdag till fredag 10-17. Telefon 08 555 01 20.',
  da: 'Bageri Polly i Vejle. Brød 40 kr, kage 160 kr. Åbent tirsdag til fredag 8-18. Telefon 75 55 01 20.',
  pl: 'Piekarnia Polly w Gdyni. Chleb 12 zł, tort 90 zł. Otwarte od wtorku do piątku 8:00-18:00.',
  nl: 'Bakkerij Polly in Gouda. Brood € 4, taart € 16. Open dinsdag t/m vrijdag van 8.00 tot 18.00 uur. Telefoon 0182 555 023.',
  cs: 'Pekárna Polly v Brně. Chléb 40 Kč, dort 350 Kč. Otevřeno úterý až pátek 8:00-18:00.',
  fi: 'Leipomo Polly Turussa. Leipä 4 €, kakku 16 €. Avoinna tiistaista perjantaihin 8-18.',
  ru: 'Пекарня «Полли», Казань. Хлеб 40 руб, торт 900 руб. Открыто вторник-пятница 8:00-18:00.',
  uk: 'Пекарня «Поллі», Львів. Хліб 40 грн, торт 900 грн. Відкрито вівторок-пʼятниця 8:00-18:00.',
};
const dark = (theme: { background: string }) => parseInt(theme.background.slice(1, 3), 16) < 100;

describe('a dark look is understood in languages without replies of their own', () => {
  it.each([
    ['tr', 'Sitenin görünümünü koyu yapar mısınız?'],
    ['sv', 'Gör hela sajten mörk, tack.'],
    ['da', 'Gør hele hjemmesiden mørk, tak.'],
    ['pl', 'Zróbcie całą stronę ciemną.'],
    ['nl', 'Maak de hele website donker graag.'],
    ['cs', 'Udělejte prosím celý web tmavý.'],
    ['fi', 'Tee koko sivustosta tumma.'],
    ['ru', 'Сделайте сайт тёмным, пожалуйста.'],
    ['uk', 'Зробіть сайт темним, будь ласка.'],
  ])('in %s: “%s”', (language, message) => {
    expect(dark(sayTo(siteOf(SITES[language] ?? ''), message).after.theme)).toBe(true);
  });
});

describe('the answer is in the language of the message', () => {
  it.each([
    ['tr', 'Çiçekleri öbür köşeye götürüverin', /Hiçbir şey/u],
    ['sv', 'Ta bort barnkalas, och gör något åt Bettans hörna vid Kvarnen', /Inget har ändrats/u],
    ['da', 'Kagen koster nu 180 kr, og gør noget ved Bentes hjørne i Kolding', /Intet er ændret/u],
  ])('in %s', (language, message, words) => {
    expect(sayTo(siteOf(SITES[language] ?? ''), message).reply).toMatch(words);
  });
});

describe('all prices go, from the sentences too', () => {
  it.each([
    'Take all the prices off, I would rather people rang me.',
    'hide all my prices please, people should call first',
    'Could you remove all prices from the site',
  ])('“%s”', (message) => {
    const { after, said } = sayTo(siteOf(CUTLER), message);
    expect(said).not.toContain('£');
    expect(said).toContain('0114 555 0110');
    expect(after.business.hours.length).toBeGreaterThan(0);
  });
});

describe('a price without the thing that it is of is asked about', () => {
  it.each(['can you change the price to £15', 'put the price up by a pound', 'The price should be £15 please'])(
    '“%s”',
    (message) => {
      const { reply, after, before } = sayTo(siteOf(CUTLER), message);
      expect(after).toEqual(before);
      expect(reply).toContain('?');
    },
  );
});

describe('when something begins or ends holds nothing up', () => {
  it.each([
    [CUTLER, 'A bread knife is £14 from January', '£14'],
    [CUTLER, 'Garden shears cost £20 from next spring', '£20'],
    [SITES.pl ?? '', 'Od stycznia tort kosztuje 95 zł', '95 zł'],
    [SITES.nl ?? '', 'Vanaf januari kost een brood € 4,50', '4,50'],
  ])('%s: “%s”', (site, message, price) => {
    expect(sayTo(siteOf(site), message).said).toContain(price);
  });
});

describe('words that look like a thing of the website and are none', () => {
  it('a weekday is no “days”', () => {
    const { after } = sayTo(siteOf(STEPS), 'On Saturdays we now stay open until 5 pm.');
    expect(after.business.hours.find(({ day }) => day === 'sat')?.closes).toBe('17:00');
  });

  it('a price that goes up is not moved up', () => {
    const { after, before } = sayTo(siteOf(CUTLER), 'Put the price of the scissors up a bit.');
    expect(after).toEqual(before);
  });

  it('“the list” orders nothing where something goes', () => {
    expect(sayTo(siteOf(CUTLER), 'Scissors are finished, please take them off the list.').said).not.toContain('£9');
  });
});

const ROOMS =
  'Millbrook Hall, Hexham. Prices: Committee room £9, Main hall £18, Kitchen £12. We are a village hall. Call 01434 555 0110.';
const MOLEN = 'Molen De Hoop in Zwolle. Pannenkoekmix € 2,75, roggemeel € 5,10. Open zaterdag van 9.00 tot 13.00 uur.';

describe('a thing gets another name and keeps its price', () => {
  it.each([
    [ROOMS, "We're renaming the Committee room, it'll be called the Addy Room after our founder.", 'Addy Room', '£9'],
    [ROOMS, 'rename the committee room to Riverside Room', 'Riverside Room', '£9'],
    [ROOMS, 'Rename the Main hall to The Long Room', 'The Long Room', '£18'],
    [MOLEN, "Noem de pannenkoekmix voortaan 'Zwolse Mix'", 'Zwolse Mix', '2,75'],
  ])('%s: “%s”', (site, message, name, price) => {
    const items = sayTo(siteOf(site), message).after.pages.flatMap(({ sections }) =>
      sections.flatMap(({ props }) => (Array.isArray(props.items) ? props.items : [])),
    );
    expect(items).toContainEqual(expect.objectContaining({ name, price: expect.stringContaining(price) }));
  });
});
