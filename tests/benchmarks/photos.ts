import sharp from 'sharp';

/** Grains of what a photo shows, from large to small, and how strong each is: nature has less of the small ones. */
const GRAINS = [
  { size: 1000, strength: 70 },
  { size: 250, strength: 45 },
  { size: 60, strength: 28 },
  { size: 16, strength: 16 },
  { size: 4, strength: 9 },
  { size: 1, strength: 5 },
];

/** A photo as cameras make them, of nothing in particular. */
async function picture(width: number, height: number): Promise<Buffer> {
  const layer = async ({ size, strength }: (typeof GRAINS)[number]) => {
    const [across, down] = [Math.max(2, Math.ceil(width / size)), Math.max(2, Math.ceil(height / size))];
    const noise = { type: 'gaussian' as const, mean: 128, sigma: strength };
    const small = await sharp({ create: { width: across, height: down, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    return sharp(small).resize(width, height, { kernel: 'cubic', fit: 'fill' }).png({ compressionLevel: 0 }).toBuffer();
  };
  const [ground, ...others] = await Promise.all(GRAINS.map(layer));
  return sharp(ground)
    .composite(others.map((input) => ({ input, blend: 'soft-light' as const })))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Photos of 12 million pixels in as many colours, whose files have about so many bytes each: the quality is found with the first. */
export async function photosOf(count: number, bytes: number): Promise<Buffer[]> {
  const [width, height] = [4000, 3000];
  const raw = await picture(width, height);
  const saved = (nth: number, quality: number) =>
    sharp(raw, { raw: { width, height, channels: 3 } })
      .modulate({ hue: nth * 17 })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
  let quality = 100;
  const photos = [await saved(0, quality)];
  while ((photos[0]?.length ?? 0) > bytes * 1.1 && quality > 40) photos[0] = await saved(0, (quality -= 2));
  while (photos.length < count) photos.push(await saved(photos.length, quality));
  return photos;
}
