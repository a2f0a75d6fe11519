import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { insertEvent } from './store.ts';

/** What can happen to a domain, in words for its owner. */
const sentences = {
  added: 'Added.',
  bought: 'Bought here.',
  proved: 'Proved to be yours.',
  connected: 'Connected to a website.',
  disconnected: 'Disconnected from its website.',
  primary: 'Its main address was changed.',
  pointing: 'Leads here now.',
  'pointing-lost': 'No longer leads here.',
  secure: 'Secure: it has a certificate.',
  live: 'The website is live on it.',
  broken: 'Broken: for more than an hour it did not lead here.',
  mended: 'Works again.',
  released: 'No longer yours: another account proved that it is theirs.',
  taken: 'Taken over from another account, whose proof was gone.',
  rests: 'Rests: your plan has room for fewer domains.',
  woken: 'In use again: your plan has room for it.',
} as const;

export type EventKind = keyof typeof sentences;

const isKind = (kind: string): kind is EventKind => Object.hasOwn(sentences, kind);

/** What a kept event says; nothing for one that this release does not know. */
export const sentenceOf = (kind: string): string => (isKind(kind) ? sentences[kind] : '');

/** Notes it in the domain's history, within the transaction that makes it so. Gives the event's id. */
export async function noteEvent(
  db: Database,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  domainId: string,
  { kind, detail = '', at = clock() }: { kind: EventKind; detail?: string; at?: Date },
): Promise<string> {
  const id = ids();
  await insertEvent(db, { id, domainId, kind, detail, at });
  return id;
}
