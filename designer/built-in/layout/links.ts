import type { LabelName } from '#site/labels/labels.ts';
import type { Link } from '#site/model/fields.ts';
import { serviceOf } from '#site/model/services.ts';
import { hasLabels } from '#site/labels/index.ts';
import { wordsOf } from '#site/render/words/index.ts';
import { isWrittenTo } from '../reading/channels.ts';
import { tongueOf } from '../reading/tongue.ts';
import { detailsOf } from './parts/contact.ts';
import type { Site, Subject } from './site.ts';

const NOTHING: Link = { label: '', to: '' };

/** Where a subject is told: `/prices`, `/#prices`; '' when nowhere. */
export type Where = (...subjects: Subject[]) => string;

/** A telephone number as a `tel:` address; '' for what has too few digits. */
function telephone(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.length > 4 ? `tel:${digits}` : '';
}

const looks: [Subject, LabelName][] = [
  ['menu', 'seeMenu'],
  ['prices', 'seePrices'],
  ['timetable', 'seeTimetable'],
  ['events', 'seeDates'],
  ['products', 'seeProducts'],
  ['services', 'seeServices'],
  ['works', 'seeWork'],
  ['gallery', 'seeWork'],
];

/** What a visitor should do first and second, of what really leads somewhere. */
export function actionsFor(site: Site, where: Where): { primary: Link; secondary: Link } {
  const { reading, trade } = site;
  const { phone, email, address } = detailsOf(site);
  const labelled = hasLabels(reading.language);
  const link = (label: string, to: string): Link[] =>
    to === '' || label === '' ? [] : [{ label: label.slice(0, 80), to }];
  const fixed = wordsOf(reading.language);
  const isCalled = !reading.phones.some(
    ({ text, span }) =>
      text === phone && isWrittenTo(reading.text, span, tongueOf(reading.spoken || reading.language).language),
  );
  const call = link(labelled && isCalled ? site.word('call') : phone, phone === '' ? '' : telephone(phone));
  const write = link(labelled ? site.word('sendEmail') : email, email === '' ? '' : `mailto:${email}`);
  const form = link(site.heading('sendMessage'), where('contactForm'));
  // Where people book, order or pay elsewhere is what the owner wants pressed; the button names it in the website's language.
  const elsewhere = reading.social.flatMap(({ to }): Link[] => {
    const service = serviceOf(to);
    return service && service.does !== 'write' ? [{ label: '', to }] : [];
  });
  const book = link(site.heading('howToBook'), where('booking'));
  const find = link(labelled ? fixed.findUs : '', where('location') || (address === '' ? '' : where('contact')));
  const look = looks.flatMap(([subject, label]) => link(site.heading(label), where(subject)));
  const ask =
    (reading.phones[0]?.span.start ?? 0) <= (reading.emails[0]?.span.start ?? 0)
      ? [...call, ...write]
      : [...write, ...call];
  const ways = {
    call: [...call, ...ask, ...form],
    write: [...write, ...ask, ...form],
    visit: [...find, ...ask, ...form],
    book: [...book, ...ask, ...form],
    order: [...call, ...ask, ...form],
    join: [...book, ...ask, ...form],
    '': [...book, ...ask, ...form, ...find],
  }[trade?.channel ?? ''];
  const primary = elsewhere[0] ?? ways[0] ?? look[0] ?? find[0] ?? NOTHING;
  const secondary = [...look, ...find, ...ask].find(({ to }) => to !== primary.to) ?? NOTHING;
  return { primary, secondary };
}

/** The label of a link to more of a subject. */
export const lookLabel = (subject: Subject, site: Site): string => {
  const label = looks.find(([other]) => other === subject)?.[1];
  return label ? site.heading(label) : '';
};
