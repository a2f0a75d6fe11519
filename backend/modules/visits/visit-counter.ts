import { isbot } from 'isbot';
import type { Services } from '../../context.ts';
import { addVisits } from './store.ts';
import { addPage, addReferrer, sumOf, tallyOf } from './tallies.ts';
import type { Tallies } from './tallies.ts';

/** One page that was sent to a browser, with what it said of itself. Nothing of it but sums is kept. */
export type Visit = { websiteId: string; path: string; host: string; referrer?: string; agent?: string };

export type VisitCounter = { count(visit: Visit): void; flush(): Promise<void>; close(): Promise<void> };

const FLUSH_MS = 5_000;
const MAX_AGENTS = 5_000;
/** Days that wait for a database that is away; older ones are dropped. */
const MAX_DAYS = 7;

/**
 * Counts visits in memory and writes the sums now and then: a page view costs no query. What could not be written is
 * written with the next ones. Robots are left out. A crash loses some seconds' worth.
 */
export function createVisitCounter({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): VisitCounter {
  let counted: Tallies = new Map();
  let day = clock().toISOString().slice(0, 10);
  let nextDay = endOf(day);
  let writing = Promise.resolve();
  const waiting = new Map<string, Tallies>();
  const isPerson = createPersonCheck();

  function keep(ofDay: string, tallies: Tallies) {
    waiting.set(ofDay, sumOf(waiting.get(ofDay), tallies));
    for (const oldest of [...waiting.keys()].sort().slice(0, -MAX_DAYS)) waiting.delete(oldest);
  }

  function putAside() {
    if (counted.size > 0) keep(day, counted);
    counted = new Map();
  }

  async function writeWaiting() {
    for (const [ofDay, tallies] of [...waiting]) {
      waiting.delete(ofDay);
      await addVisits(db, ofDay, tallies).catch((error: unknown) => {
        keep(ofDay, tallies);
        throw error;
      });
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(() => {
      putAside();
      return writeWaiting().catch((error: unknown) => log.error('Visits could not be written', { error }));
    });
    return writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    flush,
    count({ websiteId, path, host, referrer, agent }) {
      if (!isPerson(agent)) return;
      const now = clock();
      if (now.getTime() >= nextDay) {
        putAside();
        day = now.toISOString().slice(0, 10);
        nextDay = endOf(day);
      }
      const tally = tallyOf(counted, websiteId);
      tally.visits += 1;
      addPage(tally, path);
      const from = referrer && !isWithin(referrer, host) && hostOf(referrer);
      if (from && from !== host) addReferrer(tally, from);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** A day of UTC ends at this moment. */
const endOf = (day: string) => Date.parse(day) + 86_400_000;

/** Whether it is plain to see that a referrer is a page of the same host: most are, and need no parsing. */
function isWithin(referrer: string, host: string): boolean {
  const at = referrer.indexOf('//') + 2;
  return referrer.startsWith(host, at) && '/:'.includes(referrer.charAt(at + host.length));
}

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
