import { describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import type { ChatAnswer } from '../../designer.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const CAFE = `The Copper Kettle is a small café at 9 Bridge Street, Kelso.
Flat white £3.20
Cheese scone £2.80
Open Tuesday to Saturday 9am to 4.30pm. Dogs are welcome. Phone 01573 496 018 or 01573 496 019.`;
const WORKSHOP = `Kettenblatt ist eine Fahrradwerkstatt in Freiburg. Kleine Inspektion 49 €, Bremsen einstellen 18 €.
Das Team: Jonas Berger, Inhaber. Paul Roth, Azubi. Leihräder 15 € pro Tag.`;

const ask = (brief: string, message: string): ChatAnswer & { after: string } => {
  const { document } = designNow({ text: brief }, { seed: 1 });
  const answer = respondNow({ message, document, pagePath: '/', history: [], known: brief }, { seed: 1 });
  const applied = applyOperations(document, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return { ...answer, after: JSON.stringify(applied.document.pages) };
};

describe('what is not for good, not sure or not asked for is not done unasked', () => {
  it.each([
    [CAFE, 'the flat white is off today'],
    [CAFE, 'the flat white might go up to £3.50'],
    [CAFE, 'if the machine breaks take the flat white off'],
    [CAFE, 'scones go up to £3 in January'],
    [CAFE, 'in winter we shut at 3.30'],
    [CAFE, 'Should I put my prices up?'],
    [CAFE, "don't change the prices"],
    [CAFE, 'our new number is 01573 496 077'],
    [CAFE, 'drop the orange'],
    [WORKSHOP, 'Die Bremsen kosten vielleicht bald 20 €'],
    [WORKSHOP, 'Balkonkonzert erst um 16.30'],
    [WORKSHOP, 'Paul ist jetzt kein Azubi mehr, sondern Mechaniker'],
    [WORKSHOP, 'Bremsen einstellen und Klingel kosten jetzt 20 €'],
  ])('%#: %s %s', (brief, message) => {
    expect(ask(brief, message).operations).toEqual([]);
  });

  it('one press does what was left open', () => {
    const { choices = [] } = ask(CAFE, 'the scone is £3 at the moment');
    expect(ask(CAFE, choices[0]?.message ?? '').after).toContain('£3"');
  });
});

describe('what goes, goes everywhere', () => {
  it.each([
    [WORKSHOP, 'Leihräder bieten wir nicht mehr an', 'Leihräder'],
    [WORKSHOP, 'Paul Roth ist nicht mehr dabei', 'Paul Roth'],
  ])('%s %s', (brief, message, gone) => {
    expect(ask(brief, message).after).not.toContain(gone);
  });
});

describe('what says how much more is no new price', () => {
  it.each([
    [WORKSHOP, 'Bremsen einstellen 2 € teurer', '20 €'],
    [CAFE, 'the scone is 20p dearer', '£3.00'],
  ])('%s %s', (brief, message, price) => {
    expect(ask(brief, message).after).toContain(price);
  });
});

describe('a message of which only a part is understood', () => {
  it('is answered with what would come of it and what is not clear, and not with what contradicts that', () => {
    const { reply, operations, choices } = ask(
      CAFE,
      'Flat white is £3.50 now. Get the brindle thing sorted on the left hand corner.',
    );
    expect(operations).toEqual([]);
    expect(reply).toMatch(/^Nothing has changed yet.*£3.50.*I am not sure what “[^”]*brindle/su);
    expect(reply).not.toMatch(/example|how it is already|I did not understand/u);
    expect(choices?.[0]?.message).toContain('£3.50');
  });
});

const DAY = `Choir of St Anne in Todmorden. Kommende: Supper 3 March (60 kr.), Walk 6. april kl. 10.
Opening hours: Tuesday 8-17, Wednesday 8-17, Friday 8-17. Scissors £6. Mower blades £12. Term £50.
Dinner is at 20:00 in the barn.`;

describe('what goes against its own message is asked about', () => {
  it.each([
    ['scissors is 7 now cos of the new wheel, and put our email on: jo@wheels.example. mower blades stay as they are'],
    ['Mower blades are now £50, the term stays £50 though, and the term is £9 now'],
    ['Prices should not be shown on the site. Please hide all of them, but keep the list of what we sharpen.'],
  ])('%s', (message) => {
    expect(ask(DAY, message).operations).toEqual([]);
  });

  it('"everything else stays" keeps nothing from being done', () => {
    expect(ask(DAY, 'Scissors are £7 now, everything else stays').after).toContain('£7');
  });

  it('a section goes beside one that is to stay', () => {
    expect(ask(WORKSHOP, 'Blende das Team aus, die Preise bleiben').operations).not.toEqual([]);
  });

  it('a day that the message before was about and that is to stay is not passed over', () => {
    const { document } = designNow({ text: DAY }, { seed: 1 });
    const history = [{ role: 'user' as const, text: 'Change Friday to 8-15 please' }];
    const message = "No wait: it's Wednesday we close at 3, Friday stays as it was before";
    expect(respondNow({ message, document, pagePath: '/', history, known: DAY }, { seed: 1 }).operations).toEqual([]);
  });

  it('a time is never put inside of another one', () => {
    expect(ask(DAY, 'dinner is at 20:30 not at 20').after).not.toContain('20:30:00');
  });
});
