import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { contentId, originalKey } from './asset-files.ts';
import { importAssets, TooManyPixels } from './import-assets.ts';

const blank = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ palette: true })
    .toBuffer();
const imported = (bytes: Buffer) => ({ id: contentId(bytes), name: 'a', alt: '', bytes });
const services = () => ({
  storage: memoryStorage(),
  clock: () => new Date(0),
  jobs: {
    add: async () => '',
    wake: () => undefined,
    work: async () => undefined,
    close: async () => undefined,
  },
});

describe('the pictures of an import', () => {
  it('are refused together when they have more pixels than would be decoded, before any is', async () => {
    const bytes = await blank(7000, 'white');
    const given = services();
    const pictures = Array.from({ length: 8 }, () => imported(bytes));
    const start = performance.now();
    await expect(importAssets(given, 'w', pictures)).rejects.toThrow(TooManyPixels);
    await expect(importAssets(given, 'w', pictures)).rejects.toThrow(
      'have 392 million pixels together, and 200 million are the most',
    );
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await given.storage.get(originalKey({ websiteId: 'w', id: contentId(bytes), kind: 'png' }))).toBeNull();
  });

  it('are taken when they have fewer, however many there are', async () => {
    const colours = ['red', 'green', 'blue', 'white', 'black'];
    const pictures = await Promise.all(colours.map(async (colour) => imported(await blank(60, colour))));
    const kept = await importAssets(services(), 'w', pictures);
    expect(kept.bytes).toBe(pictures.reduce((total, { bytes }) => total + bytes.length, 0));
  });
});
