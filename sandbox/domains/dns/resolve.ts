import type { Answer } from 'dns-packet';
import type { ServedZone } from '../zones.ts';
import { asAnswer } from '../record-values.ts';
import { isSigned } from './keys.ts';
import { matching, recordsAt, soaOf } from './lookup.ts';

export const RCODE = { fine: 0, failed: 2, noSuchName: 3, notBuilt: 4, refused: 5 } as const;

export type Asked = { name: string; type: string; isCheckingDisabled: boolean };
export type Found = {
  rcode: number;
  answers: Answer[];
  authorities: Answer[];
  additionals: Answer[];
  /** Every zone on the way is signed, and rightly. */
  isAuthentic: boolean;
};
type ServeZone = (name: string) => ServedZone;

const MOST_HOPS = 10;
/** An address of this machine where the stand-in does not listen. */
const NOBODY = '127.0.0.2';
const found = (parts: Partial<Found>): Found => ({
  rcode: RCODE.fine,
  answers: [],
  authorities: [],
  additionals: [],
  isAuthentic: false,
  ...parts,
});

/** What a resolver says, which follows aliases from zone to zone; null when it never comes to an answer. */
export function askResolver({ name, type, isCheckingDisabled }: Asked, serve: ServeZone): Found | null {
  const answers: Answer[] = [];
  let isAuthentic = true;
  let current = name;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const zone = serve(current);
    const servers = serversFor(zone, current, type);
    if (servers === 'silent') return null;
    if (servers === 'lame' || (servers === 'broken-dnssec' && !isCheckingDisabled))
      return found({ rcode: RCODE.failed });
    isAuthentic &&= isSigned(zone) && servers !== 'broken-dnssec';
    const here = recordsAt(zone, current);
    if (!here) return found({ rcode: RCODE.noSuchName, answers, authorities: [soaOf(zone)], isAuthentic });
    const next = step(zone, here, current, type, answers);
    if (next === 'end') return found({ answers, isAuthentic });
    if (next === 'nothing') return found({ answers, authorities: [soaOf(zone)], isAuthentic });
    current = next;
  }
  return found({ rcode: RCODE.failed });
}

/**
 * What a server says that is asked without recursion: of its own zone only. To those of a lame or silent zone it refers,
 * as the server of the ending does; a silent zone's own are where nobody listens.
 */
export function askServer({ name, type }: Asked, serve: ServeZone): Found & { isOwn: boolean } {
  const zone = serve(name);
  const servers = serversFor(zone, name, type);
  if (servers === 'lame' || servers === 'silent') return { ...referral(zone, serve), isOwn: false };
  const answers: Answer[] = [];
  const seen = new Set<string>();
  let current = name;
  while (!seen.has(current) && serve(current).name === zone.name) {
    seen.add(current);
    const here = recordsAt(zone, current);
    if (!here) return { ...found({ rcode: RCODE.noSuchName, answers, authorities: [soaOf(zone)] }), isOwn: true };
    const next = step(zone, here, current, type, answers);
    if (next === 'end') break;
    if (next === 'nothing') return { ...found({ answers, authorities: [soaOf(zone)] }), isOwn: true };
    current = next;
  }
  return { ...found({ answers }), isOwn: true };
}

/** How the servers behave that are asked: what the zone above vouches for is asked of its own, which are well. */
const serversFor = (zone: ServedZone, name: string, type: string) =>
  type === 'DS' && name === zone.name ? 'well' : zone.faults.servers;

/** Adds what this name says; gives the name to go on with when it is an alias. */
function step(
  zone: ServedZone,
  here: ReturnType<typeof recordsAt>,
  name: string,
  type: string,
  answers: Answer[],
): string {
  const records = here ?? [];
  const direct = matching(zone, records, name, type);
  answers.push(...direct);
  if (direct.length) return 'end';
  const alias = records.find((record) => record.type === 'CNAME');
  const answer = alias && asAnswer(alias, name);
  if (answer?.type !== 'CNAME') return 'nothing';
  answers.push(answer);
  return answer.data.toLowerCase();
}

/** The delegation as the server above gives it: names of servers and their addresses, and no answer. */
function referral(zone: ServedZone, serve: ServeZone): Found {
  const authorities = matching(zone, recordsAt(zone, zone.name) ?? [], zone.name, 'NS');
  const additionals = authorities.flatMap((server): Answer[] => {
    if (server.type !== 'NS') return [];
    if (zone.faults.servers === 'silent') return [{ name: server.data, type: 'A', ttl: 300, data: NOBODY }];
    const home = serve(server.data);
    return matching(home, recordsAt(home, server.data) ?? [], server.data, 'A');
  });
  return found({ authorities, additionals });
}
