import { plainAddress } from './address-kinds.ts';
import { caaVerdict } from './caa.ts';
import { runChecks } from './check.ts';
import type { Check } from './check.ts';
import { addressChecks } from './checks/addresses.ts';
import { aliasChecks } from './checks/aliases.ts';
import { caaChecks } from './checks/caa.ts';
import { nameServerChecks } from './checks/name-servers.ts';
import { proofChecks } from './checks/proof.ts';
import { registrationChecks } from './checks/registration.ts';
import { allWell, spreadingChecks } from './checks/spreading.ts';
import { wwwChecks } from './checks/www.ts';
import { differing } from './disagreement.ts';
import { expectedRecords, wwwOf } from './expected-records.ts';
import type { Expected, ExpectedRecord } from './expected-records.ts';
import { keptRecords } from './kept.ts';
import type { Observation } from './observation.ts';
import { readingOf } from './reading.ts';
import type { Reading } from './reading.ts';
import type { Diagnosis, Report, ReportRecord } from './report.ts';
import { conditionOf } from './servers.ts';

/** Those first that make others follow. */
const CHECKS: Check[] = [
  ...registrationChecks,
  ...nameServerChecks,
  ...proofChecks,
  ...addressChecks,
  ...aliasChecks,
  ...caaChecks,
  ...wwwChecks,
  ...spreadingChecks,
];

/** Every kind of diagnosis there is. */
export const DIAGNOSIS_CODES: readonly string[] = [...CHECKS, allWell].map(({ code }) => code);

/**
 * What was seen of a name beside what it should say, and what to do about it. Pure; `observation` may be of another
 * time than `now`, by which registrations run out.
 */
export function diagnose(expected: Expected, observation: Observation, now: Date): Report {
  const reading = readingOf(expected, observation, now);
  const found = runChecks(CHECKS, reading);
  const isFine = found.every(({ code }) => code === 'wildcard');
  const diagnoses = isFine ? [...runChecks([allWell], reading), ...found] : found;
  const { name, www, isPointing, isProved } = reading;
  return {
    at: now.toISOString(),
    isProved,
    isPointing: isPointing(name),
    isWwwPointing: isPointing(www),
    mayHaveCertificate: mayHaveCertificate(reading, diagnoses, name),
    mayWwwHaveCertificate: mayHaveCertificate(reading, diagnoses, www),
    records: expectedRecords(expected).map((record) => compared(record, reading)),
    diagnoses,
    nameservers: nameserversOf(reading),
    kept: keptRecords(observation),
  };
}

/** What is said of the whole name stands against both hosts; what is said of one host, against that one. */
const mayHaveCertificate = (reading: Reading, diagnoses: Diagnosis[], of: string) =>
  reading.isProved === true &&
  reading.isPointing(of) === true &&
  caaVerdict(reading, of) === null &&
  !diagnoses.some(({ severity, host }) => severity.startsWith('stops-') && (host === undefined || host === of));

function compared({ value, ...record }: ExpectedRecord, reading: Reading): ReportRecord {
  const { purpose, host, type } = record;
  const { isAnswered, values, alias } = reading.look(host, type === 'CNAME' ? 'A' : type);
  const found = type === 'CNAME' && alias ? [alias] : values.length > 0 || !alias ? values : [alias];
  const isRight =
    purpose === 'www'
      ? reading.isPointing(wwwOf(reading.name)) === true
      : purpose === 'proof'
        ? reading.isProved === true
        : found.includes(plainAddress(value));
  const isSame = purpose === 'www' && alias === value;
  // Another address of ours is not wrong: this one is missing beside it.
  const isOther = purpose === 'apex' ? found.some((one) => !reading.ours.includes(one)) : found.length > 0;
  const state = !isAnswered ? 'unknown' : isRight || isSame ? 'right' : isOther ? 'wrong' : 'missing';
  return { ...record, expected: value, found, state };
}

function nameserversOf(reading: Reading): Report['nameservers'] {
  const { observation } = reading;
  const behind = differing(reading);
  return observation.servers
    .filter(({ contact }) => contact !== 'spared')
    .map((server) => {
      const condition = conditionOf(server, observation.zone) ?? 'silent';
      return { name: server.name, answers: behind.includes(server) ? 'differs' : condition };
    });
}
