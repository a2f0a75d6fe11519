import type { Log } from './context.ts';
import type { OpenedDatabase } from './db/index.ts';
import { WEBSITE_CHANNEL } from './modules/websites/store.ts';

/** Tells that something about a website is new, whichever process did it. */
export type WebsiteUpdates = {
  /** The returned function stops the listener. */
  on(websiteId: string, listener: () => void): () => void;
  close(): Promise<void>;
};

export async function listenToWebsites(opened: OpenedDatabase, log: Log): Promise<WebsiteUpdates> {
  const listeners = new Map<string, Set<() => void>>();
  const stop = await opened.listen(WEBSITE_CHANNEL, (websiteId) => {
    for (const listener of [...(listeners.get(websiteId) ?? [])]) {
      try {
        listener();
      } catch (error) {
        log.error('A listener failed', { error, websiteId });
      }
    }
  });
  return {
    on(websiteId, listener) {
      const those = listeners.get(websiteId) ?? new Set();
      listeners.set(websiteId, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(websiteId);
      };
    },
    close: stop,
  };
}
