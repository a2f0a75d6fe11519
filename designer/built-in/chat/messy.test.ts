import { describe, expect, it } from 'vitest';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const FRAMES = siteOf(
  'Gilt Edge Framing, Leith. Frame up to A3 £32, mount £9, glass swap £14. Verity Sloan, framer. Tue-Sat 10am-5pm. Ring 01632 960144.',
);
const FAIR = siteOf(
  'The Whitby Kipper Run, Saturday 9 May 2026 from Pier Road, Whitby. Entry: single £8, team of four £26. Write to run@kipper.example.',
);
const RAHMEN = siteOf(
  'Rahmenwerk Lübeck. Rahmen bis A3 32 €, Passepartout 9 €. Öffnungszeiten: Dienstag bis Samstag 10 bis 17 Uhr. Meine Gesellin ist Frauke Boysen. Telefon 0451 000 111.',
);
const KERAMIK = siteOf(
  'Keramikverkstaden Leran i Gävle. Kurs 450 kr, öppen verkstad 120 kr. Skriv till hej@leran.example. Vi är två krukmakare och har öppet på lördagar.',
);
const SAZ = siteOf(
  'Konya’da saz dersi veriyoruz, adımız Telli Atölye. Tek ders 700 TL, grup dersi aylık 1.900 TL, saz bakımı 400 TL. Telefon 0532 555 01 77. Biz iki kişiyiz ve her gün açık.',
);

describe('a value that is of nothing else', () => {
  it.each([
    ['Actually make it £36', ['mount is £11 now', 'frame up to A3 is £35 from now on'], '£36'],
    ['sorry, i meant £12 not £11', ['mount is £11 now'], '£12'],
    ['oh no, 13', ['mount is £11 now'], '£13'],
  ])('is of what the message before was about: %s', (message, earlier, now) => {
    expect(sayTo(FRAMES, message, earlier).said).toContain(now);
  });

  it('but not where something is named', () => {
    expect(sayTo(FRAMES, 'glass swap £15', ['mount is £11 now']).said).toContain('£9');
  });

  it('is the one date that the website says', () => {
    const { said, reply } = sayTo(FAIR, "We've had to shift it a week: Saturday 16 May 2026. Everything else stands.");
    expect(said).toContain('16 May 2026');
    expect(said).not.toContain('9 May');
    expect(reply).not.toContain('?');
  });
});

describe('several values of one sentence', () => {
  it('are none where one of them names nothing', () => {
    expect(sayTo(SAZ, 'Tek ders 800 TL oldu, bizim köyde elma 2.100 TL').changed).toBe(0);
  });
});

describe('an undo', () => {
  it.each([
    [FRAMES, 'no, that came out far too murky. please undo it, it was nicer before', 'en'],
    [KERAMIK, 'Nej fy, så där blev det alldeles för blekt. Ångra det, tack.', 'sv'],
    [RAHMEN, 'Ach nein, so gefällt es mir gar nicht. Mach das bitte rückgängig, vorher war es schöner.', 'de'],
  ])('is heard among other words: %#', (document, message, language) => {
    const { undo, reply } = sayTo(document, message, ['Make the background #ffe08a']);
    expect(undo).toBe(true);
    expect(languageOf(reply).language).toBe(language);
  });

  it.each(['undo that and add a gallery', 'Undo it. And the mount is £12 now'])(
    'is none beside another order: %s',
    (message) => {
      expect(sayTo(FRAMES, message, ['Make it green']).undo).toBeUndefined();
    },
  );
});

describe('questions in one run of text', () => {
  it.each([
    [
      'Add a question: Do you frame medals? Answer: Yes, in a deep box, ask for a quote.',
      ['Do you frame medals?'],
      'in a deep box',
    ],
    [
      'Could you add two questions? Is there parking? → Behind the shop. Do you post? → Only prints, never glass.',
      ['Is there parking?', 'Do you post?'],
      'never glass',
    ],
  ])('%s', (message, questions, answer) => {
    const { said } = sayTo(FRAMES, message);
    for (const words of [...questions, answer]) expect(said).toContain(words);
  });

  it('end where another order begins', () => {
    const { said } = sayTo(FRAMES, 'Add a question: Do you post? Only prints. Remove the glass swap.');
    expect(said).toContain('Do you post?');
    expect(said).not.toContain('£14');
  });
});

describe('what is told beside a request', () => {
  it.each([
    'Dear Sir, timber being what it is, a frame up to A3 is now £38. The other charges stand. V.S.',
    'frame up to A3 is £38 now. Opening times same. Cheers, Verity',
  ])('holds nothing up: %s', (message) => {
    const { said } = sayTo(FRAMES, message);
    expect(said).toContain('£38');
    expect(said).toContain('£9');
  });
});

describe('who somebody is', () => {
  it('stands beside a quotation, with a small word before the name', () => {
    const { said } = sayTo(
      FRAMES,
      'Please add this review: "The mirror hangs straight at last." – old Mr Pettigrew, Portobello',
    );
    expect(said).toContain('The mirror hangs straight at last.');
    expect(said).toContain('Pettigrew, Portobello');
  });
});

describe('something with a date', () => {
  it('keeps all that is said of it', () => {
    const { after } = sayTo(
      FRAMES,
      'Could you add our open studio: "Corners and Keys", Friday 12 June 2026, 6.30pm, Custom House. Tickets £4 at the door.',
    );
    const [event] = after.pages.flatMap(({ sections }) => sections).filter(({ kind }) => kind === 'events');
    expect(event?.props.items).toMatchObject([
      {
        title: 'Corners and Keys',
        date: 'Friday 12 June 2026',
        time: '6.30pm',
        place: 'Custom House',
        text: 'Tickets £4 at the door',
      },
    ]);
  });
});

describe('a colour for all and one for the words', () => {
  it('is the ground and the ink', () => {
    const { after } = sayTo(FRAMES, 'make the whole page black with white text');
    expect(after.theme.background).not.toBe(FRAMES.theme.background);
    expect(after.theme.ink).toBe('#ffffff');
  });
});

describe('said in passing, in whatever words', () => {
  it.each([
    [KERAMIK, 'Kurs är nu 1 450 kr', '1 450 kr', '"450 kr"'],
    [KERAMIK, 'Ta bort kursen', 'Öppen verkstad', '450 kr'],
    [FRAMES, 'all prices up by 10%', '£9.90', '£14"'],
  ])('%#', (document, message, now, gone) => {
    const { said } = sayTo(document, message);
    expect(said).toContain(now);
    expect(said).not.toContain(gone);
  });

  it('a clause about how something is now is no name that is exchanged', () => {
    const { changed } = sayTo(RAHMEN, 'Das Passepartout ist jetzt meist am selben Tag fertig');
    expect(changed).toBe(0);
  });

  it('a price names no thing that has its number', () => {
    const document = siteOf(
      'Traiteur Lenoir à Lille. Plateau 6 personnes 42 €, 10 personnes 68 €. Tél. 03 20 00 11 22.',
    );
    expect(sayTo(document, "Le fromage n'est plus gratuit, c'est 10 € maintenant").said).toContain('68 €');
  });

  it('a title belongs to the name, the list that somebody goes into does not to the role', () => {
    const { said } = sayTo(FRAMES, 'Please add Dr. Lena Ortiz, conservator, to the team');
    expect(said).toContain('"name":"Dr. Lena Ortiz","role":"conservator"');
  });

  it('a new date and a new price in one sentence are both done', () => {
    const document = siteOf(
      'Museo del Esparto en Jódar. Eventos: 14 de agosto de 2027, 22:30, visita nocturna con candil, 6 €. Tel. 953 000 111.',
    );
    const { said } = sayTo(document, 'La visita nocturna ahora es el 21 de agosto de 2027 y cuesta 8 euros');
    expect(said).toContain('21 de agosto de 2027');
    expect(said).toMatch(/8 (?:€|euros)/u);
  });

  it('what something may do is no end of it', () => {
    expect(sayTo(FRAMES, 'The glass swap can go on the front page').said).toContain('£14');
  });

  it.each([
    [FRAMES, 'Make a contact form people can fill in', 'contactForm'],
    [FRAMES, 'chuck a gallery in mate', 'gallery'],
  ])('%2$s is new where there is none', (document, message, kind) => {
    expect(sayTo(document, message).said).toContain(`"kind":"${kind}"`);
  });

  it('a page of its own takes along what it is for', () => {
    const { after } = sayTo(RAHMEN, 'Mach eine eigene Seite für die Preise');
    expect(after.pages).toHaveLength(RAHMEN.pages.length + 1);
    expect(JSON.stringify(after.pages.at(-1))).toContain('32 €');
    expect(after.pages.at(-1)?.title).toBe('Preise');
  });
});
