import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Answer, CaaData } from 'dns-packet';
import type { RecordType } from './records.ts';

type Value = { type: RecordType; content: string; priority: number | null };

const HOST_LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const isHost = (text: string) => {
  const name = hostIn(text);
  return name.length > 0 && name.length <= 253 && name.split('.').every((label) => HOST_LABEL.test(label));
};
const hostIn = (text: string) => {
  const bare = text.replace(/\.$/, '').toLowerCase();
  return domainToASCII(bare) || bare;
};
const isNumber = (text: string | undefined, most: number): text is string =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most;

const TAGS = ['issue', 'issuewild', 'iodef'] as const;
const asTag = (text: string) => TAGS.find((tag) => tag === text);
function readCaa(content: string): CaaData | null {
  const [flags, word = '', ...rest] = content.split(' ');
  const tag = asTag(word.toLowerCase());
  const value = rest.join(' ').trim();
  if (!isNumber(flags, 255) || !tag || !value) return null;
  return { flags: Number(flags), tag, value: withoutQuotes(value) };
}
const withoutQuotes = (text: string) =>
  text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

function readSrv(content: string) {
  const [weight, port, target = '', ...rest] = content.split(' ');
  if (!isNumber(weight, 65_535) || !isNumber(port, 65_535) || !isHost(target) || rest.length) return null;
  return { weight: Number(weight), port: Number(port), target: hostIn(target) };
}

/** The text of a TXT record: quoted parts are joined, as zone files write what is longer than 255 bytes. */
function textOf(content: string): string {
  if (!content.startsWith('"')) return content;
  const parts = content.split('"').filter((_part, index) => index % 2 === 1);
  return parts.join('');
}

/** In pieces of 255 bytes, as the wire wants it. */
function piecesOf(content: string): Buffer[] {
  const bytes = Buffer.from(textOf(content));
  const count = Math.max(1, Math.ceil(bytes.length / 255));
  return Array.from({ length: count }, (_piece, index) => bytes.subarray(index * 255, (index + 1) * 255));
}

/** What is wrong with a record's value, as a person would be told; null when nothing is. */
export function problemOf({ type, content, priority }: Value): string | null {
  const needsPriority = type === 'MX' || type === 'SRV';
  if (needsPriority && (priority === null || priority < 0 || priority > 65_535))
    return `${type} needs a priority of 0 to 65535 before its host`;
  switch (type) {
    case 'A':
      return isIPv4(content) ? null : 'A needs an IPv4 address such as 203.0.113.7';
    case 'AAAA':
      return isIPv6(content) && !content.includes('%') ? null : 'AAAA needs an IPv6 address such as 2001:db8::7';
    case 'CNAME':
    case 'NS':
    case 'MX':
      return isHost(content) || (type === 'MX' && content === '.')
        ? null
        : `${type} needs a host name such as x.example.com`;
    case 'CAA':
      return readCaa(content) ? null : 'CAA needs a flag, a tag and a value such as 0 issue "letsencrypt.org"';
    case 'SRV':
      return readSrv(content) ? null : 'SRV needs priority, weight, port and host such as 10 5 443 x.example.com';
    case 'TXT':
      if (!content) return 'TXT needs a text';
      return Buffer.byteLength(textOf(content)) <= 4000 ? null : 'TXT takes up to 4000 bytes';
  }
}

/** The record as it is sent, for the name that was asked for. */
export function asAnswer({ type, content, priority, ttl }: Value & { ttl: number }, name: string): Answer | null {
  const base = { name, ttl };
  if (type === 'TXT') return { ...base, type, data: piecesOf(content) };
  if (type === 'MX') return { ...base, type, data: { preference: priority ?? 0, exchange: hostIn(content) || '.' } };
  if (type === 'CAA') {
    const data = readCaa(content);
    return data && { ...base, type, data };
  }
  if (type === 'SRV') {
    const data = readSrv(content);
    return data && { ...base, type, data: { ...data, priority: priority ?? 0 } };
  }
  if (type === 'A' || type === 'AAAA') return { ...base, type, data: content };
  return { ...base, type, data: hostIn(content) };
}
