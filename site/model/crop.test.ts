import { expect, test } from 'vitest';
import { assetKey, readAssetKey } from './asset-key.ts';
import { cropFrom, croppedSize, cropOf, cropParts } from './crop.ts';
import { imageSchema } from './fields.ts';

test('four fields become a crop and the other way round; the whole picture is none', () => {
  expect(cropFrom({ left: ' 10', top: '5', width: '80', height: '60 ' })).toBe('10 5 80 60');
  expect(cropParts('10 5 80 60')).toEqual({ left: '10', top: '5', width: '80', height: '60' });
  expect(cropFrom(cropParts(''))).toBeUndefined();
});

test.each(['60 0 50 100', '0 60 100 41', '0 0 4 50', '0 0 1e2 50', '-1 0 50 50', '0 0 50', 'x'])(
  'a crop that leaves the picture, shows next to nothing or is no four numbers is refused: %s',
  (crop) => {
    expect(cropOf(crop)).toBeNull();
    const image = { source: 'asset', id: 'loaf', alt: '', width: 1200, height: 800, crop };
    expect(imageSchema.safeParse(image).success).toBe(false);
  },
);

test('a cropped picture has a size and a name of its own', () => {
  expect(croppedSize({ width: 1200, height: 800 }, '10 5 80 60')).toEqual({ width: 960, height: 480 });
  expect(assetKey({ id: '3f2a', crop: '10 5 80 60' })).toBe('3f2a.10-5-80-60');
  expect(readAssetKey('3f2a.10-5-80-60')).toEqual({ id: '3f2a', crop: '10 5 80 60' });
  expect(readAssetKey('3f2a.90-5-80-60')).toEqual({ id: '3f2a', crop: undefined });
  expect(readAssetKey('3f2a')).toEqual({ id: '3f2a', crop: undefined });
});
