import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('what a wish tells of the things that it asks for', () => {
  const brief = "Woodrow Singers meet in Ely. I'd like a list of fees (£9 a month), the hours (Wed to Sat) and a form.";

  it('is told, and the wish is not', () => {
    const { offers, statements } = read(brief);
    expect(offers.flatMap((group) => group.offers)).toMatchObject([{ name: 'fees', price: '£9 a month' }]);
    expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/list|form/);
  });

  it('stays a sentence where somebody speaks in it', () =>
    expect(printed('We lend toys in Bude. Please add a section about lost pieces (you pay £2 for each).')).toContain(
      'Lost pieces (you pay £2 for each)',
    ));

  it('is nothing of the look', () =>
    expect(printed('We lend toys in Bude. I want a calm site (navy, #123456).')).toBe('We lend toys in Bude.'));
});
