import { expect, it } from 'vitest';
import { lightOf } from '#scoring/light-of.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const text = 'Fern & Oak, a bakery in Ely. Rye £5, bagel £2. Write to us with the contact form. Open Mon-Fri 9-5.';

function answer(message: string) {
  const { document } = designNow({ text }, { seed: 1 });
  return respondNow({ message, document, history: [] }, { seed: 1 });
}

it('another set of colours is chosen for whoever asks for one and names none', () =>
  expect(answer('Other colours please').operations).toMatchObject([{ type: 'setTheme' }]));

it('an old address leads to the page that is named for it', () =>
  expect(answer('Redirect /old to /menu').operations).toEqual([
    { type: 'setRedirects', redirects: [{ from: '/old', to: '/menu' }] },
  ]));

it('who asks for a price is told it, and nothing changes', () => {
  const { reply, operations } = answer('What does the rye cost?');
  expect(reply).toContain('£5');
  expect(operations).toEqual([]);
});

/** The same small workshop in several languages, each with prices and two people. */
const WORKSHOPS: Record<string, string> = {
  en: 'Fern Cycles is a bike shop in Ely. Puncture repair £12, full service £65. Open Monday to Friday 9:00-17:00. Mechanics: Anna Reed and Tom Blake.',
  es: 'Bicis Helecho es un taller en Burgos. Reparar pinchazo 12 €, revisión completa 65 €. Abierto de lunes a viernes de 9:00 a 17:00.',
  it: 'Bici Felce è una officina a Lucca. Riparazione foratura 12 €, revisione completa 65 €. Aperto da lunedì a venerdì dalle 9:00 alle 17:00.',
  pl: 'Rowery Paproć to warsztat w Lublinie. Klejenie dętki 12 zł, pełny przegląd 65 zł, centrowanie koła 18 zł. Czynne od poniedziałku do piątku 9:00-17:00.',
  cs: 'Kola Kapradí je dílna v Olomouci. Lepení duše 120 Kč, kompletní servis 650 Kč. Otevřeno pondělí až pátek 9:00-17:00.',
  tr: 'Eğrelti Bisiklet, Bursa’da bir tamirci. Lastik tamiri 120 TL, komple bakım 650 TL. Pazartesi-Cuma 9:00-17:00 açık.',
  ar: 'دراجات السرخس ورشة في عمّان. إصلاح ثقب 12 دينار، صيانة كاملة 65 دينار. نعمل من الأحد إلى الخميس 9:00-17:00.',
  ja: 'しだ自転車は金沢の自転車店です。パンク修理 1200円、点検 6500円。営業時間は月曜から金曜、9:00〜17:00。',
};
const say = (language: string, message: string) => sayTo(siteOf(WORKSHOPS[language] ?? ''), message);

it.each([
  ['it', 'Facciamo anche verniciatura telai, 90 €', '90 €'],
  ['es', 'También hacemos pintura de cuadros, 90 €', 'Pintura de cuadros'],
  ['tr', 'Kadro boyama ekleyin, 900 TL', 'Kadro boyama'],
  ['ja', '塗装 9000円を追加してください', '塗装'],
  ['ja', '点検を7000円に変更してください', '7000円'],
  ['ar', 'الصيانة الكاملة صارت 70 دينار', '70 دينار'],
  ['it', 'Ci siamo trasferiti in Via Lunga 5', 'Via Lunga 5'],
  ['pl', 'Przenieśliśmy się na ul. Długą 5', 'Długą 5'],
])('%s: “%s” is done', (language, message, there) => expect(say(language, message).said).toContain(there));

it.each([
  ['pl', 'Nie robimy już centrowania koła', '18 zł'],
  ['en', 'GET RID OF THE FULL SERVICE WE DONT DO IT OURSELVES ANYMORE', '£65'],
])('%s: “%s” takes it away', (language, message, gone) => expect(say(language, message).said).not.toContain(gone));

it.each([
  ['pl', 'Cała strona ma być po angielsku'],
  ['cs', 'Přeložte web do angličtiny'],
])('%s: “%s” is about its language', (language, message) => expect(say(language, message).after.language).toBe('en'));

it.each([
  ['en', 'Please show everything in dark colours'],
  ['en', 'A little darker overall, please'],
  ['es', 'Pon el fondo oscuro'],
  ['tr', 'Siteyi koyu renk yapın'],
])('%s: “%s” makes the ground dark', (language, message) =>
  expect(lightOf(say(language, message).after.theme.background)).toBeLessThan(0.5),
);

it('what may mean less than a whole entry takes none away unasked', () => {
  const { changed, choices } = say('en', 'we do not repair tubulars anymore');
  expect(changed).toBe(0);
  expect(choices?.length).toBeGreaterThan(0);
});

it.each([
  ['it', 'Rimetti tutto come prima'],
  ['pl', 'Proszę cofnąć ostatnią zmianę'],
  ['cs', 'Vraťte to, jak to bylo'],
  ['tr', 'Eski haline getirin'],
  ['ar', 'أرجع كل شيء كما كان'],
])('%s: “%s” takes the last change back', (language, message) => expect(say(language, message).undo).toBe(true));

it('after an answer that changed nothing it is asked which change is taken back', () => {
  const { document } = designNow({ text }, { seed: 1 });
  const undo = (message: string, changed: boolean) =>
    respondNow(
      {
        message,
        document,
        history: [
          { role: 'user', text: 'Make it pop' },
          { role: 'assistant', text: '…', changed },
        ],
      },
      { seed: 1 },
    );
  expect(undo('undo that', true).undo).toBe(true);
  const { undo: isUndone, choices = [] } = undo('undo that', false);
  expect(isUndone).toBeUndefined();
  expect(undo(choices[0]?.message ?? '', false).undo).toBe(true);
});
