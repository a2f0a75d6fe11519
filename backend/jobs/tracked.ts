import type { RunSql } from '../db/index.ts';

/**
 * pg-boss tidies up without being waited for: `settled` waits, so that the database is not closed beneath it. What a handler that
 * outlived the closing still wants to write is never answered: its job counts as not done.
 */
export function tracked(run: RunSql): { executeSql: RunSql; settled(): Promise<void> } {
  const open = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    executeSql: async (text, values) => {
      if (isClosed) return new Promise(() => undefined);
      const query = run(text, values);
      open.add(query);
      try {
        return await query;
      } finally {
        open.delete(query);
      }
    },
    settled: async () => {
      while (open.size > 0) await Promise.allSettled(open);
      isClosed = true;
    },
  };
}
