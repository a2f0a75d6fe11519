import { statfs } from 'node:fs/promises';
import { unavailable } from './failure.ts';

/** Below this nothing more is written: a database that finds no room at all stops for good. */
export const LEAST_BYTES = 64 * 1024 * 1024;
const EVERY_MS = 2_000;

/** Bytes that are free on the disk of a folder. */
export type MeasureRoom = (folder: string) => Promise<number>;

const measure: MeasureRoom = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const cannotSave = () =>
  unavailable('Changes cannot be saved right now. What was saved before is safe. Please try again later.');

/** Throws UNAVAILABLE when so many bytes more would leave less room in a folder than there must be. */
export async function requireRoom(folder: string, bytes: number, roomIn: MeasureRoom = measure): Promise<void> {
  if ((await roomIn(folder)) - bytes < LEAST_BYTES) throw cannotSave();
}

/**
 * Measures the room in a folder every few seconds. `onChange` hears when there is too little and when there is enough again,
 * and once more as long as it rejects. The returned function stops that.
 */
export function watchRoom(
  folder: string,
  onChange: (isShort: boolean) => Promise<void>,
  roomIn: MeasureRoom = measure,
): { look(): Promise<void>; stop(): Promise<void> } {
  let told = false;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const isShort = (await roomIn(folder)) < LEAST_BYTES;
    if (isShort === told) return;
    await onChange(isShort);
    told = isShort;
  };
  const lookOnce = () => {
    looking ??= look()
      // Whoever cannot be asked or told now is asked and told the next time.
      .catch(() => undefined)
      .finally(() => (looking = undefined));
    return looking;
  };
  const timer = setInterval(() => void lookOnce(), EVERY_MS).unref();
  return {
    look: lookOnce,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
