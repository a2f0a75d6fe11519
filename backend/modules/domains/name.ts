import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import type { Settings } from '#settings';
import { reservedEndingOf } from './reserved-endings.ts';

/** A name in ASCII, lower case, without `www.` and final dot; or why what was typed is none, and what to do. */
export type NameRead = { name: string } | { problem: string };

type Where = Pick<Settings, 'appOrigin' | 'appTitle' | 'isLocal' | 'sitesDomain'>;

const MAX_TYPED = 2000;
/** 253 characters, less what `_pagewright.` puts before it. */
const MAX_NAME = 241;
const MAX_LABEL = 63;

/** Reads a name as people paste it: with protocol, path, port, `www.`, capitals, letters of any language. Never throws. */
export function readName(typed: string, where: Where): NameRead {
  const text = typed.trim();
  if (text === '') return { problem: 'Enter the name of your domain, such as bakery.com.' };
  if (text.length > MAX_TYPED) return tooLong;
  const host = hostIn(text);
  if ('problem' in host) return host;
  const problem = spellingProblem(host.host);
  if (problem) return { problem };
  const ascii = withoutFinalDot(domainToASCII(host.host));
  if (isIP(ascii) || isIP(host.host)) return { problem: ADDRESS };
  if (ascii === '' || !ascii.split('.').every(isLabel)) return notAName(ascii);
  if (!ascii.includes('.'))
    return { problem: `${ascii} has no ending. Enter the whole name with its ending, such as ${ascii}.com.` };
  const name = withoutWww(ascii);
  const refusal = refusalOf(name, where);
  return refusal ? { problem: refusal } : { name };
}

const ADDRESS = 'That is the number of a computer (an IP address). Enter the name of your domain, such as bakery.com.';
const tooLong = {
  problem: 'That is longer than a name can be. Enter only the name of your domain, such as bakery.com.',
};

/** What names the host in something that was pasted. */
function hostIn(text: string): { host: string } | { problem: string } {
  const scheme = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:\/?)/i.exec(text)?.[0] ?? (text.startsWith('//') ? '//' : '');
  const bare = text.slice(scheme.length).replace(/^mailto:/i, '');
  const [authority = ''] = bare.split(/[/?#\\]/, 1);
  const at = authority.lastIndexOf('@');
  const rest = authority.slice(at + 1);
  if (at >= 0 && scheme === '') return { problem: mailProblem(rest) };
  if (rest.startsWith('[') || isIP(rest)) return { problem: ADDRESS };
  return { host: rest.replace(/:\d*$/, '').trim() };
}

function mailProblem(behind: string): string {
  const meant = domainToASCII(behind) && behind.includes('.') ? behind.toLowerCase() : 'bakery.com';
  return `That is an email address. Enter only what follows the @, such as ${meant}.`;
}

function spellingProblem(host: string): string | null {
  if (host === '') return 'Enter the name of your domain, such as bakery.com.';
  if (/\s/.test(host)) return 'A name has no spaces in it. Take them out, or put dashes in their place.';
  if (host.includes('*'))
    return 'A name with * stands for many names. Enter one, such as bakery.com; its www comes with it.';
  if (host.includes('_')) return 'A name that websites use has no _ in it. Use a dash, or leave it out.';
  return host.includes('%') ? 'A name has only letters, digits, dashes and dots. Take the % out.' : null;
}

const withoutFinalDot = (host: string) => (host.endsWith('.') ? host.slice(0, -1) : host);

const isLabel = (label: string) => /^[a-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-');

function notAName(ascii: string): { problem: string } {
  const labels = ascii.split('.');
  if (ascii !== '' && labels.includes(''))
    return { problem: 'A name has one dot at a time, between its parts. Take out the dots that are too many.' };
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-')))
    return { problem: 'No part of a name starts or ends with a dash. Take that dash out.' };
  return { problem: 'A name has only letters, digits, dashes and dots, such as bakery.com. Type it once more.' };
}

/** A name that is itself called www, such as `www.com`, keeps it. */
function withoutWww(name: string): string {
  const rest = name.startsWith('www.') ? name.slice('www.'.length) : name;
  return rest === name || registrableOf(rest) === null ? name : withoutWww(rest);
}

/** What of a name one registers, such as `bakery.co.uk` of `shop.bakery.co.uk`; null for an ending alone. */
export const registrableOf = (name: string): string | null =>
  parse(name, { allowPrivateDomains: true, extractHostname: false }).domain;

function refusalOf(name: string, where: Where): string | null {
  if (name.length > MAX_NAME || name.split('.').some(({ length }) => length > MAX_LABEL)) return tooLong.problem;
  if (isOurs(name, where))
    return `${name} belongs to ${where.appTitle} itself. Enter a domain of your own; the address here is set in the website's settings.`;
  const reserved = where.isLocal ? null : reservedEndingOf(name);
  if (reserved)
    return `Names that end in ${reserved} are kept for tests and examples; nobody can reach them. Enter one that you registered.`;
  if (registrableOf(name) === null)
    return `${name} is an ending that many names share. Enter your own name with it, such as bakery.${name}.`;
  return null;
}

function isOurs(name: string, { appOrigin, sitesDomain }: Where): boolean {
  const app = new URL(appOrigin).hostname;
  return `www.${name}` === app || [app, sitesDomain].some((own) => name === own || name.endsWith(`.${own}`));
}
