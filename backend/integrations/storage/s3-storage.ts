import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '#settings';
import { requireSafeKey } from './storage.ts';
import type { Storage } from './storage.ts';

const PATIENCE_MS = 20_000;
const AT_ONCE = 8;

/** Files in a bucket of any service that speaks S3. Rejects when it does not answer, or not as asked, after some tries. */
export function s3Storage({ bucket, region, accessKeyId, secretAccessKey, endpoint }: NonNullable<Settings['s3']>) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 });
  const root = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const urlOf = (key: string) => `${root}/${requireSafeKey(key)}`;

  async function ask(
    method: string,
    url: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) {
    const response = await client.fetch(url, { method, ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok || response.status === 404) return response;
    throw new Error(
      `The object storage answered ${response.status} to ${method}: ${(await response.text()).slice(0, 500)}`,
    );
  }

  async function requireBucket(response: Response) {
    if (response.status === 404) throw new Error(`The object storage has no bucket ${bucket}`);
    return response.text();
  }

  const remove = async (keys: string[]) => {
    for (let start = 0; start < keys.length; start += AT_ONCE)
      await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => ask('DELETE', urlOf(key)).then(drained)));
  };

  const storage: Storage = {
    async put(key, body, contentType) {
      const headers = {
        'Content-Type': contentType,
        'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
      };
      await requireBucket(await ask('PUT', urlOf(key), { body: new Uint8Array(body), headers }));
    },
    async get(key) {
      const response = await ask('GET', urlOf(key));
      const body = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : body;
    },
    async copy(from, to) {
      const source = `/${bucket}/${requireSafeKey(from)}`;
      const response = await ask('PUT', urlOf(to), { headers: { 'x-amz-copy-source': source } });
      const answer = await response.text();
      if (response.status === 404) return false;
      // A copy can fail after its answer has begun: then the status is 200 and the body an error.
      if (answer.includes('<Error>')) throw new Error(`The object storage could not copy: ${answer.slice(0, 500)}`);
      return true;
    },
    remove,
    async removeFolder(folder) {
      const prefix = `${requireSafeKey(folder)}/`;
      for (;;) {
        const search = new URLSearchParams({ 'list-type': '2', prefix });
        const keys = keysIn(await requireBucket(await ask('GET', `${root}?${search}`)));
        if (keys.length === 0) return;
        await remove(keys);
      }
    },
  };
  return storage;
}

/** Keys of a listing. Ours have no character that XML would write differently. */
const keysIn = (listing: string): string[] =>
  [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key]) => (key ? [key] : []));

const drained = (response: Response) => response.arrayBuffer();
