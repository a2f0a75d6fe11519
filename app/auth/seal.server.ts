import { hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);
const MAX_PLAIN_BYTES = 256 * 1024;
/** Texts whose content is kept in mind: a browser sends the same cookie with every request. */
const MAX_OPENED = 1000;

/** Turns values into text that only this product can read or make, for a limited time. */
export interface Seal<Value> {
  /** `until` in seconds since 1970. */
  close(value: Value, until: number): Promise<string>;
  /** Null for anything that is not whole, not ours, too old, or sealed with a secret that is gone. Do not change what it gives. */
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
  const opened = new Map<string, z.output<typeof envelope>>();
  const unlessOver = ({ until, value }: z.output<typeof envelope>) => (until > now() / 1000 ? value : null);

  return {
    async close(value, until) {
      const plain = await compress(JSON.stringify({ until, value }));
      return new CompactEncrypt(plain)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id })
        .encrypt(current.key);
    },
    async open(text) {
      const known = opened.get(text);
      if (known) return unlessOver(known);
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
        const content = envelope.parse(JSON.parse(plain.toString('utf8')));
        if (opened.size >= MAX_OPENED) opened.clear();
        opened.set(text, content);
        return unlessOver(content);
      } catch {
        return null;
      }
    },
  };
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `pagewright ${purpose}`, bytes));
