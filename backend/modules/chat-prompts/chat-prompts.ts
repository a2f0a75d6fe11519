import type { OpenedDatabase } from '../../db/index.ts';
import { keepInMemory } from '../../kept-in-memory.ts';
import type { Log } from '../../log.ts';
import { CHAT_TEMPLATES_CHANNEL, storedActive } from './store.ts';
import type { ChatTemplateRow, Purpose } from './store.ts';

/**
 * The chat templates that count. They are in memory, so that a turn costs no query more; every process hears of a change and reads
 * again, also after its connection was lost.
 */
export type ChatPrompts = {
  /** Null where staff have made none active. */
  active(purpose: Purpose): ChatTemplateRow | null;
  /** Reads everything again: whoever has just changed something sees it at once. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
};

export async function openChatPrompts(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  log: Log,
): Promise<ChatPrompts> {
  const read = async () => new Map((await storedActive(db)).map((row) => [row.purpose, row]));
  const what = 'The chat templates that count';
  const kept = await keepInMemory({ listen }, { channel: CHAT_TEMPLATES_CHANNEL, what, read, log });
  return {
    active: (purpose) => kept.value().get(purpose) ?? null,
    readAgain: kept.readAgain,
    close: kept.close,
  };
}
