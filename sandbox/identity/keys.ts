import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { parseJson, writeWhole } from '../record-files.ts';

const jwkSchema = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});
const keysSchema = z.object({ signing: jwkSchema, cookies: z.array(z.string()).nonempty() });
export type ProviderKeys = z.infer<typeof keysSchema>;

/** The provider's signing key and cookie key, made at the first start and kept. */
export async function openKeys(dataDir: string): Promise<ProviderKeys> {
  const file = join(dataDir, 'keys.json');
  const kept = existsSync(file) ? keysSchema.safeParse(parseJson(readFileSync(file, 'utf8'))).data : undefined;
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  const made = keysSchema.parse({
    signing: { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid },
    cookies: [randomBytes(32).toString('base64url')],
  });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeWhole(file, JSON.stringify(made));
  return made;
}
