import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '#tests/support/raw-request.ts';
import { builtAssets } from './built-assets.ts';

const script = 'export const words = "the same words, the same words, the same words";\n';
const folder = mkdtempSync(join(tmpdir(), 'built-assets-'));
const files = {
  'app-1.js': script,
  'app-1.js.br': brotliCompressSync(script),
  'app-1.js.gz': gzipSync(script),
  'gone-2.css': 'p { color: red }',
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

let site: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  site = await listening(
    express().use('/assets', builtAssets(folder), (request, response) => {
      response.status(404).send(`someone else: ${request.url}`);
    }),
  );
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, accepts: string) =>
  fetch(`http://127.0.0.1:${site.port}/assets/${name}`, { headers: { 'Accept-Encoding': accepts } });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a browser that takes “%s” gets the file packed as %s', async (accepts, encoding) => {
  const answer = await ask('app-1.js', accepts);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(script);
});

test('a name that the build does not have is left to whoever comes next', async () => {
  expect(await (await ask('other-3.js?v=1', 'br')).text()).toBe('someone else: /other-3.js?v=1');
});

test('a file that is gone since the start is left to whoever comes next, and the rest is served on', async () => {
  unlinkSync(join(folder, 'gone-2.css'));
  expect(await (await ask('gone-2.css', 'br')).text()).toBe('someone else: /gone-2.css');
  expect((await ask('app-1.js', 'br')).status).toBe(200);
});
