import { sightOf } from './look.ts';
import type { NameServer, QuestionType } from './observation.ts';
import type { Reading } from './reading.ts';
import { serialOf } from './servers.ts';

/** Everything that decides about the website, as one server tells it. */
function told(server: NameServer, { name, www, proofHost }: Reading): string {
  const asked: [string, QuestionType][] = [
    [proofHost, 'TXT'],
    [name, 'A'],
    [name, 'AAAA'],
    [www, 'A'],
  ];
  const sights = asked.map(([host, type]) => {
    const sight = sightOf(server, host, type);
    return sight && [sight.alias, [...sight.values].sort()];
  });
  return JSON.stringify(sights);
}

/** The servers that tell something else than the one with the newest zone; among equally new ones, than most do. */
export function differing(reading: Reading): NameServer[] {
  const { zone } = reading.observation;
  const all = reading.authorities.map((server) => ({
    server,
    says: told(server, reading),
    serial: serialOf(server, zone),
  }));
  const countOf = (says: string) => all.filter((other) => other.says === says).length;
  const [first] = [...all].sort((one, other) => other.serial - one.serial || countOf(other.says) - countOf(one.says));
  return all.filter(({ says }) => says !== first?.says).map(({ server }) => server);
}
