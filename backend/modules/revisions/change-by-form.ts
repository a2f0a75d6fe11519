import { z } from 'zod';
import { entry } from '#site/forms/entry.ts';
import { intents, type Asked, type Refused } from '#site/intents/index.ts';
import { onWebsite } from '../websites/on-website.ts';
import type { Context } from '../../context.ts';
import { FailedWithInput, Failure, invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { storedDocumentAt } from './read-document.ts';
import { appliedOn, baseOf } from './rebase.ts';
import { offeredFrom } from './offered-from.ts';
import { keepEdit, takeEdit } from './keep-edit.ts';
import type { WebsiteRow } from '../websites/store.ts';

const inputSchema = z.object({
  id: z.string(),
  baseRevision: z.number().int().nullish(),
  entries: z.array(z.tuple([z.string(), z.string()])),
  problems: z.record(z.string(), z.array(z.string())).nullish(),
});

/** What a form came to. `revision` is the one that `values` belong to: the form's own when nothing had to be changed. */
export type FormChange = Omit<Asked, 'ok' | 'operations' | 'mergedWith'> & { website: WebsiteRow; revision: number };

/**
 * Follows a form that was filled from `baseRevision`, the newest one when it says none: what its `intent` asks for becomes operations,
 * and those one revision, as with `changeWebsite`. `problems` are messages by field of what was refused on the way here: then nothing
 * is kept, and they come back with all that was typed. Throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT, LIMIT_REACHED or RATE_LIMITED; with
 * those that come of the form go its values (`FailedWithInput`), after a CONFLICT put together with what others changed.
 */
export async function changeByForm(context: Context, input: unknown): Promise<FormChange> {
  const { id, baseRevision, entries, problems } = parseInput(inputSchema, input);
  return onWebsite(context, 'changeByForm', id, async (db, website) => {
    const intent = intents.get(entry(entries, 'intent'));
    if (!intent) throw invalid('intent', 'This form asks for something that is not known here.');
    const number = website.currentRevision;
    const current = await storedDocumentAt(db, id, number);
    const base = await baseOf(db, website, current, baseRevision ?? number);
    const asked = intent.run({ document: base, form: entries, newId: context.ids });
    if (!asked.ok) throw refusal(asked, problems ?? {});
    const { ok: _ok, operations: wanted, mergedWith, ...said } = asked;
    if (problems && Object.keys(problems).length > 0) throw notTaken(said.values, problems);
    if (wanted.length === 0) return { ...said, website, revision: baseRevision ?? number };
    try {
      const operations = offeredFrom(context, base, wanted);
      await takeEdit(context);
      const applied = appliedOn(base, { document: current.document, number }, operations);
      const found = { before: current.document, earlier: current.stored, applied };
      const changed = await keepEdit(db, context, { website, operations, ...found });
      return { ...said, website: changed, revision: changed.currentRevision };
    } catch (error) {
      const isConflict = error instanceof Failure && error.details.code === 'CONFLICT';
      throw new FailedWithInput(error, isConflict && mergedWith ? mergedWith(current.document) : said.values);
    }
  });
}

function refusal({ code, message, fields, values }: Refused, problems: Record<string, string[]>): FailedWithInput {
  const details = code === 'INVALID' ? { code, fields: { ...fields, ...problems } } : { code };
  return new FailedWithInput(new Failure(message, details), values);
}

const notTaken = (values: unknown, problems: Record<string, string[]>): FailedWithInput =>
  new FailedWithInput(new Failure('A picture could not be taken.', { code: 'INVALID', fields: problems }), values);
