import type { Answer, Dnssec, NameServer, ServerView } from '../../modules/domains/doctor/observation.ts';
import type { Resolvers } from './resolvers.ts';

const tagsIn = (answers: Answer[], type: 'DS' | 'DNSKEY') => [
  ...new Set(
    answers.flatMap(({ records }) => records.flatMap((one) => (one.type === type ? [Number(one.value)] : []))),
  ),
];

/** Whether a zone's signatures hold, as far as a resolver that checks them and the keys' numbers tell. */
export async function observeDnssec(
  resolvers: Resolvers,
  zone: string | null,
  { views, servers }: { views: ServerView[]; servers: NameServer[] },
): Promise<Dnssec> {
  if (!zone) return { vouchedFor: [], keys: [], checked: 'silent', unchecked: 'silent' };
  const [ds, unchecked] = await Promise.all([
    resolvers.find({ host: zone, type: 'DS' }),
    resolvers.find({ host: zone, type: 'SOA' }),
  ]);
  const about = (given: ServerView[], type: 'SOA' | 'DNSKEY') =>
    given.flatMap(({ answers }) => answers.filter((answer) => answer.host === zone && answer.type === type));
  const outcomes = about(views, 'SOA').map(({ outcome }) => outcome);
  return {
    vouchedFor: tagsIn([ds], 'DS'),
    keys: tagsIn(about(servers, 'DNSKEY'), 'DNSKEY'),
    checked: outcomes.includes('failure') ? 'failure' : outcomes.includes('records') ? 'records' : 'silent',
    unchecked: unchecked.outcome,
  };
}
