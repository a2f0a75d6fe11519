import type { Reading } from '../reading/reading.ts';

/** Most letters that a label before a fact has: "Tel.", "Our email". */
const LABEL = 12;

/**
 * The reading without sentences that say nothing but a detail of the business and what kind of detail it is ("Tel. 01353
 * 555010"): the details stand on the site by themselves.
 */
export function withoutRestated(reading: Reading): Reading {
  const { phones, emails, webs, address } = reading;
  const facts = [...phones, ...emails, ...webs, ...(address ? address.text.split('\n').map((text) => ({ text })) : [])];
  const says = (text: string) => {
    const rest = facts.reduce((left, fact) => left.replace(fact.text, ' '), text);
    return rest === text || (rest.match(/\p{L}/gu) ?? []).length > LABEL;
  };
  return { ...reading, statements: reading.statements.filter(({ text }) => says(text)) };
}
