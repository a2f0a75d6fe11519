import { randomBytes } from 'node:crypto';
import type { Answer, Api, TestPerson } from './api.ts';
import type { ScriptedZone } from './scripted-dns.ts';
import { good } from './website-steps.ts';

/** A name that no other test has. */
export const someName = (ending = 'com') => `d${randomBytes(6).toString('hex')}.${ending}`;

export type DomainAnswer = {
  id: string;
  name: string;
  displayName: string;
  state: string;
  method: string;
  isProved: boolean;
  isResting: boolean;
  primary: 'APEX' | 'WWW';
  address: string;
  website: { id: string } | null;
  records: { purpose: string; host: string; type: string; expected: string; state: string }[];
  diagnoses: { code: string }[];
  certificate: { issuer: string } | null;
  history: { kind: string; text: string }[];
  checkedAt: string | null;
  nextCheckAt: string | null;
  mayCheckAt: string | null;
  stamp: string;
};

export const DOMAIN = `id name displayName state method isProved isResting primary address website { id }
  records { purpose host type expected state } diagnoses { code } certificate { issuer } history { kind text }
  checkedAt nextCheckAt mayCheckAt stamp`;

export const tryDomain = (person: TestPerson, name: string): Promise<Answer<{ addDomain: DomainAnswer }>> =>
  person.ask(`mutation ($name: String!) { addDomain(name: $name) { ${DOMAIN} } }`, { name });

/** A name that somebody added. */
export const addDomain = async (person: TestPerson, name: string): Promise<DomainAnswer> =>
  good(await tryDomain(person, name)).addDomain;

type OnDomain = 'checkDomain' | 'disconnectDomain' | 'removeDomain';

export const onDomain = <Name extends OnDomain>(
  person: TestPerson,
  name: Name,
  id: string,
): Promise<Answer<Record<Name, DomainAnswer>>> =>
  person.ask(`mutation ($id: ID!) { ${name}(id: $id) { ${DOMAIN} } }`, { id });

export const connect = (
  person: TestPerson,
  id: string,
  websiteId: string,
  primary: 'APEX' | 'WWW' = 'APEX',
): Promise<Answer<{ connectDomain: DomainAnswer }>> =>
  person.ask(
    `mutation ($id: ID!, $websiteId: ID!, $primary: DomainPrimary) {
      connectDomain(id: $id, websiteId: $websiteId, primary: $primary) { ${DOMAIN} } }`,
    { id, websiteId, primary },
  );

export const tryToRead = (person: TestPerson, id: string): Promise<Answer<{ viewer: { domain: DomainAnswer } }>> =>
  person.ask(`query ($id: ID!) { viewer { domain(id: $id) { ${DOMAIN} } } }`, { id });

export const readDomain = async (person: TestPerson, id: string): Promise<DomainAnswer> =>
  good(await tryToRead(person, id)).viewer.domain;

/** What the owner of a domain sets at its name servers: its proof, and where it leads. */
export const recordsOf = ({ records }: Pick<DomainAnswer, 'records'>, address = '127.0.0.1'): ScriptedZone => ({
  txt: records.filter(({ purpose }) => purpose === 'PROOF').map(({ expected }) => expected),
  a: [address],
});

/** The domain as it is after a look at it. */
export async function look(api: Api, person: TestPerson, id: string): Promise<DomainAnswer> {
  api.pass(10);
  return good(await onDomain(person, 'checkDomain', id)).checkDomain;
}
