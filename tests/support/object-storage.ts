import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEYS = { accessKeyId: 'stand-in-key', secretAccessKey: 'stand-in-secret' };
const BUCKET = 'uploads';
const REGION = 'eu-test-1';
const PAGE = 3;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** What the request's signature must be (AWS Signature Version 4), computed from the request as it arrived. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string {
  const [, scope = '', signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=stand-in-key\/([^,]+), SignedHeaders=([^,]+), Signature=/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [day = ''] = scope.split('/');
  if (scope !== `${day}/${REGION}/s3/aws4_request`) return 'wrong scope';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'wrong payload';
  const [path = '', search = ''] = url.split('?');
  const query = [...new URLSearchParams(search)]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = signed
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('');
  const canonical = [method, path, query, lines, signed, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['eu-test-1', 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEYS.secretAccessKey}`, day));
  return hmac(key, toSign).toString('hex');
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
};

type Files = Map<string, { body: Buffer; type: string }>;

/** One page of a listing, in the order of the keys. */
function listingOf(files: Files, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('start-after') ?? ''];
  const found = [...files]
    .filter(([name]) => name.startsWith(prefix) && name > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found
    .slice(0, PAGE)
    .map(
      ([name, { body }]) => `<Contents><Key>${encodeURIComponent(name)}</Key><Size>${body.length}</Size></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>${found.length > PAGE}</IsTruncated>${page.join('')}</ListBucketResult>`;
}

const denied = (name: string) => `<Error><Key>${name}</Key><Code>AccessDenied</Code></Error>`;

/** A server that speaks as much of S3 as storage of files needs, checks every signature, and fails as often as it is told to. */
export async function startObjectStorage() {
  const files: Files = new Map();
  const kept = new Set<string>();
  const removals: number[] = [];
  const faults: number[] = [];
  const refused: string[] = [];
  const silence: { on?: RegExp; met: number } = { met: 0 };
  const server = createServer((request, response) => {
    const whole = bodyOf(request).catch(() => null);
    void whole.then((body) => {
      if (!body) return response.destroy();
      const answer = (status: number, text: string | Buffer = '', type = 'application/xml') =>
        response.writeHead(status, { 'Content-Type': type }).end(text);
      const fault = faults.shift();
      if (fault) return answer(fault, '<Error><Code>SlowDown</Code></Error>');
      const signature = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
      if (signature !== signatureOf(request, body)) {
        refused.push(`${request.method} ${request.url}`);
        return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      }
      const url = new URL(request.url ?? '/', 'http://storage');
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
      if (bucket !== BUCKET) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
      const key = rest.join('/');
      if (request.method === 'GET' && key === '') return answer(200, listingOf(files, url.searchParams));
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return answer(400);
        const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name);
        for (const name of keys) if (!kept.has(name)) files.delete(name);
        removals.push(keys.length);
        return answer(
          200,
          `<DeleteResult>${keys
            .filter((name) => kept.has(name))
            .map(denied)
            .join('')}</DeleteResult>`,
        );
      }
      const source = String(request.headers['x-amz-copy-source'] ?? '').replace(`/${BUCKET}/`, '');
      if (silence.on?.test(key)) return void (silence.met += 1);
      const found = files.get(source || key);
      if (request.method === 'DELETE') return (files.delete(key), answer(204));
      if (request.method === 'PUT' && !request.headers['content-length']) return answer(411);
      if (request.method === 'PUT' && !source)
        return (files.set(key, { body, type: request.headers['content-type'] ?? '' }), answer(200));
      if (!found) return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
      if (request.method === 'PUT') return (files.set(key, found), answer(200, '<CopyObjectResult/>'));
      if (request.method === 'HEAD')
        return response.writeHead(200, { 'Content-Type': found.type, 'Content-Length': found.body.length }).end();
      return answer(200, found.body, found.type);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { bucket: BUCKET, region: REGION, ...KEYS, endpoint: `http://127.0.0.1:${port}` },
    files,
    /** Keys that it does not let go. */
    kept,
    /** How many keys each request removed. */
    removals,
    /** Statuses of the next answers, whatever is asked. */
    faults,
    refused,
    /** Whoever asks for such a key waits for ever; how often that was. */
    silence,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
