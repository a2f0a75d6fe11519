import { z } from 'zod';
import type { TextOffer } from './text-offer.ts';

const offerSchema = z.object({ replaces: z.string(), text: z.string() });

/** Undefined for what no button says. */
export function readOffer(value: string): TextOffer | undefined {
  try {
    return offerSchema.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}

/** The text with an offer in its place; null when it reads otherwise by now, so that nobody can say where the offer belongs. */
export function withOffer(typed: string, { replaces, text }: TextOffer): string | null {
  const from = typed.indexOf(replaces);
  return from === -1 ? null : typed.slice(0, from) + text + typed.slice(from + replaces.length);
}
