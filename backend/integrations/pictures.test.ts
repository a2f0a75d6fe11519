import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
import { kindOf, refusalOfSvg } from './picture-kinds.ts';
import { makeFiles, makePicture, takePicture } from './make-pictures.ts';
import { inspectPicture } from './pictures.ts';

const photo = (width = 120, height = 80) => sharp({ create: { width, height, channels: 3, background: '#a04020' } });
const svg = (inside: string, attributes = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const take = (bytes: Buffer) => takePicture(bytes, { maxWidth: 1200, isGenerated: false });
const refused = (bytes: Buffer) =>
  take(bytes).then(
    () => 'taken',
    (error: Error) => (error.name === 'PictureRefused' ? error.message : `fault: ${error.message}`),
  );

/** A PNG whose header claims a size that its few bytes never hold. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is taken', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s, by its content', async (kind) => {
    const bytes = await photo().toFormat(kind).toBuffer();
    expect(kindOf(bytes)).toBe(kind);
    expect(await inspectPicture(bytes)).toMatchObject({ kind, width: 120, height: 80, isAnimated: false });
  });

  it('an SVG, drawn large whatever size it names', async () => {
    const drawing = svg('<rect width="40" height="20" fill="red"/>');
    const picture = await inspectPicture(drawing);
    expect(picture).toMatchObject({ kind: 'svg', width: 1600, height: 800 });
    const made = await makePicture(drawing, picture, { format: 'png', maxWidth: 400 });
    expect(made).toMatchObject({ width: 400, height: 200 });
    expect(kindOf(made.body)).toBe('png');
    const huge = svg('<rect width="9" height="9"/>', 'width="30000" height="10" viewBox="0 0 30000 10"');
    expect(await inspectPicture(huge)).toMatchObject({ width: 1600, height: 1 });
  });

  it('an SVG with a declaration, a comment and a document type before it', async () => {
    const before =
      '\uFEFF<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n';
    const bytes = Buffer.concat([Buffer.from(before), svg('<circle r="9"/>')]);
    expect(kindOf(bytes)).toBe('svg');
    expect(await refused(bytes)).toBe('taken');
  });

  it('an SVG after several comments, with a document type of its own and a name of its own for SVG', () => {
    const before = '<?xml version="1.0"?><!-- a --> <!-- > --><!doctype svg [ <!-- b > --> ] >\n<!-- c -->';
    expect(kindOf(Buffer.from(`${before}<s:svg xmlns:s="http://www.w3.org/2000/svg"/>`))).toBe('svg');
    expect(kindOf(Buffer.from(`${before}<p>svg</p>`))).toBe(null);
    expect(kindOf(Buffer.from('<!-- <svg> -->      '))).toBe(null);
  });

  it('a photo turned by the camera, upright and without what the camera wrote into it', async () => {
    const bytes = await photo()
      .withExif({ IFD0: { Artist: 'Somebody Secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const picture = await inspectPicture(bytes);
    expect(picture).toMatchObject({ width: 80, height: 120 });
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { body, width, height } = await makePicture(bytes, picture, { format, maxWidth: 40 });
      expect([width, height]).toEqual([40, 60]);
      const { exif, xmp, orientation } = await sharp(body).metadata();
      expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
      expect(body.includes('Somebody')).toBe(false);
    }
  });

  it('a moving GIF, which keeps moving as WebP and stands still as an icon', async () => {
    const frames = Buffer.concat(
      await Promise.all(
        ['#f00', '#00f'].map((background) =>
          photo()
            .composite([{ input: { create: { width: 120, height: 80, channels: 3, background } } }])
            .raw()
            .toBuffer(),
        ),
      ),
    );
    const gif = await sharp(frames, { raw: { width: 120, height: 160, channels: 3, pageHeight: 80 } })
      .gif()
      .toBuffer();
    const picture = await inspectPicture(gif);
    expect(picture).toMatchObject({ kind: 'gif', isAnimated: true, width: 120, height: 80 });
    const moving = await makePicture(gif, picture, { format: 'webp', maxWidth: 60 });
    expect([moving.width, moving.height]).toEqual([60, 40]);
    expect((await sharp(moving.body).metadata()).pages).toBe(2);
    const [icon] = await makeFiles(gif, picture, [{ use: 'icon', format: 'png', width: 180 }]);
    if (!icon) throw new Error('There is an icon');
    expect([icon.width, icon.height, (await sharp(icon.body).metadata()).pages ?? 1]).toEqual([180, 180, 1]);
  });

  it('a picture is never made larger than it is', async () => {
    const bytes = await photo().png().toBuffer();
    expect(await makePicture(bytes, await inspectPicture(bytes), { format: 'webp', maxWidth: 2000 })).toMatchObject({
      width: 120,
    });
  });
});

describe('where a picture begins to be cut', () => {
  const face = (across: number, down: number, width = 1200, height = 800) =>
    sharp(
      svg(
        `<rect width="${width}" height="${height}" fill="#9ab"/><circle cx="${(width * across) / 100}" cy="${(height * down) / 100}" r="${height / 12}" fill="#d08060"/>`,
        `width="${width}" height="${height}"`,
      ),
    ).jpeg();
  const found = async (bytes: Buffer) => (await take(bytes)).point;

  it.each([
    [17, 19, 1200, 800],
    [83, 75, 1200, 800],
    [50, 80, 800, 1200],
  ])('at what draws the eye: %i, %i of %i × %i', async (across, down, width, height) => {
    const point = await found(await face(across, down, width, height).toBuffer());
    expect(Math.abs((point?.across ?? -99) - across)).toBeLessThan(8);
    expect(Math.abs((point?.down ?? -99) - down)).toBeLessThan(8);
  });

  it('as it is seen, whichever way the camera was held', async () => {
    const turned = await face(20, 20).withMetadata({ orientation: 6 }).toBuffer();
    const point = await found(turned);
    expect(point?.across).toBeGreaterThan(65);
    expect(point?.down).toBeLessThan(35);
  });

  it('in the middle where nothing stands out, and of drawings and cut-outs', async () => {
    expect(await found(await photo().jpeg().toBuffer())).toBeNull();
    expect(await found(svg('<circle cx="3" cy="3" r="3" fill="red"/>'))).toBeNull();
    expect(await found(await face(10, 10).ensureAlpha().png().toBuffer())).toBeNull();
  });
});

it('a blurred photo is much less sharp than the same one in focus, and a calm one has fewer tones', async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const busy = await noise.png().toBuffer();
  const [inFocus, shaken, calm] = await Promise.all(
    [sharp(busy), sharp(busy).blur(8), photo(1200, 800)].map(
      async (picture) => (await take(await picture.jpeg().toBuffer())).look,
    ),
  );
  expect(shaken?.sharpness).toBeLessThan((inFocus?.sharpness ?? 0) * 0.3);
  expect(calm?.entropy).toBeLessThan((inFocus?.entropy ?? 0) - 1);
});

it('a damaged picture spoils no other that is looked at together with it', async () => {
  const whole = await photo(900, 600).jpeg().toBuffer();
  const [first, damaged, last] = await Promise.all(
    [whole, whole.subarray(0, whole.length / 2), whole].map((bytes) => refused(bytes)),
  );
  expect([first, last]).toEqual(['taken', 'taken']);
  expect(damaged).toContain('damaged');
});

describe('what is refused, in words', () => {
  it('files that are no picture, whatever they are called', async () => {
    for (const bytes of [
      '<!doctype html><script>alert(1)</script>',
      'GIF89a/*',
      '%PDF-1.7 ...........',
      'MZ',
      '',
      '{"svg":"<svg>"}',
    ])
      expect(await refused(Buffer.from(bytes))).toMatch(/^This (?:is not a picture we can use|picture is damaged)/);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    expect(await refused(heic)).toContain('HEIC');
  });

  it('sizes that would fill the memory, before anything is decoded', async () => {
    const started = process.memoryUsage().rss;
    expect(await refused(pngClaiming(15_000, 15_000))).toContain('15000 × 15000');
    expect(await refused(pngClaiming(60_000, 10))).toContain('60000 × 10');
    expect(process.memoryUsage().rss - started).toBeLessThan(100_000_000);
  });

  it('pictures that end too early', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
    const whole = sharp(noise, { raw: { width: 300, height: 300, channels: 3 } });
    for (const kind of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
      const bytes = await whole.clone().toFormat(kind).toBuffer();
      expect([kind, await refused(bytes.subarray(0, bytes.length / 2))]).toEqual([
        kind,
        expect.stringContaining('damaged'),
      ]);
    }
    expect(await refused(pngClaiming(2000, 2000))).toContain('damaged');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'holds a script'],
    ['a script under another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', 'holds a script'],
    ['an event handler', '<rect onload = "alert(1)"/>', 'holds a script'],
    ['a link that runs', '<a href="JavaScript:alert(1)"><rect/></a>', 'holds a script'],
    ['a page inside', '<foreignObject><body/></foreignObject>', 'holds a script'],
    ['a picture from elsewhere', '<image href="http://10.0.0.1/x.png"/>', 'another picture'],
    ['a picture under another name', '<é.x:image xmlns:é.x="http://www.w3.org/2000/svg"/>', 'another picture'],
    ['noise made while it is drawn', '<filter id="a"><feTurbulence numOctaves="9"/></filter>', 'take very long'],
    ['stacked effects', '<filter id="a"><feGaussianBlur stdDeviation="99"/></filter>'.repeat(60), 'take very long'],
    ['an effect used everywhere', '<rect filter="url(#a)"/>'.repeat(60), 'take very long'],
    ['a file of the machine', '<image href="file:///etc/passwd"/>', 'another picture'],
  ])('an SVG with %s', async (_what, inside, words) => {
    expect(await refused(svg(inside))).toContain(words);
  });

  it.each([
    ['comments, then nothing', `${'<!---->'.repeat(22)}x`],
    ['a thousand comments', `${'<!---->\n'.repeat(1000)}<p>`],
    ['comments and document types in turn', `<!--${'--><!DOCTYPE[O'.repeat(600)}`],
    ['spaces', ' '.repeat(8000)],
    ['an unfinished declaration', `<?xml ${'?'.repeat(8000)}`],
    ['tags that never end', '<a'.repeat(400_000)],
    ['an event that never happens', ` on${'a'.repeat(400_000)}`],
    ['spaces after an event', ` onload${' '.repeat(400_000)}`],
  ])('what only looks like the beginning of an SVG, at once: %s', async (_what, text) => {
    const took = await cpuTimeOf(() => {
      expect(kindOf(Buffer.from(text))).toBe(null);
      expect(refusalOfSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}`))).toBe(null);
    });
    expect(took).toBeLessThan(500);
  });

  it('an SVG with entities, too large, without an end or without an area', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';
    expect(await refused(Buffer.from(bomb))).toContain('entities');
    expect(await refused(svg(`<path d="${'M0 0'.repeat(300_000)}"/>`))).toContain('1 MB');
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'))).toContain('damaged');
  });
});

it('nothing of what hides in or behind a picture reaches what is made of it', async () => {
  const payload = '<script>alert("hidden")</script>';
  const png = Buffer.concat([await photo().png().toBuffer(), Buffer.from(payload)]);
  const jpeg = await photo()
    .withExif({ IFD0: { ImageDescription: payload } })
    .jpeg()
    .toBuffer();
  for (const bytes of [png, jpeg]) {
    const picture = await inspectPicture(bytes);
    for (const format of ['avif', 'webp', 'jpeg', 'png'] as const)
      expect((await makePicture(bytes, picture, { format, maxWidth: 100 })).body.includes('hidden')).toBe(false);
  }
});

it('a photo is decoded once for all its files, whatever its colours are kept as', async () => {
  const deep = await photo().toColourspace('rgb16').png().toBuffer();
  const grey = await photo().toColourspace('b-w').jpeg().toBuffer();
  for (const bytes of [deep, grey]) {
    const picture = await inspectPicture(bytes);
    const files = await makeFiles(bytes, picture, [
      { use: 'source', format: 'webp', width: 60 },
      { use: 'source', format: 'avif', width: 500 },
    ]);
    expect(files.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 60, 40],
      ['avif', 120, 80],
    ]);
    const [red = -1] = await sharp(bytes).raw().toBuffer();
    for (const { body } of files) expect((await sharp(body).stats()).channels[0]?.mean).toBeCloseTo(red, -1);
  }
});
