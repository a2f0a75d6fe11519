import type { Contact } from 'dnsimple';
import { z } from 'zod';
import { nowAsText, type DomainRecords, type KeptContact } from '../records.ts';
import { missing, read, type ApiRoute } from './api.ts';
import { pageOf } from './pages.ts';

const needed = z.string("can't be blank").trim().min(1, "can't be blank").max(255);
const optional = z
  .string()
  .trim()
  .max(255)
  .nullish()
  .transform((text) => text ?? '');
const contactSchema = z.object({
  label: optional,
  first_name: needed,
  last_name: needed,
  organization_name: optional,
  job_title: optional,
  address1: needed,
  address2: optional,
  city: needed,
  state_province: needed,
  postal_code: needed,
  country: needed.regex(/^[A-Za-z]{2}$/, 'is not included in the list'),
  phone: needed.regex(/^\+[0-9 .()/-]{6,30}$/, 'is probably not a phone number'),
  fax: optional,
  email: needed.regex(/^[^\s@]+@[^\s@]+$/, 'is an invalid email address'),
});

/** The people that names are registered to. They are kept here and nowhere else. */
export function contactRoutes({ contacts, newId }: DomainRecords, account: number): ApiRoute[] {
  const asContact = (contact: KeptContact): Contact => ({ ...contact, account_id: account });
  const find = (id: number) => {
    const contact = contacts.get(String(id));
    if (!contact) throw missing('Contact', id);
    return contact;
  };
  return [
    {
      method: 'GET',
      path: 'contacts',
      answer: ({ query }) =>
        pageOf(
          contacts.entries().map(([, contact]) => asContact(contact)),
          query,
        ),
    },
    {
      method: 'POST',
      path: 'contacts',
      answer({ body }) {
        const given = read(contactSchema, body);
        const now = nowAsText();
        const contact = {
          ...given,
          id: newId(),
          country: given.country.toUpperCase(),
          created_at: now,
          updated_at: now,
        };
        contacts.set(String(contact.id), contact);
        return { status: 201, data: asContact(contact) };
      },
    },
    { method: 'GET', path: 'contacts/{id}', answer: ({ id }) => ({ data: asContact(find(id)) }) },
    {
      method: 'PATCH',
      path: 'contacts/{id}',
      answer({ id, body }) {
        const before = find(id);
        const contact = { ...before, ...read(contactSchema, { ...before, ...Object(body) }), updated_at: nowAsText() };
        contacts.set(String(id), contact);
        return { data: asContact(contact) };
      },
    },
    {
      method: 'DELETE',
      path: 'contacts/{id}',
      answer({ id }) {
        contacts.delete(String(find(id).id));
        return {};
      },
    },
  ];
}
