import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A name as zones carry it: ASCII, lower case, no final dot, two labels or more. Null for anything else. */
export function asName(text: string): string | null {
  const name = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  const labels = name.split('.');
  return name.length <= 253 && labels.length >= 2 && labels.every((label) => LABEL.test(label)) ? name : null;
}

/** The name in a part of an address, whose letters may be escaped. */
export function nameIn(part: string): string | null {
  try {
    return asName(decodeURIComponent(part));
  } catch {
    return null;
  }
}

/** The name and all above it, longest first: `www.a.de`, `a.de`, `de`. */
export const selfAndParents = (name: string) =>
  name.split('.').map((_label, index, labels) => labels.slice(index).join('.'));

/** The ending of a name that can be bought, or why the registrar refuses to hear of it. */
export function endingOf(name: string): { ending: string } | { problem: string } {
  const { publicSuffix, isIcann, domain } = parse(name, { allowPrivateDomains: false });
  if (!publicSuffix || !isIcann)
    return { problem: `TLD .${(name.split('.').at(-1) ?? '').toUpperCase()} is not supported` };
  return domain === name ? { ending: publicSuffix } : { problem: `\`${name}\` is not a valid domain name` };
}

/** Somebody else has such a name, although no zone of ours says so. */
export const isTaken = (name: string) => {
  const { domain, isIcann } = parse(name, { allowPrivateDomains: false });
  return isIcann === true && domain === name && (name.split('.')[0] ?? '').includes('taken');
};

/** Where a name that no zone has belongs: the registered name of somebody else, or the ending. */
export function homeOf(name: string): string {
  const { domain, publicSuffix } = parse(name, { allowPrivateDomains: false });
  if (domain && isTaken(domain)) return domain;
  return publicSuffix ?? name.split('.').at(-1) ?? '';
}
