import type { Services } from '../../context.ts';
import { addVisits } from './store.ts';

const FLUSH_MS = 5_000;

export type VisitCounter = { count(websiteId: string): void; flush(): Promise<void>; close(): Promise<void> };

/** Counts visits in memory and writes the sums now and then: a page view costs no query. A crash loses some seconds' worth. */
export function createVisitCounter({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): VisitCounter {
  let counted = new Map<string, number>();
  const dayNow = () => clock().toISOString().slice(0, 10);
  let day = dayNow();
  let writing = Promise.resolve();

  function flush(): Promise<void> {
    if (counted.size > 0) {
      const [ofDay, visits] = [day, counted];
      counted = new Map();
      writing = writing
        .then(() => addVisits(db, ofDay, visits))
        .catch((error: unknown) => log.error('Visits could not be written', { error }));
    }
    return writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    flush,
    count(websiteId) {
      const today = dayNow();
      if (today !== day) {
        void flush();
        day = today;
      }
      counted.set(websiteId, (counted.get(websiteId) ?? 0) + 1);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
