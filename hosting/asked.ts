import type { IncomingMessage } from 'node:http';

/** What a request says that matters for a page, as it was sent; '' for what it does not say. */
export type Asked = {
  host: string;
  encodings: string;
  etags: string;
  agent: string;
  referrer: string;
  forwardedHost: string;
  forwardedProto: string;
  isForwarded: boolean;
  isPrefetch: boolean;
};

/** Longer than any request of a browser: names and values in turn. */
const MOST_ENTRIES = 128;

const is = (name: string, wanted: string, lower: string) => name === wanted || name.toLowerCase() === lower;

/**
 * Reads these headers alone, of the list in which they came: to have Node sort all of them costs more than to answer. Null for a
 * request that brings a body, says something twice that must be said once, or more than browsers say.
 */
export function readAsked({ rawHeaders }: IncomingMessage): Asked | null {
  if (rawHeaders.length > MOST_ENTRIES) return null;
  const asked: Asked = {
    host: '',
    encodings: '',
    etags: '',
    agent: '',
    referrer: '',
    forwardedHost: '',
    forwardedProto: '',
    isForwarded: false,
    isPrefetch: false,
  };
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!take(asked, rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')) return null;
  return asked;
}

/** False when the request is to be read as a whole. Most headers are told apart by their length. */
function take(asked: Asked, name: string, value: string): boolean {
  switch (name.length) {
    case 4:
      if (!is(name, 'Host', 'host')) return true;
      if (asked.host) return false;
      asked.host = value;
      return true;
    case 7:
      if (is(name, 'Referer', 'referer')) asked.referrer ||= value;
      return true;
    case 9:
      if (is(name, 'Forwarded', 'forwarded')) asked.isForwarded = true;
      return true;
    case 10:
      if (is(name, 'User-Agent', 'user-agent')) asked.agent ||= value;
      return true;
    case 11:
      if (is(name, 'Sec-Purpose', 'sec-purpose')) asked.isPrefetch = true;
      return true;
    case 13:
      if (is(name, 'If-None-Match', 'if-none-match')) asked.etags += value;
      return true;
    case 14:
      return !is(name, 'Content-Length', 'content-length') || value === '0';
    case 15:
      if (is(name, 'Accept-Encoding', 'accept-encoding')) asked.encodings += `${asked.encodings && ','}${value}`;
      else if (is(name, 'X-Forwarded-For', 'x-forwarded-for')) asked.isForwarded = true;
      return true;
    case 16:
      if (is(name, 'X-Forwarded-Host', 'x-forwarded-host')) asked.forwardedHost ||= value;
      else if (!is(name, 'X-Forwarded-Port', 'x-forwarded-port')) return true;
      asked.isForwarded = true;
      return true;
    case 17:
      if (is(name, 'Transfer-Encoding', 'transfer-encoding')) return false;
      if (!is(name, 'X-Forwarded-Proto', 'x-forwarded-proto')) return true;
      asked.forwardedProto ||= value;
      asked.isForwarded = true;
      return true;
    default:
      return true;
  }
}
