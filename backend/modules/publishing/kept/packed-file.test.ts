import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { asBytes, drawnFile, fromBytes, packFile } from './packed-file.ts';

it('a page is packed as small as somebody asks for', async () => {
  const body = Buffer.from(Array.from({ length: 400 }, (_, nth) => `<p>Loaf ${nth * nth} of rye</p>`).join('\n'));
  const smallest = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const drawn = drawnFile('/', 'text/html', body);
  const [page, quick] = [await packFile(drawn, 11), await packFile(drawn, 4)];
  expect(page.brotli).toEqual(smallest);
  expect(page.brotli?.length).toBeLessThan(quick.brotli?.length ?? 0);
  expect(brotliDecompressSync(quick.brotli ?? '')).toEqual(body);
});

it.each([
  ['a page', 'text/html', '<p>Rye</p>'.repeat(100)],
  ['a few words, which no packing makes smaller', 'text/plain', 'rye'],
  ['a picture', 'image/png', 'pixels '.repeat(100)],
])('%s comes back as it was kept', async (_what, contentType, text) => {
  const packed = await packFile(drawnFile('/', contentType, Buffer.from(text)), 4);
  const back = fromBytes(asBytes(packed));
  expect(back).toEqual(packed);
  expect((back.plain ?? gunzipSync(back.gzip ?? '')).toString()).toBe(text);
});

it('what was cut off, or is something else, is no published file', async () => {
  const kept = asBytes({ plain: Buffer.from('rye') });
  expect(() => fromBytes(kept.subarray(0, 10))).toThrow('cut off');
  expect(() => fromBytes(Buffer.from('{}'))).toThrow('no published file');
});
