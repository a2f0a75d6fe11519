import type { Reading } from './reading.ts';

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: string[], last = 'and'): string {
  const unique = [...new Set(words)];
  if (unique.length < 2) return unique.join('');
  return `${unique.slice(0, -1).join(', ')} ${last} ${unique.at(-1)}`;
}

/** Long lists end in a number. */
export const listedShort = (words: string[]): string =>
  words.length > 4 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : listed(words);

/** Where the records of a name are set, to start a sentence with. */
export function whereToSet({ observation, name }: Reading): string {
  const zone = observation.zone ?? observation.registrable ?? name;
  const [server] = observation.parentNameservers ?? observation.zoneNameservers;
  return `In the DNS settings of ${zone}${server ? ` (its name server is ${server})` : ''}`;
}

/** What the form of a provider calls a host: `@` for the name itself, else what comes before it. */
export function fieldFor(host: string, { observation, name }: Reading): string {
  const zone = observation.zone ?? observation.registrable ?? name;
  if (host === zone) return `@ (${host} itself)`;
  return host.endsWith(`.${zone}`) ? `${host.slice(0, -zone.length - 1)} (${host})` : host;
}

/** `set an A record for @ (bakery.de itself) with the value 192.0.2.1`. */
export const records = (count: number): string => (count === 1 ? 'record' : 'records');
