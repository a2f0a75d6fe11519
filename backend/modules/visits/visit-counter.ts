import { isbot } from 'isbot';
import type { Services } from '../../context.ts';
import { addVisits } from './store.ts';
import type { Tally } from './store.ts';

/** One page that was sent to a browser, with what it said of itself. Nothing of it but sums is kept. */
export type Visit = { websiteId: string; path: string; host: string; referrer?: string; agent?: string };

export type VisitCounter = { count(visit: Visit): void; flush(): Promise<void>; close(): Promise<void> };

const FLUSH_MS = 5_000;
/** Referrers are what anybody writes into a header: so many different ones are told apart between two writes. */
const MAX_REFERRERS = 50;
const MAX_AGENTS = 5_000;

/**
 * Counts visits in memory and writes the sums now and then: a page view costs no query. Robots are left out. A crash loses
 * some seconds' worth.
 */
export function createVisitCounter({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): VisitCounter {
  let counted = new Map<string, Tally>();
  let day = clock().toISOString().slice(0, 10);
  let nextDay = endOf(day);
  let writing = Promise.resolve();
  const isPerson = createPersonCheck();

  function flush(): Promise<void> {
    if (counted.size > 0) {
      const [ofDay, tallies] = [day, counted];
      counted = new Map();
      writing = writing
        .then(() => addVisits(db, ofDay, tallies))
        .catch((error: unknown) => log.error('Visits could not be written', { error }));
    }
    return writing;
  }

  function tallyOf(websiteId: string): Tally {
    const known = counted.get(websiteId);
    if (known) return known;
    const tally: Tally = { visits: 0, page: new Map(), referrer: new Map() };
    counted.set(websiteId, tally);
    return tally;
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    flush,
    count({ websiteId, path, host, referrer, agent }) {
      if (!isPerson(agent)) return;
      const now = clock();
      if (now.getTime() >= nextDay) {
        void flush();
        day = now.toISOString().slice(0, 10);
        nextDay = endOf(day);
      }
      const tally = tallyOf(websiteId);
      tally.visits += 1;
      addOne(tally.page, path);
      const from = referrer && hostOf(referrer);
      if (from && from !== host && (tally.referrer.has(from) || tally.referrer.size < MAX_REFERRERS))
        addOne(tally.referrer, from);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** A day of UTC ends at this moment. */
const endOf = (day: string) => Date.parse(day) + 86_400_000;

const addOne = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** `https://www.news.example/today` → `news.example`; null for what is no web address. */
function hostOf(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (!url.protocol.startsWith('http')) return null;
  return url.hostname.replace(/^www\./, '').slice(0, 100) || null;
}

/** Browsers say the same again and again: each agent is looked at once. */
function createPersonCheck(): (agent: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (agent) => {
    if (!agent) return false;
    const before = known.get(agent);
    if (before !== undefined) return before;
    if (known.size >= MAX_AGENTS) known.clear();
    const isOne = !isbot(agent);
    known.set(agent, isOne);
    return isOne;
  };
}
