import type pg from 'pg';

type Hear = (payload: string | null) => void;

/** Who wants to hear what is notified on which channel, on a connection that may be made anew. */
export function createNotifications() {
  const listeners = new Map<string, Set<Hear>>();
  return {
    /** The returned function stops that. */
    add(channel: string, hear: Hear): () => void {
      const those = listeners.get(channel) ?? new Set();
      listeners.set(channel, those.add(hear));
      return () => void those.delete(hear);
    },
    /** Listens on a new connection, and tells everybody that something may have been missed on the way to it. */
    async hearOn(client: pg.ClientBase): Promise<void> {
      client.on('notification', ({ channel, payload }) => {
        for (const hear of listeners.get(channel) ?? []) hear(payload ?? '');
      });
      for (const [channel, those] of listeners) {
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        for (const hear of those) hear(null);
      }
    },
  };
}
