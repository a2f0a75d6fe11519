import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '#settings';
import { isSafeKey, requireSafeKey, StorageAway } from './storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const PATIENCE_MS = 20_000;
/** For what comes and goes piece by piece. */
const LONG_PATIENCE_MS = 600_000;
/** As many keys as one request may remove. */
const MOST_KEYS = 1000;

type Asked = {
  body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
  patience?: number;
};

/** Files in a bucket of any service that speaks S3. Rejects when it does not answer, or not as asked, after some tries. */
export function s3Storage({ bucket, region, accessKeyId, secretAccessKey, endpoint }: NonNullable<Settings['s3']>) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3, initRetryMs: 100 });
  const root = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const urlOf = (key: string) => `${root}/${requireSafeKey(key)}`;

  async function ask(method: string, url: string, { patience = PATIENCE_MS, body, headers }: Asked = {}) {
    const asked = { method, ...(headers && { headers }), signal: AbortSignal.timeout(patience) };
    // What comes piece by piece is gone after the first try.
    const sent =
      body instanceof ReadableStream
        ? client.sign(url, asked).then((signed) => fetch(signed, { body, duplex: 'half' }))
        : client.fetch(url, { ...asked, ...(body && { body }) });
    const response = await sent.catch((error: unknown) => {
      throw new StorageAway('The object storage does not answer', { cause: error });
    });
    if (response.ok || response.status === 404) return response;
    const said = (await response.text()).slice(0, 500);
    throw new StorageAway(`The object storage answered ${response.status} to ${method}${said && `: ${said}`}`);
  }

  async function requireBucket(response: Response) {
    if (response.status === 404) throw new StorageAway(`The object storage has no bucket ${bucket}`);
    return response.text();
  }

  async function removeAtOnce(keys: string[]) {
    const objects = keys.map((key) => `<Object><Key>${requireSafeKey(key)}</Key></Object>`).join('');
    const body = new TextEncoder().encode(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
    const headers = { 'Content-Type': 'application/xml', 'Content-MD5': hashOf('md5', body, 'base64') };
    const answer = await requireBucket(await ask('POST', `${root}?delete=`, { body, headers }));
    // Each key has an answer of its own, and the status is 200 whatever they are.
    if (answer.includes('<Error>'))
      throw new StorageAway(`The object storage could not remove: ${answer.slice(0, 500)}`);
  }

  const remove = async (keys: string[]) => {
    for (let start = 0; start < keys.length; start += MOST_KEYS)
      await removeAtOnce(keys.slice(start, start + MOST_KEYS));
  };

  /** A listing goes on after the last key of the page before, so that keys may be removed meanwhile. */
  async function* pages(prefix: string): AsyncGenerator<StoredFile[]> {
    let after = '';
    for (;;) {
      const search = new URLSearchParams({ 'encoding-type': 'url', 'list-type': '2', prefix, 'start-after': after });
      const listing = await requireBucket(await ask('GET', `${root}?${search}`));
      const found = filesIn(listing);
      yield found.filter(({ key }) => isSafeKey(key));
      after = found.at(-1)?.key ?? '';
      if (after === '' || !listing.includes('<IsTruncated>true</IsTruncated>')) return;
    }
  }

  async function* list(folder?: string): AsyncGenerator<StoredFile> {
    for await (const page of pages(folder === undefined ? '' : `${requireSafeKey(folder)}/`)) yield* page;
  }

  const storage: Storage = {
    async put(key, body, contentType) {
      const headers = { 'Content-Type': contentType, 'X-Amz-Content-Sha256': hashOf('sha256', body, 'hex') };
      await requireBucket(await ask('PUT', urlOf(key), { body: new Uint8Array(body), headers }));
    },
    async putStream(key, body, bytes, contentType) {
      const headers = {
        'Content-Type': contentType,
        'Content-Length': String(bytes),
        'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      };
      const stream = streamOf(body);
      await requireBucket(await ask('PUT', urlOf(key), { body: stream, headers, patience: LONG_PATIENCE_MS }));
    },
    async get(key) {
      const response = await ask('GET', urlOf(key));
      const body = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : body;
    },
    async getStream(key) {
      const response = await ask('GET', urlOf(key), { patience: LONG_PATIENCE_MS });
      if (response.status !== 404) return Readable.from(response.body ?? []);
      await response.arrayBuffer();
      return null;
    },
    async head(key) {
      const response = await ask('HEAD', urlOf(key));
      return response.status === 404 ? null : { key, bytes: Number(response.headers.get('content-length')) };
    },
    list,
    async copy(from, to) {
      const source = `/${bucket}/${requireSafeKey(from)}`;
      const response = await ask('PUT', urlOf(to), { headers: { 'x-amz-copy-source': source } });
      const answer = await response.text();
      if (response.status === 404) return false;
      // A copy can fail after its answer has begun: then the status is 200 and the body an error.
      if (answer.includes('<Error>'))
        throw new StorageAway(`The object storage could not copy: ${answer.slice(0, 500)}`);
      return true;
    },
    remove,
    async removeFolder(folder) {
      for await (const page of pages(`${requireSafeKey(folder)}/`))
        if (page.length > 0) await removeAtOnce(page.map(({ key }) => key));
    },
  };
  return storage;
}

/** Files of a listing whose keys are written as in an address. */
const filesIn = (listing: string): StoredFile[] =>
  listing.split('<Contents>').flatMap((part) => {
    const [, key] = /<Key>([^<]+)<\/Key>/.exec(part) ?? [];
    const [, bytes] = /<Size>(\d+)<\/Size>/.exec(part) ?? [];
    return key ? [{ key: decodeURIComponent(key.replaceAll('+', ' ')), bytes: Number(bytes) }] : [];
  });

function streamOf(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

const hashOf = (algorithm: string, body: Uint8Array, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(body).digest(encoding);
