import type { AskedForm } from '../../reading/reading.ts';
import { tongueOf } from '../../reading/tongue.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { topicsIn } from '../../reading/wishes/topics.ts';
import { businessSchema } from '#site/model/document.ts';
import type { Part, Site } from '../site.ts';
import { beside, raised } from '../text.ts';

/** What of the business stands in its details; more of a kind than one is told in the contact section. */
export function detailsOf({ reading, refuses }: Site) {
  const phones = refuses('phone') ? [] : reading.phones.map(({ text }) => text);
  const mails = refuses('email') ? [] : reading.emails.map(({ text }) => text);
  const address = refuses('address') ? '' : (reading.address?.text ?? '');
  const phone = phones.find((text) => text.length <= 40) ?? '';
  const email = mails.find((text) => businessSchema.shape.email.safeParse(text).success) ?? '';
  return {
    phone,
    email,
    address: address.length <= 300 ? address : '',
    more: [...phones, ...mails].filter((text) => text !== phone && text !== email),
  };
}

/** "Write to ada@hill.example or fill in the form": visitors are sent to one. */
function sendsToForm({ clauses, emails, phones, spoken, language }: Site['reading']): boolean {
  const tongue = tongueOf(spoken || language);
  const reaches = (text: string) => [...emails, ...phones].some((fact) => text.includes(fact.text));
  return clauses.some(
    ({ role, text }) =>
      role === 'fact' &&
      reaches(text) &&
      topicsIn(tokensOf(text), tongue.language).some(({ key }) => key === 'contactForm'),
  );
}

/** True when the form is the only way left, was asked for, or visitors are sent to it. */
function needsForm(site: Site): boolean {
  const { reading, refuses } = site;
  const asked = [...reading.wishes.pages, ...reading.wishes.sections].some(({ topic }) => topic === 'contactForm');
  if (refuses('form')) return false;
  const { phone, email, address } = detailsOf(site);
  return (
    asked ||
    reading.wishes.form !== null ||
    sendsToForm(reading) ||
    (phone === '' && email === '' && address === '' && reading.social.length === 0 && reading.webs.length === 0)
  );
}

/** The fields that a form was asked to have. */
export const asking = (form: AskedForm | null): Part['props'] =>
  form
    ? {
        ...(form.asksPhone && { askPhone: true }),
        ownFields: form.fields.map(({ name, kind }) => ({
          label: raised(name),
          kind,
          required: false,
          choices: '',
          help: '',
        })),
      }
    : {};

/** Ways to reach the owner, as far as they exist. */
export function contactParts(site: Site): Part[] {
  const { phone, email, address, more } = detailsOf(site);
  const { reading } = site;
  const parts: Part[] = [];
  const form = needsForm(site);
  const reachable = phone !== '' || email !== '' || reading.social.length > 0 || reading.webs.length > 0;
  // The details show the address already: once is enough, unless the place is to be told by itself.
  const isAsked = [...reading.wishes.pages, ...reading.wishes.sections].some(({ topic }) => topic === 'location');
  if (address !== '' && (isAsked || !reachable))
    parts.push({ subject: 'location', kind: 'location', props: {}, variants: ['address', 'line'], size: 1 });
  if (reachable)
    parts.push({
      subject: 'contact',
      kind: 'contact',
      props: { note: beside(...more).slice(0, 240), showHours: false, showSocial: true },
      // One way to get in touch is lost in columns.
      variants: [phone, email, address].filter((detail) => detail !== '').length > 1 ? ['large', 'columns'] : ['large'],
      size: 1,
    });
  else if (!form && !site.refuses('phone') && !site.refuses('email') && address === '')
    parts.push({
      subject: 'contact',
      kind: 'contact',
      props: { intro: site.gap('contact') },
      variants: ['columns'],
      size: 1,
    });
  if (form)
    parts.push({
      subject: 'contactForm',
      kind: 'contactForm',
      props: asking(reading.wishes.form),
      variants: ['plain'],
      size: 1,
    });
  return parts;
}
