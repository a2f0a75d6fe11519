import type { Settings } from '#settings';
import { originOf } from '../websites/address.ts';
import { primaryHostOf } from './hosts-of.ts';
import type { DomainRow } from './store.ts';

type Words = { subject: string; text: string };

/** The mail about something that happened to a domain; null for what needs none. Names stand in it as ASCII: nothing in them can mislead. */
export function mailOf(
  settings: Pick<Settings, 'appOrigin' | 'appTitle' | 'isLocal'>,
  domain: Pick<DomainRow, 'id' | 'name' | 'primary'>,
  kind: string,
): Words | null {
  const { name } = domain;
  const screen = `${settings.appOrigin}/domains/${domain.id}`;
  const address = originOf(settings, primaryHostOf(domain));
  switch (kind) {
    case 'live':
      return {
        subject: `Your website is live on ${name}`,
        text: `${address} leads to your website now, and the website’s other addresses lead there.\n\nMore about the domain: ${screen}`,
      };
    case 'broken':
      return {
        subject: `${name} no longer leads to your website`,
        text: `For more than an hour ${name} has not led to your website. What was found, and what to do about each thing:\n${screen}\n\nWe keep checking; as soon as its records are right again, everything works as before.`,
      };
    case 'mended':
      return {
        subject: `${name} leads to your website again`,
        text: `${address} leads to your website again. There is nothing to do.\n\nMore about the domain: ${screen}`,
      };
    case 'taken':
      return {
        subject: `${name} is yours in ${settings.appTitle} now`,
        text: `Another account had ${name}. Your record is there and theirs is gone, so the name belongs to your account now.\n\nConnect it to a website: ${screen}`,
      };
    case 'released':
      return {
        subject: `${name} belongs to another account now`,
        text: `Another account of ${settings.appTitle} has proved that ${name} is theirs, and the record of your proof is gone. Your website is no longer shown there; it is still at its address here.\n\nIf the name is yours, add it again and set its new record: ${settings.appOrigin}/domains/add`,
      };
    default:
      return null;
  }
}
