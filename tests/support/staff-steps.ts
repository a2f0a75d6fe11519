import type { TestPerson } from './api.ts';
import { good } from './website-steps.ts';

/** What staff decide while the product runs, by its key. */
export const decide = async (admin: TestPerson, key: string, value: unknown): Promise<void> =>
  void good(
    await admin.ask(
      'mutation ($key: ID!, $text: String!) { updateKvStorage(key: $key, text: $text, reason: "A test needs it.") { id } }',
      { key, text: JSON.stringify(value) },
    ),
  );

/** From now on its default counts again. */
export const leaveOpen = async (admin: TestPerson, key: string): Promise<void> =>
  void good(
    await admin.ask('mutation ($key: ID!) { deleteKvStorage(key: $key, reason: "A test needs it.") { id } }', { key }),
  );

export type SectionDecision = { isOn?: boolean; variantsOff?: string[]; hint?: string; sample?: string };

/** What staff decide of a kind of section; what is left out is as if nothing had been decided. */
export const decideSection = (staff: TestPerson, kind: string, decision: SectionDecision = {}, version?: number) =>
  staff.ask<{ updateTemplateSection: { version: number } }>(
    'mutation ($kind: ID!, $input: TemplateSectionInput!, $version: Int) { updateTemplateSection(kind: $kind, input: $input, version: $version) { version } }',
    { kind, input: { isOn: true, variantsOff: [], hint: '', sample: '', ...decision }, version },
  );
