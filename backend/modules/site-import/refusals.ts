import { getDomain } from 'tldts';
import type { Failure } from '../../failure.ts';
import { invalid } from '../../failure.ts';
import { FetchRefused } from '../../integrations/safe-fetch/index.ts';
import type { Refusal } from '../../integrations/safe-fetch/index.ts';
import { hostName } from '../page-import/site/addresses-of-pages.ts';

/** What to do, where the fetching itself says only what is wrong. */
const ADVICE: Partial<Record<Refusal, string>> = {
  ROBOTS:
    'That website’s robots.txt asks programs not to read it. If it is yours, allow PagewrightBot there, then try again.',
  WRONG_TYPE: 'There is no web page at that address. Give the address of your home page.',
  TOO_LARGE: 'The page at that address is larger than 5 MB. Give the address of a smaller page of your website.',
  PRIVATE: 'That address leads into a private network, where nobody else can look. Give an address that is public.',
  OWN: 'That website is made with Pagewright already. Export it in its editor and import the file instead.',
  INSECURE: 'That website has no valid certificate. Try its address with http://, or have the certificate renewed.',
};

export const LOCKED =
  'That page asks for a password before it shows anything. Give the address of a page that everybody can see.';
export const WITHOUT_SCRIPTS =
  'This page is made by scripts; without them it is empty, and they are never run here. Describe your business in words instead.';

/** Why an address was not fetched, for whoever typed it. */
export const sentenceOf = (error: FetchRefused): string => ADVICE[error.reason] ?? error.message;

/** Why a picture of a page did not come along, and what its owner can do. */
export function pictureSentence({ reason }: FetchRefused): string {
  if (reason === 'TOO_LARGE') return 'it is larger than 5 MB. Make it smaller and upload it yourself.';
  if (reason === 'WRONG_TYPE') return 'it is of a kind that cannot be shown. Export it as JPEG or PNG and upload that.';
  if (reason === 'ROBOTS') return 'that website asks programs not to read it. Upload it yourself.';
  return 'it could not be fetched. Upload it yourself.';
}

/** Refusals as failures of the field; all else as it is. */
export const asFailure = (error: unknown): unknown =>
  error instanceof FetchRefused ? invalid('address', sentenceOf(error)) : error;

/** Whether two addresses belong to one website: hosts of one registered name do. */
export function isSameSite(one: URL, other: URL): boolean {
  if (hostName(one) === hostName(other)) return true;
  const domain = getDomain(one.hostname);
  return domain !== null && domain === getDomain(other.hostname);
}

export const leadsElsewhere = (from: URL, to: URL): Failure =>
  invalid(
    'address',
    `${from.hostname} leads on to another website, ${to.hostname}. If that one is yours too, give its address.`,
  );
