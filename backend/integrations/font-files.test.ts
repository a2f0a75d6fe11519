import { expect, it } from 'vitest';
import { typePairs } from '#site/themes/index.ts';
import { readFont } from './font-files.ts';

it('every font file that a page can ask for is there, and none is larger for common letters', () => {
  for (const { file } of typePairs.flatMap(({ fonts }) => fonts)) {
    const font = readFont(file);
    expect([file, font?.subarray(0, 4).toString()]).toEqual([file, 'wOF2']);
    if (file.includes('-common-'))
      expect(font?.length).toBeLessThan(readFont(file.replace('-common-', '-latin-'))?.length ?? 0);
  }
  expect(readFont('../fonts.ts')).toBeNull();
});
