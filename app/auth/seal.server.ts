import { hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);
const MAX_PLAIN_BYTES = 256 * 1024;

/** Turns values into text that only this product can read or make, for a limited time. */
export interface Seal<Value> {
  /** `until` in seconds since 1970. */
  close(value: Value, until: number): Promise<string>;
  /** Null for anything that is not whole, not ours, too old, or sealed with a secret that is gone. */
  open(text: string): Promise<Value | null>;
}

type SealOptions<Value> = {
  /** The first one encrypts, all decrypt. */
  secrets: readonly [string, ...string[]];
  /** What is sealed: text sealed for one purpose cannot be opened for another. */
  purpose: string;
  schema: z.ZodType<Value>;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function createSeal<Value>({ secrets, purpose, schema, now }: SealOptions<Value>): Seal<Value> {
  const keyFrom = (secret: string) => ({
    id: derive(secret, 'key id', 6).toString('base64url'),
    key: derive(secret, purpose, 32),
  });
  const [first, ...older] = secrets;
  const current = keyFrom(first);
  const keys = new Map([current, ...older.map(keyFrom)].map(({ id, key }) => [id, key]));
  const envelope = z.object({ until: z.number(), value: schema });

  return {
    async close(value, until) {
      const plain = await compress(JSON.stringify({ until, value }));
      return new CompactEncrypt(plain)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id })
        .encrypt(current.key);
    },
    async open(text) {
      try {
        const { plaintext } = await compactDecrypt(
          text,
          ({ kid }) => {
            const key = keys.get(kid ?? '');
            if (!key) throw new Error('sealed with an unknown secret');
            return key;
          },
          { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
        );
        const plain = await decompress(plaintext, { maxOutputLength: MAX_PLAIN_BYTES });
        const { until, value } = envelope.parse(JSON.parse(plain.toString('utf8')));
        return until > now() / 1000 ? value : null;
      } catch {
        return null;
      }
    },
  };
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `pagewright ${purpose}`, bytes));
