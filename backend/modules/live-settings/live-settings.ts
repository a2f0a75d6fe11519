import type { OpenedDatabase } from '../../db/index.ts';
import { keepInMemory } from '../../kept-in-memory.ts';
import { unavailable } from '../../failure.ts';
import type { Visitor } from '../../auth/actor.ts';
import type { Log } from '../../log.ts';
import { liveSettingOf } from './registry.ts';
import type { LiveSetting, Stored } from './setting.ts';
import { KV_CHANNEL, storedValues } from './store.ts';
import { isOnFor } from './switch.ts';
import type { Switch, SwitchedFor } from './switch.ts';

/**
 * What staff decide while the product runs. Values are in memory, so that reading one costs no query; every process hears of a
 * change and reads again, also after its connection was lost. What does not fit its schema any more counts as not set.
 */
export type LiveSettings = {
  /** Of a setting of the `registry`. */
  read<Value>(setting: LiveSetting<Value>): Value;
  /** Why a value does not fit its key as the others are now; null when it does, and for a key that nothing reads. */
  problemWith(key: string, value: unknown): string | null;
  isOn(setting: LiveSetting<Switch>, who: Visitor | SwitchedFor): boolean;
  /** Throws UNAVAILABLE with the message when the switch is off for them. */
  requireOn(setting: LiveSetting<Switch>, who: Visitor | SwitchedFor, message: string): void;
  /** Reads everything again: whoever has just changed something sees it at once. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
};

export async function openLiveSettings(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  log: Log,
): Promise<LiveSettings> {
  const told = new Set<string>();

  async function readAll(): Promise<Stored> {
    const values: Stored = new Map((await storedValues(db)).map(({ key, value }) => [key, value]));
    for (const [key, value] of values) {
      const problem = liveSettingOf(key)?.problemWith(value, values) ?? null;
      if (problem === null || told.has(key)) continue;
      told.add(key);
      log.warn(`What is stored for “${key}” no longer fits; its default is used`, { error: problem });
    }
    return values;
  }

  const kept = await keepInMemory({ listen }, { channel: KV_CHANNEL, what: 'What staff decided', read: readAll, log });
  const read = <Value>(setting: LiveSetting<Value>): Value => setting.valueIn(kept.value());
  const isOn = (setting: LiveSetting<Switch>, who: Visitor | SwitchedFor): boolean =>
    isOnFor(read(setting), setting.key, 'userId' in who ? who : null);
  return {
    read,
    problemWith: (key, value) => liveSettingOf(key)?.problemWith(value, kept.value()) ?? null,
    isOn,
    requireOn(setting, who, message) {
      if (!isOn(setting, who)) throw unavailable(message);
    },
    readAgain: kept.readAgain,
    close: kept.close,
  };
}
