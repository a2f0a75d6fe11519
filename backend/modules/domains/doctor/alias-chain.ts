import type { Reading } from './reading.ts';

const LONGEST = 20;

/** The hosts that a host is an alias of, one after the other; does the way come back to where it was? */
export function chainOf({ look, observation }: Reading, host: string): { hosts: string[]; isLoop: boolean } {
  const next = (at: string) =>
    look(at, 'A').alias ??
    look(at, 'CNAME').values[0] ??
    observation.aliases
      .find((answer) => answer.host === at && answer.type === 'CNAME')
      ?.records.find((record) => record.host === at)?.value;
  const hosts: string[] = [];
  for (let at = next(host); at !== undefined; at = next(at)) {
    if (at === host || hosts.includes(at)) return { hosts: [...hosts, at], isLoop: true };
    hosts.push(at);
    if (hosts.length > LONGEST) return { hosts, isLoop: true };
  }
  return { hosts, isLoop: false };
}
