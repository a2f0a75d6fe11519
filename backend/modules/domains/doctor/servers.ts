import type { NameServer, Observation } from './observation.ts';

/** Does a server do its work: answer as the authority of the zone? Null when it was not asked. */
export function conditionOf(server: NameServer, zone: string | null): 'well' | 'lame' | 'silent' | null {
  if (server.contact !== 'asked') return null;
  const start = server.answers.find(({ host, type }) => host === zone && type === 'SOA');
  if (!start || start.outcome === 'silent') return 'silent';
  return start.outcome === 'records' && start.isAuthoritative ? 'well' : 'lame';
}

/** Servers whose word counts: the zone above names them, and they answer as authorities. */
export function authoritiesOf({ servers, zone, parentNameservers }: Observation): NameServer[] {
  return servers.filter(
    (server) => conditionOf(server, zone) === 'well' && (parentNameservers?.includes(server.name) ?? true),
  );
}

export const serialOf = (server: NameServer, zone: string | null): number => {
  const start = server.answers.find(({ host, type }) => host === zone && type === 'SOA');
  return Number(start?.records[0]?.value.split(' ')[1] ?? 0);
};
