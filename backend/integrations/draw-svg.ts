import { z } from 'zod';
import { workApart } from './apart.ts';

const MAX_MS = 10_000;

const drawingSchema = z.union([
  z.object({ png: z.instanceof(Uint8Array).transform((png) => Buffer.from(png)) }),
  z.object({ refused: z.enum(['other', 'empty']) }),
]);

export type Drawing = { png: Buffer } | { refused: 'damaged' | 'other' | 'empty' | 'slow' | 'stopped' };

/**
 * An SVG as a PNG of 1,600 pixels on its longer side, drawn by a process of its own: librsvg cannot be stopped within ours, which it is
 * after `mostMs` milliseconds.
 */
export async function drawSvg(svg: Buffer, mostMs = MAX_MS): Promise<Drawing> {
  const drawn = await workApart('drawing', { bytes: svg, question: null, mostMs });
  if ('failed' in drawn) return { refused: drawn.failed === 'died' ? 'damaged' : drawn.failed };
  return drawingSchema.parse(drawn.said[0]);
}
