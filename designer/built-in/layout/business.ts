import type { Business } from '#site/model/document.ts';
import { target } from '#site/model/fields.ts';
import { detailsOf } from './parts/contact.ts';
import { hoursTold } from './parts/times.ts';
import type { Site } from './site.ts';

function webAddress(web: string): string {
  const address = /^https?:\/\//i.test(web) ? web : `https://${web}`;
  return target.safeParse(address).success && URL.canParse(address) ? address : '';
}

/** Facts of the business, as far as they are certain. */
export function businessOf(site: Site): Business {
  const { reading, trade } = site;
  const { phone, email, address } = detailsOf(site);
  const social = [
    ...reading.social.map(({ label, to }) => ({ label: label.slice(0, 40), to })),
    ...reading.webs.map(({ text }) => ({ label: text.slice(0, 40), to: webAddress(text) })),
  ].filter(({ to }) => to !== '' && target.safeParse(to).success);
  return {
    trade: trade?.id ?? '',
    phone,
    email,
    address,
    place: (reading.place?.text ?? '').slice(0, 80),
    hours: reading.hours.rows.slice(0, 28),
    closedDays: reading.hours.closed,
    specialHours: [],
    hoursNote: hoursTold(site).note,
    social: social.slice(0, 12),
  };
}
