import type { z } from 'zod';
import type { WebsiteDocument } from '../model/document.ts';
import type { Failed } from '../model/failure.ts';

/**
 * One way to change a document. `apply` is pure and makes the change without judging the values: what comes out is
 * checked as a whole by `applyOperations`. It fails only where there is nothing to change. `describe` says in one
 * sentence, without a full stop, what was done.
 */
export type Verb<Schema extends z.ZodType = z.ZodType> = {
  type: string;
  /** What it does, and what a caller has to know: shown to developers and given to models as it stands. */
  hint: string;
  schema: Schema;
  apply(document: WebsiteDocument, operation: z.output<Schema>): WebsiteDocument | Failed;
  describe(operation: z.output<Schema>, before: WebsiteDocument, after: WebsiteDocument): string;
};

export const isFailed = (result: WebsiteDocument | Failed): result is Failed => 'ok' in result;
