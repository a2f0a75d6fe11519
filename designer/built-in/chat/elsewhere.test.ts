import { expect, test } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { respondNow } from './respond.ts';

const document = sampleWebsite();

function ask(message: string) {
  const { reply, operations } = respondNow({ message, document, history: [] }, { seed: 1 });
  const applied = applyOperations(document, operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return { reply, after: applied.document };
}

const mainButton = ({ pages }: WebsiteDocument) => pages[0]?.sections[0]?.props['primary'];

test.each([
  ['Add a booking button to https://cal.com/tidewrack/trip', 'https://cal.com/tidewrack/trip', 'Book with Cal.com'],
  ['People can book at https://calendly.com/tide/trip', 'https://calendly.com/tide/trip', 'Book with Calendly'],
  ['Der Button soll zu https://calendly.com/tide/trip führen', 'https://calendly.com/tide/trip', 'Book with Calendly'],
  ['On peut payer ici : https://buy.stripe.com/tide', 'https://buy.stripe.com/tide', 'Pay with Stripe'],
])('a button leads to a service and says which: %s', (message, to, says) => {
  const { after, reply } = ask(message);
  expect(mainButton(after)).toEqual({ label: '', to });
  expect(after.business.social).toEqual(document.business.social);
  expect(reply).toContain(says);
});

test('a button that leads to another site says where to, instead of that it calls', () => {
  expect(mainButton(ask('Add a button to https://www.trips.example/book').after)).toEqual({
    label: 'trips.example',
    to: 'https://www.trips.example/book',
  });
});

test('a number for a messenger is a profile, and the telephone number stays', () => {
  const { after } = ask('Our WhatsApp is +44 7700 900123');
  expect(after.business.social).toContainEqual({ label: 'WhatsApp +44 7700 900123', to: 'https://wa.me/447700900123' });
  expect(after.business.phone).toBe(document.business.phone);
});
