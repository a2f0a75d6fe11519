import { expect, test } from 'vitest';
import { serviceOf } from './services.ts';

test.each([
  ['https://calendly.com/mira/30min', 'Calendly', 'book'],
  ['https://www.opentable.co.uk/r/the-mill', 'OpenTable', 'book'],
  ['https://app.cal.com/mira', 'Cal.com', 'book'],
  ['https://mira.simplybook.it/v2/', 'SimplyBook.me', 'book'],
  ['https://buy.stripe.com/test_abc', 'Stripe', 'pay'],
  ['https://checkout.square.site/buy/X', 'Square', 'pay'],
  ['https://book.squareup.com/appointments/x', 'Square', 'book'],
  ['https://the-mill.square.site/', 'Square', 'order'],
  ['https://WA.ME/4791234567', 'WhatsApp', 'write'],
  ['https://signal.me/#p/+4791234567', 'Signal', 'write'],
])('a link to %s is known', (to, name, does) => {
  expect(serviceOf(to)).toEqual({ name, does });
});

test.each([
  'https://notcalendly.com/mira',
  'https://calendly.com.example.org/',
  'https://opentable.evil/',
  'https://example.org/?to=https://calendly.com',
  'https://calendly.com@example.org/',
  '/calendly.com',
  'mailto:mira@calendly.com',
  '',
])('%s is no service', (to) => {
  expect(serviceOf(to)).toBeNull();
});
