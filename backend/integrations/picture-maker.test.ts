import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectPictureMaker } from './picture-maker.ts';

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((end) => end()));

/** A service that answers once as it is told, and what it was asked. */
async function service(status: number, body: unknown, model = 'gpt-image-1') {
  const asked: { url?: string | undefined; key?: string | undefined; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(text) as never });
      response.writeHead(status, { location: '/elsewhere' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close.push(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  const maker = connectPictureMaker({ images: { key: 'the key', url, model } });
  const make = (shape: 'WIDE' | 'SQUARE' | 'TALL' = 'WIDE', signal = new AbortController().signal) =>
    maker?.make({ prompt: 'Loaves', shape }, signal).then(
      (bytes) => bytes.toString(),
      (error: Error) => error.name,
    );
  return { asked, make };
}
const picture = { data: [{ b64_json: Buffer.from('a file').toString('base64') }] };

describe('a service of pictures', () => {
  it('is asked for one file, with its key, the shape and our rules', async () => {
    const { asked, make } = await service(200, picture);
    expect(await make('TALL')).toBe('a file');
    expect(asked).toMatchObject([
      {
        url: '/v1/images/generations',
        key: 'Bearer the key',
        body: {
          model: 'gpt-image-1',
          n: 1,
          size: '1024x1536',
          prompt: expect.stringMatching(/^Loaves\n\nShow nobody/),
        },
      },
    ]);
    expect(asked[0]?.body).not.toHaveProperty('response_format');
  });

  it('that may answer with an address is told not to', async () => {
    const { asked, make } = await service(200, picture, 'dall-e-3');
    await make();
    expect(asked).toMatchObject([{ body: { size: '1792x1024', response_format: 'b64_json' } }]);
  });

  it.each([
    [400, { error: { code: 'moderation_blocked', message: 'No.' } }, 'PromptRefused'],
    [400, { error: { code: null, type: 'content_policy_violation' } }, 'PromptRefused'],
    [400, { error: { code: 'billing_hard_limit_reached' } }, 'MakerAway'],
    [401, 'not JSON', 'MakerAway'],
    [302, '', 'MakerAway'],
    [200, { data: [{ url: 'http://10.0.0.1/picture' }] }, 'MakerAway'],
    [200, { data: [] }, 'MakerAway'],
    [200, { data: [{ b64_json: 'A'.repeat(21_000_000) }] }, 'MakerAway'],
  ])('that answers %i is understood', async (status, body, name) => {
    const { make } = await service(status, body);
    expect(await make()).toBe(name);
  });

  it('is left alone once nobody waits for it', async () => {
    const { asked, make } = await service(200, picture);
    expect(await make('WIDE', AbortSignal.abort())).toBe('AbortError');
    expect(asked).toEqual([]);
  });

  it('is not there without a key', () => expect(connectPictureMaker({})).toBeNull());
});
