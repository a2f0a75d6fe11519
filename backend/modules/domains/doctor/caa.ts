import type { DnsRecord } from './observation.ts';
import type { Reading } from './reading.ts';

/** Whom our edge asks for certificates, and how it shows that a name leads to it. */
export const OUR_ISSUER = 'letsencrypt.org';
const OUR_METHODS = ['http-01', 'tls-alpn-01'];
const KNOWN_TAGS = ['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc', 'contactemail', 'contactphone'];

export type CaaProblem =
  | 'caa-other'
  | 'caa-none'
  | 'caa-accounturi'
  | 'caa-validationmethods'
  | 'caa-critical'
  | 'caa-unanswered';

export type CaaVerdict = {
  problem: CaaProblem;
  /** Where the records stand that decide. */
  at: string;
  place: 'own' | 'parent' | 'target';
  records: DnsRecord[];
};

/** The records that decide about a host (RFC 8659, 3): its own or those of its alias, else those of the nearest host above. */
function decidingRecords({ look, observation }: Reading, host: string) {
  const labels = host.split('.');
  const hosts = labels.map((_label, at) => labels.slice(at).join('.'));
  for (const at of hosts) {
    const { isAnswered, records } = look(at, 'CAA');
    const isOfZone = observation.zone !== null && (at === observation.zone || at.endsWith(`.${observation.zone}`));
    if (!isAnswered && isOfZone) return { at, records: null };
    if (records.length > 0) return { at, records };
  }
  return null;
}

/** `letsencrypt.org; validationmethods=dns-01`: whom a property lets issue, and under which conditions. */
function readIssue(value: string) {
  const [issuer = '', ...parameters] = value.split(';').map((part) => part.trim());
  const pairs = parameters.map((parameter) => {
    const at = parameter.indexOf('=');
    return [parameter.slice(0, at).trim().toLowerCase(), parameter.slice(at + 1).trim()] as const;
  });
  return { issuer: issuer.toLowerCase(), conditions: new Map(pairs.filter(([key]) => key !== '')) };
}

function problemIn(records: DnsRecord[]): CaaProblem | null {
  if (records.some(({ caa }) => caa?.isCritical && !KNOWN_TAGS.includes(caa.tag))) return 'caa-critical';
  const issues = records.filter(({ caa }) => caa?.tag === 'issue').map(({ value }) => readIssue(value));
  if (issues.length === 0) return null;
  const forUs = issues.filter(({ issuer }) => issuer === OUR_ISSUER).map(({ conditions }) => conditions);
  if (forUs.length === 0) return issues.every(({ issuer }) => issuer === '') ? 'caa-none' : 'caa-other';
  const problems = forUs.map((conditions): CaaProblem | null => {
    if (conditions.has('accounturi')) return 'caa-accounturi';
    const methods = conditions.get('validationmethods')?.split(',');
    return methods && !methods.some((method) => OUR_METHODS.includes(method.trim())) ? 'caa-validationmethods' : null;
  });
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** What forbids our issuer a certificate for a host; null: nothing does. */
export function caaVerdict(reading: Reading, host: string): CaaVerdict | null {
  const deciding = decidingRecords(reading, host);
  if (!deciding) return null;
  if (!deciding.records) return { problem: 'caa-unanswered', at: deciding.at, place: 'own', records: [] };
  const problem = problemIn(deciding.records);
  if (!problem) return null;
  const at = deciding.records[0]?.host ?? deciding.at;
  const place = at !== deciding.at ? 'target' : at === host ? 'own' : 'parent';
  return { problem, at, place, records: deciding.records };
}
