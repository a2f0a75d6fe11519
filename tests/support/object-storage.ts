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

/** A server that speaks as much of S3 as storage of files needs, checks every signature, and fails as often as it is told to. */
export async function startObjectStorage() {
  const files = new Map<string, { body: Buffer; type: string }>();
  const faults: number[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
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
      if (request.method === 'GET' && key === '') {
        const prefix = url.searchParams.get('prefix') ?? '';
        const keys = [...files.keys()].filter((name) => name.startsWith(prefix)).slice(0, PAGE);
        return answer(
          200,
          `<ListBucketResult>${keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`,
        );
      }
      const source = String(request.headers['x-amz-copy-source'] ?? '').replace(`/${BUCKET}/`, '');
      const found = files.get(source || key);
      if (request.method === 'DELETE') return (files.delete(key), answer(204));
      if (request.method === 'PUT' && !source)
        return (files.set(key, { body, type: request.headers['content-type'] ?? '' }), answer(200));
      if (!found) return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
      if (request.method === 'PUT') return (files.set(key, found), answer(200, '<CopyObjectResult/>'));
      return answer(200, found.body, found.type);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { bucket: BUCKET, region: REGION, ...KEYS, endpoint: `http://127.0.0.1:${port}` },
    files,
    /** Statuses of the next answers, whatever is asked. */
    faults,
    refused,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
