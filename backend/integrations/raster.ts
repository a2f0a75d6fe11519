import sharp from 'sharp';

/** A PNG of one of our own drawings, for places that take no SVG. Never for what somebody uploaded. */
export const pngFromSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
