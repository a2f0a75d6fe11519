import { OUR_ISSUER, caaVerdict } from '../caa.ts';
import type { CaaVerdict } from '../caa.ts';
import type { Check, Finding } from '../check.ts';
import type { Reading } from '../reading.ts';
import { fieldFor, listedShort, whereToSet } from '../words.ts';

/** Of the name where its addresses are answered; of its www where that leads here and something of its own decides. */
function verdicts(reading: Reading): (CaaVerdict & { host: string })[] {
  const { name, www } = reading;
  if (!reading.isThere || !reading.look(name, 'A').isAnswered) return [];
  const ofName = caaVerdict(reading, name);
  const ofWww = reading.isPointing(www) ? caaVerdict(reading, www) : null;
  const isOwn = ofWww && ofWww.at !== ofName?.at && ofWww.at !== name && ofWww.problem !== ofName?.problem;
  return [...(ofName ? [{ ...ofName, host: name }] : []), ...(isOwn ? [{ ...ofWww, host: www }] : [])];
}

const shown = ({ records }: CaaVerdict) =>
  listedShort(records.map(({ value, caa }) => `${caa?.tag ?? ''} “${value.slice(0, 100)}”`));

const allow = (reading: Reading, at: string) => {
  const inZone =
    reading.observation.zone && (at === reading.observation.zone || at.endsWith(`.${reading.observation.zone}`));
  return inZone
    ? `${whereToSet(reading)}, add a CAA record for ${fieldFor(at, reading)} with the tag issue and the value ${OUR_ISSUER}`
    : `Ask whoever looks after ${at} to add a CAA record there with the tag issue and the value ${OUR_ISSUER}`;
};

const check = (
  code: string,
  matches: (verdict: CaaVerdict) => boolean,
  words: (reading: Reading, verdict: CaaVerdict & { host: string }) => Omit<Finding, 'host'>,
): Check => ({
  code,
  severity: 'stops-certificate',
  find: (reading) =>
    verdicts(reading)
      .filter(matches)
      .map((verdict) => ({ ...words(reading, verdict), host: verdict.host })),
});

const otherAt = (place: CaaVerdict['place']) => (verdict: CaaVerdict) =>
  verdict.problem === 'caa-other' && verdict.place === place;
const is = (problem: CaaVerdict['problem']) => (verdict: CaaVerdict) => verdict.problem === problem;

export const caaChecks: Check[] = [
  check('caa-other', otherAt('own'), (reading, verdict) => ({
    title: 'A CAA record allows other issuers only',
    detail: `${verdict.at} says who may issue its certificates: ${shown(verdict)}. Ours come from Let’s Encrypt.`,
    nextStep: `${allow(reading, verdict.at)}. The others can stay.`,
  })),
  check('caa-parent', otherAt('parent'), (reading, verdict) => ({
    title: 'A CAA record of the name above forbids the certificate',
    detail: `${verdict.host} has no CAA records of its own, so those of ${verdict.at} count: ${shown(verdict)}. Ours come from Let’s Encrypt.`,
    nextStep: `${allow(reading, verdict.host)}. It counts instead of those above.`,
  })),
  check('caa-target', otherAt('target'), (reading, verdict) => ({
    title: 'A CAA record where the alias leads forbids the certificate',
    detail: `${verdict.host} is an alias, so the CAA records of ${verdict.at} count: ${shown(verdict)}. Ours come from Let’s Encrypt.`,
    nextStep: `${whereToSet(reading)}, replace the CNAME record of ${fieldFor(verdict.host, reading)} by the A record that is shown here; or have ${verdict.at} allow ${OUR_ISSUER}.`,
  })),
  check('caa-none', is('caa-none'), (reading, verdict) => ({
    title: 'A CAA record forbids all certificates',
    detail: `At ${verdict.at} a CAA record says “;”: nobody may issue a certificate.`,
    nextStep: `${allow(reading, verdict.at)}, and delete the one that says “;”.`,
  })),
  check('caa-accounturi', is('caa-accounturi'), (reading, verdict) => ({
    title: 'A CAA record allows one account only',
    detail: `${verdict.at} allows Let’s Encrypt for one account (“accounturi”): ${shown(verdict)}. We have another one.`,
    nextStep: `${allow(reading, verdict.at)}, without accounturi.`,
  })),
  check('caa-validationmethods', is('caa-validationmethods'), (reading, verdict) => ({
    title: 'A CAA record forbids the way we get certificates',
    detail: `${verdict.at} allows only some ways of checking (“validationmethods”): ${shown(verdict)}. We need http-01 or tls-alpn-01.`,
    nextStep: `${allow(reading, verdict.at)}, without validationmethods.`,
  })),
  check('caa-critical', is('caa-critical'), (reading, verdict) => ({
    title: 'A CAA record sets a condition that we cannot meet',
    detail: `${verdict.at} has a CAA record that is marked as critical and cannot be understood: ${shown({ ...verdict, records: verdict.records.filter(({ caa }) => caa?.isCritical) })}. Then no certificate may be issued.`,
    nextStep: `${whereToSet(reading)}, delete the CAA record of ${fieldFor(verdict.at, reading)} with the flag 128.`,
  })),
  check('caa-unanswered', is('caa-unanswered'), (reading, verdict) => ({
    title: 'The name servers give no answer about CAA records',
    detail: `They tell the address of ${verdict.at} but fail when they are asked for its CAA records. Without an answer no certificate may be issued, even if there is no such record.`,
    nextStep: `Tell the provider of ${reading.observation.zone ?? verdict.at}’s DNS that its servers fail for CAA, or move the name to other name servers.`,
  })),
];
