import { plainAddress } from './address-kinds.ts';
import type { Answer, DnsRecord, Observation, QuestionType, ServerView } from './observation.ts';

/** What one server shows in one place, aliases followed. */
export type Sight = {
  values: string[];
  records: DnsRecord[];
  /** The host that this one is an alias of. */
  alias: string | null;
  /** Seconds for which this may be kept, as far as that was said. */
  ttl: number;
};

/** What those show who are to be believed: the zone's own servers, or resolvers where none of them answered. */
export type Look = {
  /** Somebody said something, be it that there is nothing. */
  isAnswered: boolean;
  isFromAuthorities: boolean;
  sights: Sight[];
  /** All values that anybody shows, once each. */
  values: string[];
  records: DnsRecord[];
  alias: string | null;
};

const ANSWERED = ['records', 'nothing', 'no-such-name'];
const answerIn = (answers: Answer[], host: string, type: QuestionType) =>
  answers.find((answer) => answer.host === host && answer.type === type);

/** Null when the server gave no answer. */
export function sightOf(
  { answers }: ServerView,
  host: string,
  type: QuestionType,
  aliases: Answer[] = [],
  passed: string[] = [],
): Sight | null {
  const answer = answerIn(answers, host, type);
  if (!answer || !ANSWERED.includes(answer.outcome)) return null;
  const links = answer.records.filter((record) => record.type === 'CNAME' && type !== 'CNAME');
  const alias = links.find((record) => record.host === host)?.value ?? null;
  const own = answer.records.filter((record) => record.type === type);
  const end = links.at(-1)?.value;
  const further = own.length === 0 && end ? further_(end) : [];
  const records = own.length > 0 ? own : further;
  return {
    alias,
    records,
    values: records.map(({ value }) => (type === 'A' || type === 'AAAA' ? plainAddress(value) : value)),
    ttl: Math.max(0, answer.keptFor ?? 0, ...answer.records.map(({ ttl }) => ttl)),
  };

  /** A server of one zone does not know where an alias into another zone ends. */
  function further_(target: string): DnsRecord[] {
    if (passed.includes(target)) return [];
    const here = sightOf({ address: '', answers }, target, type, aliases, [...passed, host]);
    return here?.records ?? answerIn(aliases, target, type)?.records.filter((record) => record.type === type) ?? [];
  }
}

export function lookAt(observation: Observation, authorities: ServerView[], host: string, type: QuestionType): Look {
  const from = (views: ServerView[]) => views.flatMap((view) => sightOf(view, host, type, observation.aliases) ?? []);
  const believed = from(authorities);
  const sights = believed.length > 0 ? believed : from(observation.resolvers);
  return {
    isAnswered: sights.length > 0,
    isFromAuthorities: believed.length > 0,
    sights,
    values: [...new Set(sights.flatMap(({ values }) => values))],
    records: sights.flatMap(({ records }) => records),
    alias: sights.find(({ alias }) => alias)?.alias ?? null,
  };
}
