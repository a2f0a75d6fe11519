import type { Contact } from 'dnsimple';

/** Who a name is registered to, as they gave it when they paid. We keep none of it. */
export type RegistrantContact = {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  /** Two capital letters. */
  country: string;
};

/** As the registrar wants it: a first and a last name, and something in each field, also where a country knows no such thing. */
export function contactFields(contact: RegistrantContact): Partial<Contact> {
  const name = contact.name.trim();
  const space = name.lastIndexOf(' ');
  return {
    first_name: space > 0 ? name.slice(0, space) : name,
    last_name: name.slice(space + 1),
    email: contact.email,
    phone: contact.phone,
    address1: contact.line1,
    address2: contact.line2,
    city: contact.city,
    state_province: contact.state || contact.city,
    postal_code: contact.postalCode || '0000',
    country: contact.country,
  };
}
