import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileFrom } from './build-snapshot.ts';

it('a page is packed as small as it gets, unless somebody asks for less', async () => {
  const body = Buffer.from(Array.from({ length: 400 }, (_, nth) => `<p>Loaf ${nth * nth} of rye</p>`).join('\n'));
  const packed = (quality: number) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  const [smallest, quick] = [await fileFrom('/', 'text/html', body), await fileFrom('/', 'text/html', body, 4)];
  expect([smallest.brotli, quick.brotli]).toEqual([packed(11), packed(4)]);
  expect(smallest.brotli?.length).toBeLessThan(quick.brotli?.length ?? 0);
});
