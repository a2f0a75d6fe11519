import { expect, it } from 'vitest';
import { designNow } from '../design.ts';

/** What stands on each page of a brief's website, as one text. */
function pagesOf(text: string): Record<string, string> {
  const { pages } = designNow({ text }, { seed: 1 }).document;
  return Object.fromEntries(pages.map(({ title, sections }) => [title, JSON.stringify(sections)]));
}

it.each([
  [
    'Toad Patrol Ely. We carry toads over the road in March. Pages: Get involved, Numbers. Bring a bucket and a torch, helpers of any age are welcome. mail toads@example.org',
    'Get involved',
    'helpers of any age',
  ],
  [
    'Wir sind der Chor Nordwind aus Suhl. Wir singen seit 1987. Seiten: Mitmachen, Auftritte. Anfänger sind willkommen, Noten muss niemand können. chor@example.org',
    'Mitmachen',
    'Anfänger sind willkommen',
  ],
  [
    'Barrow race in Kurow. You push a friend for 800 metres. Pages: Rules, Enter. The barrow must have one wheel and no motor. race@example.org',
    'Rules',
    'one wheel',
  ],
  [
    'Banda di Montefosco. Suoniamo nelle piazze. La banda fu fondata nel 1887 dal parroco. Pagine: Storia, Concerti. banda@example.org',
    'Storia',
    'fondata nel 1887',
  ],
])('a page gets what it is for, whatever that is called: %s', (brief, page, said) => {
  expect(pagesOf(brief)[page]).toContain(said);
});

it('what members pay stands where people are asked to join', () =>
  expect(
    pagesOf(
      'Kings Head Irregulars, a chess club in Otley. We play on Tuesdays. Membership £25 a year, students £10. Pages: Join us, Results. club@example.org',
    )['Join us'],
  ).toContain('£25'));

it('a list is divided between the pages that its entries are for', () => {
  const pages = pagesOf(
    'Bottega Serafini, liuteria a Cremona.\nRestauro violino 400 €\nRestauro viola 450 €\nNoleggio violino 25 € al mese\nPagine: Restauri, Noleggio\nbottega@example.org',
  );
  expect([pages['Noleggio']?.includes('25 €'), pages['Noleggio']?.includes('400 €')]).toEqual([true, false]);
  expect([pages['Restauri']?.includes('450 €'), pages['Restauri']?.includes('25 €')]).toEqual([true, false]);
});
