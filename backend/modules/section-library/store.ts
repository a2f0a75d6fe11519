import type { Database } from '../../db/index.ts';
import { templateSections } from '../../db/schema.ts';

/** Carries kinds; a trigger tells of each change. */
export const SECTIONS_CHANNEL = 'template_sections';

export type DecisionRow = typeof templateSections.$inferSelect;

export const storedDecisions = (db: Database): Promise<DecisionRow[]> => db.select().from(templateSections);
