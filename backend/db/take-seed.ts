import type { Database } from './database.ts';
import { seeds } from './schema.ts';

/** True for the one caller, ever, that may put in what this seed stands for: what people changed or deleted since stays so. */
export async function takeSeed(db: Database, name: string, at: Date): Promise<boolean> {
  const taken = await db.insert(seeds).values({ name, at }).onConflictDoNothing().returning();
  return taken.length > 0;
}
