import { loadSharp } from './load-sharp.ts';

/** A PNG of one of our own drawings, for places that take no SVG. Never for what somebody uploaded. */
export async function pngFromSvg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
