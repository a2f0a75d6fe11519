import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileFrom } from './build-snapshot.ts';

it('a page is packed as small as it gets, unless somebody asks for less', async () => {
  const body = Buffer.from(Array.from({ length: 400 }, (_, nth) => `<p>Loaf ${nth * nth} of rye</p>`).join('\n'));
  const smallest = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const [page, quick] = [await fileFrom('/', 'text/html', body), await fileFrom('/', 'text/html', body, 4)];
  expect(page.brotli).toEqual(smallest);
  expect(page.brotli?.length).toBeLessThan(quick.brotli?.length ?? 0);
  expect(brotliDecompressSync(quick.brotli ?? '')).toEqual(body);
});
