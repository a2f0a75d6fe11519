import type { Log } from './log.ts';
import type { OpenedDatabase } from './db/index.ts';
import { WEBSITE_CHANNEL } from './modules/websites/store.ts';

/** `tell`: something is new. `end`: nothing will be told any more, since this process is closing. */
type Listener = { tell(): void; end?(): void };

/** Tells that something about a website is new, whichever process did it. */
export type WebsiteUpdates = {
  /** The returned function stops the listener. */
  on(websiteId: string, listener: Listener): () => void;
  /** Ends all who listen for long, so that an open stream does not hold up the end of the process. */
  end(): void;
  close(): Promise<void>;
};

export async function listenToWebsites(opened: OpenedDatabase, log: Log): Promise<WebsiteUpdates> {
  const listeners = new Map<string, Set<Listener>>();
  let isEnded = false;
  const everybody = () => [...listeners.values()].flatMap((those) => [...those]);
  const stop = await opened.listen(WEBSITE_CHANNEL, (websiteId) => {
    for (const listener of websiteId === null ? everybody() : [...(listeners.get(websiteId) ?? [])]) {
      try {
        listener.tell();
      } catch (error) {
        log.error('A listener failed', { error, websiteId });
      }
    }
  });
  return {
    on(websiteId, listener) {
      if (isEnded) listener.end?.();
      const those = listeners.get(websiteId) ?? new Set();
      listeners.set(websiteId, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(websiteId);
      };
    },
    end() {
      isEnded = true;
      for (const listener of everybody()) listener.end?.();
    },
    close: stop,
  };
}
