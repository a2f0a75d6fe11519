import { createHash } from 'node:crypto';
import type { Answer } from 'dns-packet';
import type { ServedZone } from '../zones.ts';

const TTL = 3600;
const KEY_SIGNING = 257;
/** ECDSA with P-256, whose keys have 64 bytes. */
const ALGORITHM = 13;
const keyOf = (text: string) => createHash('sha512').update(text).digest();

/** Signed zones have a key and nothing that is signed with it: who wants to know asks a resolver, which is believed. */
export const isSigned = ({ faults }: ServedZone) => faults.servers === 'signed' || faults.servers === 'broken-dnssec';

export const keyRecord = ({ name }: ServedZone): Answer => ({
  name,
  type: 'DNSKEY',
  ttl: TTL,
  data: { flags: KEY_SIGNING, algorithm: ALGORITHM, key: keyOf(name) },
});

/** What the zone above vouches for: the zone's key, or one it no longer has when DNSSEC is broken. */
export function dsRecord({ name, faults }: ServedZone): Answer {
  const key = keyOf(faults.servers === 'broken-dnssec' ? `${name} before` : name);
  return {
    name,
    type: 'DS',
    ttl: TTL,
    data: {
      keyTag: tagOf(key),
      algorithm: ALGORITHM,
      digestType: 2,
      digest: createHash('sha256').update(key).digest(),
    },
  };
}

/** The sum that numbers a key, as RFC 4034 counts it. */
function tagOf(key: Buffer): number {
  const record = Buffer.concat([Buffer.from([KEY_SIGNING >> 8, KEY_SIGNING & 255, 3, ALGORITHM]), key]);
  const sum = record.reduce((total, byte, index) => total + (index % 2 ? byte : byte << 8), 0);
  return (sum + (sum >> 16)) & 0xffff;
}
