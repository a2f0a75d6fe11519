import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { Failure, invalid } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { findRivals, holdTemplate, updateTemplateRow } from './store.ts';
import type { TemplateRow } from './store.ts';
import { fieldsOf } from './template-input.ts';
import type { TemplateInput } from './template-input.ts';

/** Why a template that a public builder shows may not go. */
export const neededBy = (builderNumber: number): string =>
  `Builder ${builderNumber} needs it. Give that number to another template first.`;

type Taking = {
  id: string;
  /** As it stands; null for one that is being made. */
  before: Pick<TemplateRow, 'builderNumber' | 'published' | 'retiredAt'> | null;
  fields: TemplateInput;
  /** The template that may be asked to give up the builder number. */
  swapsWith: string | null;
};

/**
 * Makes sure that a template may have the slug and the builder number of `fields`, and writes it by `write`. A number that the template
 * `swapsWith` has is given up by it: it gets the one that this had, or none, with an audit entry of its own. Throws INVALID for what
 * another one has (with that one as `holder`, where it is a builder number), and for a number that people would find nothing behind.
 * Needs a transaction in which the names are held.
 */
export async function takeNames(
  db: Database,
  context: Context,
  person: Person,
  { id, before, fields, swapsWith }: Taking,
  write: (action: 'swapBuilderNumbers' | null) => Promise<TemplateRow>,
): Promise<TemplateRow> {
  const had = before?.builderNumber ?? null;
  const { builderNumber } = fields;
  // First of all: nobody is offered a swap that would be refused.
  if (builderNumber !== null && builderNumber !== had && (before?.retiredAt || !fields.published))
    throw invalid('builderNumber', 'People see what a builder shows: only a published template can be one.');
  const { ofSlug, ofBuilder } = await findRivals(db, { id, ...fields });
  const isRefused = ofBuilder && ofBuilder.id !== swapsWith;
  const offer = `Swap numbers, and it is ${had === null ? 'no longer a builder' : `builder ${had}`}.`;
  const refused: Record<string, string[]> = {
    ...(ofSlug && { slug: ['Another template has this slug.'] }),
    ...(isRefused && { builderNumber: [`“${ofBuilder.name}” is builder ${builderNumber}. ${offer}`] }),
  };
  const [first] = Object.values(refused).flat();
  if (first)
    throw new Failure(first, {
      code: 'INVALID',
      fields: refused,
      ...(isRefused && { holder: { id: ofBuilder.id, name: ofBuilder.name } }),
    });
  if (had !== null && builderNumber === had && before?.published && !fields.published)
    throw invalid('published', neededBy(had));

  const holder = ofBuilder && (await holdTemplate(db, ofBuilder.id));
  if (!holder) return write(null);
  // No two have one number, not even for a moment.
  await updateTemplateRow(db, holder.id, { builderNumber: null });
  const written = await write('swapBuilderNumbers');
  const version = holder.version + 1;
  const updatedBy = await recordWrite(db, context, person, {
    action: 'swapBuilderNumbers',
    subject: { kind: 'template', id: holder.id },
    version,
    before: fieldsOf(holder),
    after: { ...fieldsOf(holder), builderNumber: had },
  });
  const given = { builderNumber: had, updatedAt: context.clock(), updatedBy, version };
  await updateTemplateRow(db, holder.id, given);
  return written;
}
