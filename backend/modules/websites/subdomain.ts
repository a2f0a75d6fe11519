import { spelled } from '#site/model/spelled.ts';

/** Names that people would take for ours, or that mail and browsers treat in their own way. */
const RESERVED = new Set(
  (
    'about abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn ' +
    'chat dashboard demo dev dns docs email files ftp git graphql help host hostmaster imap info internal localhost login ' +
    'logout mail marketing mx news newsletter ns ns1 ns2 pagewright payments pop pop3 postmaster preview public root sandbox ' +
    'security settings signup site sites smtp ssl staff staging static status store support system test tls webmaster ' +
    'webmail website wpad www'
  ).split(' '),
);

const MAX_LENGTH = 40;

/**
 * A subdomain made from a website's name: lower-case letters, digits and dashes, 3 to 40 characters, not reserved.
 * A name with nothing in it that can be spelled so gives `site-` with the start of `id`.
 */
export function subdomainFrom(name: string, id: string): string {
  const address = spelled(name.replaceAll('&', ' and '), MAX_LENGTH);
  if (address.length < 3) return `site-${id.slice(0, 8)}`;
  return RESERVED.has(address) ? `my-${address}` : address;
}

/** Why a typed subdomain cannot be used, in words; null when only somebody else could be in the way. */
export function subdomainProblem(subdomain: string): string | null {
  if (subdomain.length < 3 || subdomain.length > MAX_LENGTH) return `Use 3 to ${MAX_LENGTH} characters.`;
  if (!/^[a-z0-9-]+$/.test(subdomain)) return 'Use only the letters a to z, digits and dashes.';
  if (/^-|-$|--/.test(subdomain)) return 'Put a dash only between letters or digits, one at a time.';
  return RESERVED.has(subdomain) ? `${subdomain} is kept for the service itself. Choose another address.` : null;
}

/** What to try in turn when a subdomain is taken: itself, numbered, then with the start of `id`. */
export function* subdomainCandidates(subdomain: string, id: string): Generator<string> {
  const stem = subdomain.slice(0, MAX_LENGTH - 9).replace(/-$/, '');
  yield subdomain;
  for (let number = 2; number <= 5; number += 1) yield `${stem}-${number}`;
  yield `${stem}-${id.slice(0, 8)}`;
}
