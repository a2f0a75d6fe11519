import type { Database } from '../../db/index.ts';
import { linksOf } from './store.ts';
import type { Link } from './store.ts';
import { differenceBetween, differenceSchema, withDifference } from './text-difference.ts';

/** A document as it was written, character by character, in the shape that its release gave it. */
export type StoredText = {
  text: string;
  /** Its fingerprint (`hashAfter`). */
  hash: string;
  /** Number of the whole document that it was restored from; null in what earlier releases wrote, until it was moved. */
  checkpoint: number | null;
  /** Characters of the differences since that checkpoint. */
  told: number;
};

/** The text of a revision's document, or undefined for one that never was. */
export async function storedText(db: Database, websiteId: string, number: number): Promise<StoredText | undefined> {
  const links = await linksOf(db, websiteId, number);
  const [first, ...later] = links;
  if (!first) return undefined;
  if (first.whole === null) throw new Error(`Revision ${number} of website ${websiteId} has no checkpoint`);
  const told = later.reduce((sum, { difference }) => sum + (difference?.length ?? 0), 0);
  const { hash } = links.at(-1) ?? first;
  return { text: later.reduce(followed, first.whole), hash, checkpoint: first.checkpoint, told };
}

function followed(text: string, { difference }: Link): string {
  return withDifference(text, differenceSchema.parse(JSON.parse(difference ?? '')));
}

/** So many revisions share a checkpoint at most; measured in `docs/decisions/0010-revisions-are-differences.md`. */
const MOST_LINKS = 100;
/** Differences since a checkpoint together have at most this share of the document's length: a whole one is kept compressed, they are not. */
const MOST_TOLD = 0.5;

/** How a revision's document is kept: whole as a checkpoint, or told by the document before. */
export type KeptAs = { isWhole: boolean; difference: string | null; checkpoint: number };

/**
 * Chooses how to keep `text` as revision `number`, right after `before`. What it is told by has to be a difference of this kind itself:
 * documents of earlier releases may still be moved.
 */
export function keptAs(before: StoredText | undefined, number: number, text: string): KeptAs {
  const whole = { isWhole: true, difference: null, checkpoint: number };
  if (!before || before.checkpoint === null || number - before.checkpoint >= MOST_LINKS) return whole;
  const pieces = differenceBetween(before.text, text);
  const difference = JSON.stringify(pieces);
  if (before.told + difference.length > text.length * MOST_TOLD) return whole;
  if (withDifference(before.text, pieces) !== text) throw new Error('A difference does not lead to its document');
  return { isWhole: false, difference, checkpoint: before.checkpoint };
}
