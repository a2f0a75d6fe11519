import { describe, expect, it } from 'vitest';
import { designNow } from '../../design.ts';

const BRIEF = 'Tarn & Co mend umbrellas in Kendal. We began in 1981 with one stall. ';
const PRICES = 'A new handle costs £12, a new cover £30.';
const HOURS = 'We are open Monday to Friday 9 to 5.';
const WAYS = 'Ring 01632 960720.';

const sectionsOf = (text: string) =>
  designNow({ text }, { seed: 1 }).document.pages.flatMap(({ sections }) => sections);
const kindsThatSay = (text: string, said: string) =>
  sectionsOf(text).flatMap(({ kind, props }) => (JSON.stringify(props).includes(said) ? [kind] : []));
const propsOf = (text: string, kind: string) => sectionsOf(text).find((section) => section.kind === kind)?.props ?? {};

describe('a sentence stands where people look for it', () => {
  it.each([
    ['Cash only.', 'services'],
    ['Postage is included.', 'services'],
    ['10% off for students.', 'services'],
    ['Delivery is free within 5 miles.', 'services'],
  ])('%s beside the prices', (said, kind) => {
    expect(kindsThatSay(`${BRIEF}${PRICES} ${said}\n\n${HOURS} ${WAYS}`, said)).toEqual([kind]);
  });

  it.each(['In August mornings only.', 'Closed in the first week of January.'])('%s beside the hours', (said) => {
    expect(kindsThatSay(`${BRIEF}${PRICES}\n\n${HOURS} ${said}\n\n${WAYS}`, said)).toEqual(['hours']);
  });

  it.each(['Please call before you come.'])('%s with the ways to get in touch', (said) => {
    expect(kindsThatSay(`${BRIEF}${PRICES}\n\n${HOURS}\n\n${WAYS} ${said}`, said)).toEqual(['contact']);
  });

  it('what the business says of itself stays together', () => {
    const own = 'My mother taught me. I never throw a handle away.';
    expect(kindsThatSay(`${BRIEF}${own}\n\n${PRICES} ${HOURS} ${WAYS}`, own)).toEqual(['about']);
  });

  it('without a list of prices, what is said of paying is told with the rest', () => {
    const text = `${BRIEF}My mother taught me. Cash only.\n\n${HOURS} ${WAYS}`;
    expect(kindsThatSay(text, 'Cash only.')).toEqual(['about']);
  });
});

it('what was said before a list introduces it, what was said behind it stands below', () => {
  const text = `${BRIEF}\n\nAll prices include VAT. ${PRICES} Cash only.\n\n${HOURS} ${WAYS}`;
  expect(propsOf(text, 'services')).toMatchObject({ intro: 'All prices include VAT.', note: 'Cash only.' });
});

it('the beginning of a list that has a page of its own does not tell what stands with the whole list', () => {
  const text = `${BRIEF}\n\nAll prices include VAT. A handle costs £12, a cover £30, a rib £9, a tip £3. Cash only.\n\n${HOURS} ${WAYS} A page of its own for prices please.`;
  const [home, prices] = designNow({ text }, { seed: 1 }).document.pages;
  expect(JSON.stringify(home)).not.toMatch(/include VAT|Cash only/);
  expect(JSON.stringify(prices)).toMatch(/include VAT.*Cash only/);
});
