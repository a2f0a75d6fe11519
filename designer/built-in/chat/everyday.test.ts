import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { respondNow } from './respond.ts';

function ask(brief: string, message: string) {
  const talk = sayTo(siteOf(brief), message);
  const { pages, business, brand, theme } = talk.after;
  return { ...talk, business, brand, theme, said: JSON.stringify([pages, business]) };
}

const GROOMER = `Hartley's Mobile Dog Grooming, based in Otley. Small dog full groom £38, medium £46, large £58. Nail clip £10.
Mon-Fri 9am-5pm, Sat 9am-1pm. Call 07700 900118 or email joanne@hartleydogs.example.
"Brilliant with nervous dogs." - Tom Asher`;
const BAND = `Thistledown Ceilidh Band. Five of us, Glasgow. Fiddle: Eilidh Munro. Drums: Sam Pirie. We play weddings and school halls.
Booking email band@thistledown.example.
Coming up: 14 March Partick Burgh Hall 7.30pm, 2 May Mugdock barn dance, 20 June Largs pier.`;
const CAFE = '「喫茶ひばり」神奈川県鎌倉市長谷2-3。コーヒー450円、紅茶500円、ナポリタン900円。電話0467-55-0123。';
const PIZZERIA =
  'Agriturismo Il Falco, Volterra. Camera doppia 90 € a notte, camera tripla 115 €, cena 28 €. Proprietari Sandro e Lucia Betti. Piscina aperta da giugno a settembre. Telefono 0588 000 111.';
const SCHOOL =
  'Школа рисования «Охра», Казань. Занятие для детей 700 руб, абонемент 5000 руб. Телефон 8 843 000-11-22.';
const YOGA =
  'Yogastudio De Lotus in Zwolle. Losse les 14 euro, proefles 8 euro. Docenten: Femke Brandsma en Ilse Kuiper. info@delotus.example';

describe('what a reply tells', () => {
  it('leaves out the buttons that follow a new number', () => {
    const { reply, said, changed } = ask(GROOMER, 'Our phone is now 07700 900555');
    expect(said).toContain('07700 900555');
    expect(changed).toBeGreaterThan(1);
    expect(reply).toBe('Phone number: now “07700 900555”.');
  });
});

describe('what only tells something holds back nothing', () => {
  it.each([
    [GROOMER, 'Take the nail clip off, nobody asks for it', 'Nail clip'],
    [GROOMER, "Take the nail clip off. It's more trouble than it's worth.", 'Nail clip'],
    [
      GROOMER,
      'hi, hope you are well. Please drop the nail clip, if it isn’t too much trouble. Thanks! Joanne',
      'Nail clip',
    ],
    [BAND, "The Mugdock one is off, the barn's flooded", 'Mugdock'],
    [BAND, 'Sam has left the band, take him off', 'Sam Pirie'],
    [YOGA, 'Ilse stopt ermee, haal haar er maar af', 'Ilse Kuiper'],
  ])('%s %s', (brief, message, gone) => {
    expect(JSON.stringify(siteOf(brief).pages)).toContain(gone);
    expect(ask(brief, message).said).not.toContain(gone);
  });

  it('but takes back or narrows nothing unasked', () => {
    expect(ask(GROOMER, 'nail clip is £12 now, but only for small dogs').changed).toBe(0);
    expect(ask(GROOMER, 'closed on Saturdays from October').changed).toBe(0);
  });

  it('alone it is not understood', () => {
    expect(ask(GROOMER, 'my daughter has football').changed).toBe(0);
  });
});

describe('what stands in sentences changes like what stands in lists', () => {
  it.each([
    [BAND, 'Partick has moved to 21 March', '"21 March","time":"7.30pm","title":"Partick Burgh Hall"'],
    [BAND, "Sam's left, we've got Kirsty Lamont on drums now", 'Drums: Kirsty Lamont'],
    [BAND, 'Sam has stepped down, our new drummer is Kirsty Lamont. Could you swap them?', 'Drums: Kirsty Lamont'],
    [BAND, "we're in Edinburgh these days, not Glasgow", 'Edinburgh'],
    [CAFE, '電話番号を0467-55-0199に変更してください。', '0467-55-0199'],
    [SCHOOL, 'Абонемент теперь стоит 5500 руб', '5500 руб'],
    [SCHOOL, 'новый телефон 8 843 000-33-44', '8 843 000-33-44'],
  ])('%s %s', (brief, message, there) => {
    expect(ask(brief, message).said).toContain(there);
  });

  it('one of two who are named together goes, the other stays', () => {
    expect(ask(YOGA, 'verwijder Ilse').said).toContain('Femke Brandsma');
  });
});

describe('said in two sentences', () => {
  it.each([
    ['The number is wrong! It’s 07700 900456', '07700 900456'],
    ['new number: 07700 900456. the old one is dead', '07700 900456'],
    ['swap nail clip for teeth cleaning, same price', '"name":"Teeth cleaning","text":"","price":"£10"'],
    ['Also I cover Ilkley now, could you mention that somewhere?', 'I cover Ilkley now'],
  ])('%s', (message, there) => {
    expect(ask(GROOMER, message).said).toContain(there);
  });

  it('a name that was decided on, a colour that is nudged', () => {
    expect(ask(GROOMER, "we've decided on a name!! The Jam Flag").brand.name).toBe('The Jam Flag');
    expect(ask(GROOMER, 'can the yellow be a bit more orange? #ff9f1c').theme.accent).toBe('#ff9f1c');
  });

  it('no search result is promised', () => {
    expect(ask(GROOMER, 'get us to number one on google for dog grooming').changed).toBe(0);
  });
});

it.each([
  [PIZZERIA, 'la doppia costa 95 adesso', 'Fatto'],
  [SCHOOL, 'уберите абонемент, пожалуйста', 'Готово'],
  [CAFE, 'ナポリタンを消してください', '変更しました'],
])('%s %s: answered in the language of the message', (brief, message, start) => {
  expect(ask(brief, message)).toMatchObject({ reply: expect.stringContaining(start) as string });
});

const KIOSK =
  'The Gannet, a kiosk in Wick. Flat white 3.40, americano 2.90, tea 2.20. Mon-Fri 7-4, Sat 8-3. 22 Harbour Rd, Wick KW1 5AB.';

describe('prices are understood however they are said', () => {
  it.each([
    ["flat white's gone up to 3.60 and americano to 3.10", ['"price":"3.60"', '"price":"3.10"', '"price":"2.20"']],
    ['everything goes up by 20p', ['"price":"3.60"', '"price":"3.10"', '"price":"2.40"']],
    ['tea is now two pounds fifty', ['"price":"£2.50"', '"price":"2.90"']],
    ['put the americano up to a fiver', ['"price":"£5"', '"price":"3.40"']],
  ])('%s', (message, there) => {
    for (const price of there) expect(ask(KIOSK, message).said).toContain(price);
  });

  it('a price by the metre stays one', () => {
    const shop = 'Bobbin & Thread, a shop in Otley. Linen £18 a metre, cotton £12 a metre.';
    expect(ask(shop, 'linen is nineteen pounds fifty now').said).toContain('£19.50 a metre');
  });
});

describe('what goes and what stays', () => {
  it('what is off for a day is asked about', () => {
    const answer = ask(KIOSK, 'the flat white is off today');
    expect(answer.changed).toBe(0);
    expect(answer.choices?.[0]?.message).toContain('Flat white');
  });

  it.each([
    ['take Wick out of the address', '22 Harbour Rd', 'Wick'],
    ['take the postcode out of the address', '22 Harbour Rd', 'KW1'],
  ])('%s', (message, kept, gone) => {
    const { business } = ask(KIOSK, message);
    expect(business.address).toContain(kept);
    expect(business.address).not.toContain(gone);
  });

  it('the first of a list is known by its place', () => {
    const { said } = ask(BAND, "remove the first gig, it's been cancelled");
    expect(said).not.toContain('Partick');
    expect(said).toContain('Mugdock');
  });

  it('what was just taken away comes back', () => {
    const document = siteOf(KIOSK);
    const history = [
      { role: 'user' as const, text: 'remove the tea' },
      { role: 'assistant' as const, text: '“Tea” is gone.' },
    ];
    expect(respondNow({ message: 'bring it back', document, history }, { seed: 1 }).undo).toBe(true);
  });

  it('both orders of a German sentence count', () => {
    const praxis = 'Praxis Sommer in Freising. Behandlung 62 €, Hausbesuch 78 €.';
    expect(ask(praxis, 'Bitte den Hausbesuch löschen und die Überschrift ändern').changed).toBe(0);
  });
});

describe('what is told of hours and dates stands where it belongs', () => {
  it.each([
    ['Di–Fr 9:00–12:30 und 14:00–18:00', 'mittwochs haben wir nachmittags zu', ['09:00']],
    ['Di–Fr 9:00–12:30 und 14:00–18:00', 'Mittwochvormittag geschlossen', ['14:00']],
    ['mardi à samedi 8h30-12h30 et 15h-19h', 'fermé le mercredi après-midi', ['08:30']],
    ['Mon–Fri 9am–12.30pm and 2pm–6pm', "we're shut wednesday afternoons from now on", ['09:00']],
  ])('%s, %s: the other half stays open', (said, message, opens) => {
    const brief = `Lenk, Kempten. ${said}. Tel 0831 222333.`;
    const { hours } = ask(brief, message).business;
    expect(hours.filter(({ day }) => day === 'wed').map((row) => row.opens)).toEqual(opens);
    expect(hours.filter(({ day }) => day !== 'wed')).toEqual(
      siteOf(brief).business.hours.filter(({ day }) => day !== 'wed'),
    );
  });

  it('asks when half a day closes that has one long row', () => {
    expect(ask(KIOSK, 'we are shut wednesday afternoons now').changed).toBe(0);
  });

  it('opens a further day at the same times, when all days have the same', () => {
    const plain = 'Fiddle repairs by Ann Boyle, Perth. Mon-Thu 9am-4pm. Call 01738 111222.';
    expect(ask(plain, 'i now work fridays too, same hours').business.hours).toContainEqual({
      day: 'fri',
      opens: '09:00',
      closes: '16:00',
    });
    expect(ask(GROOMER, 'open sundays as well now, same times').changed).toBe(0);
  });

  it('a day that is open longer', () => {
    expect(ask(KIOSK, 'we now stay open til 6 on fridays').business.hours).toContainEqual({
      day: 'fri',
      opens: '07:00',
      closes: '18:00',
    });
  });

  it('a day that is over', () => {
    const { hours } = ask(KIOSK, "we're not open saturdays any more").business;
    expect(hours.map(({ day }) => day)).not.toContain('sat');
    expect(hours).toHaveLength(5);
  });

  it('a gig with its place', () => {
    expect(ask(BAND, 'add 30 May The Windmill, Brixton to the gigs').said).toContain('The Windmill, Brixton');
  });

  it('a message that moves something adds nothing', () => {
    expect(ask(BAND, 'please move the booking date to 15 july').changed).toBe(0);
  });

  it('a name behind a dash', () => {
    const cafe = 'Cafe in Wick. Tea 2.20, cake 3.10.';
    expect(ask(cafe, "we've got a name now - The Gannet").brand.name).toBe('The Gannet');
  });
});

const SALON =
  'Loft Hair in Batley. Adult cut £14, kids cut £10, beard trim £8. Mon-Fri 9-6. Phone 01924 555 016 or 07700 900 145.';

describe('what is meant by few words', () => {
  it.each([
    ['adult cut and kids cut both 15 now', ['"price":"£15"'], ['"price":"£14"', '"price":"£10"']],
    ['put everything up a pound', ['"price":"£15"', '"price":"£11"', '"price":"£9"'], []],
    ['drop the mobile number', ['01924 555 016'], ['07700 900 145']],
    ["we don't work fridays anymore", [], ['"day":"fri"']],
  ])('%s', (message, there, gone) => {
    const { said } = ask(SALON, message);
    for (const text of there) expect(said).toContain(text);
    for (const text of gone) expect(said).not.toContain(text);
  });

  it('half of an entry is asked about', () => {
    const player = 'Piano in Frome. Music for weddings and funerals £180, a lesson £20.';
    expect(ask(player, "I've stopped doing funerals").changed).toBe(0);
  });

  it('a name that looks like an order orders nothing', () => {
    expect(
      ask('Oakley Removals, man and van in Corby. House moves £280.', 'its oakley and sons removals now').changed,
    ).toBe(0);
  });

  it('a change that is scrapped is taken back', () => {
    expect(ask(SALON, 'actually scrap that last change').undo).toBe(true);
  });
});

const POTTERY =
  'Clay & Kiln, pottery studio in Totnes. Mugs £12, bowls £18, large vases £45. Taster class £35. Open Tue-Sat 10-5, Sunday 11-4. Call 01803 555 210.';
const PIANO =
  'Piano lessons with Helen Marsh in Ludlow. 30 minute lesson £18, 45 minute lesson £26, hour £34. Mon-Fri 3pm-7pm.';
const BARBER =
  'Peluquería Lola en Cádiz. Corte 15 €, corte y barba 22 €, tinte 30 €. Abierto de martes a sábado de 10 a 20.';
const pricesOf = (answer: ReturnType<typeof ask>) =>
  Object.fromEntries(
    [...answer.said.matchAll(/"name":"([^"]+)","text":"","price":"([^"]*)"/g)].map(([, name = '', price]) => [
      name,
      price,
    ]),
  );

describe('a day of the calendar is not each week', () => {
  it.each([
    [POTTERY, 'closed this sunday'],
    [POTTERY, 'we are closed next Saturday for a wedding'],
    [POTTERY, 'shut on Sunday 12 July'],
    [POTTERY, 'open this Sunday 12 to 3 only'],
    [BARBER, 'cerrado este sábado'],
    [BARBER, 'el sábado que viene cerramos'],
  ])('%s %s', (brief, message) => {
    const { business } = ask(brief, message);
    expect(business.hours).toEqual(siteOf(brief).business.hours);
    expect(business.hoursNote.toLowerCase()).toContain(message.toLowerCase());
  });

  it('while days as such are, and those from a day on', () => {
    for (const message of [
      'closed Sundays',
      'we no longer open on Sundays',
      'from this Sunday we are closed on Sundays',
    ])
      expect(ask(POTTERY, message).business.hours.map(({ day }) => day)).not.toContain('sun');
  });
});

describe('prices of several things', () => {
  it.each([
    [POTTERY, 'mug is £15 now', { Mugs: '£15', Bowls: '£18' }],
    [POTTERY, 'mugs up a pound', { Mugs: '£13', Bowls: '£18' }],
    [POTTERY, 'mugs up by 50p', { Mugs: '£12.50' }],
    [PIANO, 'both lessons up by two pounds', { '30 minute lesson': '£20', '45 minute lesson': '£28', Hour: '£34' }],
    [PIANO, 'lessons go up by a pound', { '30 minute lesson': '£19', '45 minute lesson': '£27', Hour: '£34' }],
    [PIANO, 'everything goes up by £3', { '30 minute lesson': '£21', Hour: '£37' }],
    [PIANO, 'the hour goes up to £36', { '30 minute lesson': '£18', Hour: '£36' }],
    [BARBER, 'corte 16 € y corte y barba 24 €', { Corte: '16 €', 'Corte y barba': '24 €', Tinte: '30 €' }],
  ])('%s %s', (brief, message, expected) => {
    expect(pricesOf(ask(brief, message))).toMatchObject(expected);
  });

  it('are asked for where “both” could be any two', () => {
    expect(ask(POTTERY, 'put both prices up by £2').changed).toBe(0);
  });
});

describe('what is to be tried is done', () => {
  it.each([
    [GROOMER, 'try a black background'],
    [GROOMER, 'can we try a dark green background'],
    [PIZZERIA, 'Probier mal einen schwarzen Hintergrund'],
    [PIZZERIA, 'essayez un fond noir'],
  ])('%s %s', (brief, message) => {
    expect(ask(brief, message).theme.background).not.toBe(siteOf(brief).theme.background);
  });
});

describe('things told with prices become a list where there is none', () => {
  const WALKER = 'Tilde walks dogs in Falmouth. Call 01326 555 014.';
  it.each([
    [WALKER, 'add a solo walk for £15', { 'Solo walk': '£15' }],
    [WALKER, 'Add these: puppy visit £9, long walk £22', { 'Puppy visit': '£9', 'Long walk': '£22' }],
    [WALKER, 'add wash and cut £18', { 'Wash and cut': '£18' }],
  ])('%s %s', (brief, message, expected) => {
    expect(pricesOf(ask(brief, message))).toMatchObject(expected);
  });
});
