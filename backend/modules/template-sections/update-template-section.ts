import { z } from 'zod';
import { inPlainWords } from '#site/model/failure.ts';
import { neededKinds } from '#site/sections/library.ts';
import type { SectionDefinition } from '#site/sections/definition.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { jsonText, parseJsonText, requireFitting } from '../../json-text.ts';
import { parseInput } from '../../parse-input.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { plainText } from '../websites/plain-text.ts';
import { fieldsOf, findEntry, variantField, variantFields } from './entry.ts';
import type { DecisionFields, SectionEntry } from './entry.ts';
import { holdDecision, updateDecision } from './store.ts';

const MOST_SAMPLE = 50_000;

const inputSchema = z.object({
  isOn: z.boolean(),
  variantsOff: z.array(z.string().max(40)).max(100),
  hint: plainText(0, 500, '', 'A hint has at most 500 characters.'),
  sample: z.string().max(MOST_SAMPLE, 'A sample has at most 50,000 characters.'),
});

/**
 * Decides what new sections of a kind may be; kept in the audit log, and in effect in every process within a second. `seen` is
 * the version that was opened, 0 while nothing was decided; null: the last one wins. Throws NOT_FOUND, INVALID, and CONFLICT
 * where somebody else changed the same field meanwhile. Fields of both are called `isOn`, `variant-<id>`, `hint`, `sample`.
 */
export async function updateTemplateSection(
  context: Context,
  kind: string,
  { seen, ...input }: z.input<typeof inputSchema> & { seen: number | null },
): Promise<SectionEntry> {
  const person = requirePerson(context.actor, 'updateTemplateSection');
  const entry = await findEntry(context.db, kind);
  if (!entry) throw notFound('section');
  const { definition } = entry;
  const { isOn, variantsOff, hint, sample } = parseInput(inputSchema, input);
  const sent: DecisionFields = {
    isOn,
    ...variantFields(definition, variantsOff),
    hint,
    sample: jsonText(sampleFrom(definition, sample)),
  };
  const row = await context.db.transaction(async (db) => {
    const held = await holdDecision(db, kind, context.clock());
    const before = fieldsOf(definition, held);
    const subject = { kind: 'templateSection', id: kind } as const;
    const after = await mergeEdit(db, subject, { seen, standing: { version: held.version, fields: before }, sent });
    requireUsable(definition, after);
    const version = held.version + 1;
    const write = { action: 'updateTemplateSection', subject, version, before, after };
    const decided = {
      kind,
      isOn: after.isOn,
      variantsOff: Object.keys(definition.variants).filter((variant) => !after[variantField(variant)]),
      hint: after.hint,
      sample: after.sample === jsonText(definition.sample) ? null : JSON.parse(after.sample),
      version,
      updatedAt: context.clock(),
      updatedBy: await recordWrite(db, context, person, write),
    };
    await updateDecision(db, decided);
    return decided;
  });
  await context.sections.readAgain();
  return { ...entry, row };
}

/** Empty: the kind's own. */
function sampleFrom(definition: SectionDefinition, text: string): unknown {
  if (text.trim() === '') return definition.sample;
  const sample = parseJsonText(text, 'sample');
  requireFitting(definition.fields.strict(), sample, { field: 'sample', error: inPlainWords });
  return sample;
}

function requireUsable({ kind, label, variants }: SectionDefinition, decided: DecisionFields): void {
  const { [kind]: needed } = neededKinds;
  if (!decided.isOn && needed) throw invalid('isOn', `“${label}” cannot be switched off. ${needed}`);
  const names = Object.keys(variants);
  if (names.some((variant) => decided[variantField(variant)])) return;
  throw invalid(
    variantField(names[0] ?? ''),
    'Leave at least one layout on. To stop the whole section, switch the section itself off.',
  );
}
