import type { Opening, WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import type { Rules } from './draft.ts';
import { toldNow, toldOf } from './grounding/told-of.ts';

type ContactField = 'phone' | 'email' | 'address' | 'place' | 'name';

/** What visitors call, write to, come to or follow, as far as the owner told it. */
export type ToldContacts = {
  isTold(field: ContactField, value: string): boolean;
  areHours(rows: readonly Opening[]): boolean;
  /** Days that are closed, or on which the week does not hold: only those that stand as facts, or were read as such. */
  areDays(name: 'closedDays' | 'specialHours', days: readonly unknown[]): boolean;
  mayLeadTo(target: string): boolean;
};

const TAKES_OUT =
  /\b(?:remov|delet|drop|clear|take (?:it|the|out|off|away)|no longer|hide|lösch|entfern|weg\b|ohne|supprim|enl[eè]v|retir|sans\b|elimin|borr|quit|sin\b|apag|tir[ea]|sem\b)/iu;

const digits = (text: string) => text.replaceAll(/\D/g, '');
/** The last figures of a number, which it has with and without the code of its country. */
const ending = (text: string) => digits(text).slice(-9);
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]/gu, '');

const known = new WeakMap<Rules, ToldContacts>();

/** Made once a turn. What stands as a fact of the business was told before; texts of the website tell nothing. */
export function toldContacts(rules: Rules, { business, brand, header, language }: WebsiteDocument): ToldContacts {
  const found = known.get(rules);
  if (found) return found;
  const said = rules.words.join('\n');
  const numbers = said.match(/\+?\d[\d\s()/.-]{4,30}\d/g)?.map(digits) ?? [];
  const { says } = toldOf(rules, language);
  const addresses = new Set(
    (said.toLowerCase().match(/[^\s<>"'()[\]]{4,300}/g) ?? []).map((word) =>
      word.replace(/^\W/, '').replace(/[.,;:!?]$/, ''),
    ),
  );
  const { read } = rules;
  const facts = [business, ...(read ? [read] : [])];
  const links = new Set([header.action.to, ...business.social.map(({ to }) => to)].filter(Boolean));
  const isNumber = (value: string) => {
    const wanted = ending(value);
    return (
      wanted.length >= 5 &&
      [...numbers, ...facts.map(({ phone }) => digits(phone))].some(
        (one) => one.endsWith(wanted) || (one.length >= 6 && digits(value).endsWith(one)),
      )
    );
  };
  /** A day that begins or ends at what is said now, and else as it did: brief and message read together may tell the day twice. */
  const isNewTime = ({ day, opens, closes }: Opening) =>
    [opens, closes].every(
      (time) =>
        business.hours.some((one) => one.day === day && [one.opens, one.closes].includes(time)) ||
        toldNow(rules, language).says(time),
    );
  const told: ToldContacts = {
    isTold(field, value) {
      const now = field === 'name' ? brand.name : business[field];
      if (value.trim() === now) return true;
      if (value.trim() === '') return now === '' || TAKES_OUT.test(rules.said);
      if (/\[\[/.test(value)) return now === '';
      if (field === 'phone') return isNumber(value);
      if (field === 'email') return addresses.has(value.toLowerCase()) || facts.some(({ email }) => email === value);
      if (facts.some((fact) => field !== 'name' && letters(fact[field]) === letters(value))) return true;
      return value.split(/\n|, /).every((part) => says(part));
    },
    areHours: (rows) =>
      rows.length === 0
        ? business.hours.length === 0 || TAKES_OUT.test(rules.said)
        : rows.every((row) => facts.some(({ hours }) => hours.some((one) => sameJson(one, row))) || isNewTime(row)),
    areDays: (name, days) =>
      days.every((day) => facts.some((fact) => fact[name].some((one: unknown) => sameJson(one, day)))),
    mayLeadTo(target) {
      const to = target.trim().toLowerCase();
      if (to === '' || to.startsWith('/') || to.startsWith('#') || links.has(target)) return true;
      if (to.startsWith('tel:')) return isNumber(to);
      if (to.startsWith('mailto:')) {
        const mail = to.slice('mailto:'.length).split('?')[0] ?? '';
        return addresses.has(mail) || facts.some(({ email }) => email.toLowerCase() === mail);
      }
      const bare = withoutScheme(to);
      return [...addresses].some((one) => withoutScheme(one) === bare);
    },
  };
  known.set(rules, told);
  return told;
}

const withoutScheme = (address: string) =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
