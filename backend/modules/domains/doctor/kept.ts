import { proofHostOf } from './expected-records.ts';
import type { Answer, DnsRecord, Observation } from './observation.ts';
import type { KeptRecord } from './report.ts';

const OF_MAIL = ['MX', 'TXT', 'SRV', 'CAA'];

const written = ({ type, value, caa }: DnsRecord) => (type === 'CAA' ? `${caa?.tag ?? ''} ${value}` : value);

/**
 * Records beside those of the website: mail, texts, who may issue certificates. All that was found, which need not be
 * all that there is: nobody can list somebody else's zone.
 */
export function keptRecords(observation: Observation): KeptRecord[] {
  const { name, randomHost } = observation;
  const answers = [...observation.servers, ...observation.resolvers].flatMap((view) => view.answers);
  const isOurs = (host: string) => host.includes('pagewright') || host === proofHostOf(name);
  const fromWildcard = new Set(
    answers.filter(({ host }) => host === randomHost).flatMap(({ records }) => records.map(({ value }) => value)),
  );
  const isBelow = (host: string) => host.endsWith(`.${name}`) && host !== `www.${name}` && !host.includes(`${name}.`);
  const isKept = ({ host, type, records }: Answer) =>
    !isOurs(host) &&
    host !== randomHost &&
    records.length > 0 &&
    (host === name ? OF_MAIL.includes(type) : isBelow(host));
  const found = answers.filter(isKept).flatMap(({ host, type, records }) => {
    const own = records.filter((record) => record.host === host && (host !== name || record.type === type));
    return (type === 'A' || type === 'AAAA' ? own.filter(({ value }) => !fromWildcard.has(value)) : own).map(
      (record) => ({ type: record.type, host, value: written(record) }),
    );
  });
  return [...new Map(found.map((record) => [JSON.stringify(record), record])).values()];
}
