import { getSection, sectionKinds } from '#site/sections/index.ts';
import type { SectionDefinition } from '#site/sections/definition.ts';
import type { Database } from '../../db/index.ts';
import { jsonText } from '../../json-text.ts';
import { storedDecisions } from '../section-library/store.ts';
import type { DecisionRow } from '../section-library/store.ts';
import { findDecision, templatesByKind } from './store.ts';

/** A kind of section as staff see it: with what was decided of it, or without. The API knows it by its kind. */
export type SectionEntry = {
  id: string;
  definition: SectionDefinition;
  row: DecisionRow | null;
  /** Of all kinds, asked for once for all entries that are read together. */
  templatesByKind(): Promise<ReadonlyMap<string, number>>;
};

function counting(db: Database): SectionEntry['templatesByKind'] {
  let counted: Promise<ReadonlyMap<string, number>> | undefined;
  return () => (counted ??= templatesByKind(db));
}

/** Every kind there is, in the order in which people are offered them. */
export async function allEntries(db: Database): Promise<SectionEntry[]> {
  const rows = new Map((await storedDecisions(db)).map((row) => [row.kind, row]));
  const templatesByKind = counting(db);
  return sectionKinds.flatMap((id) => {
    const definition = getSection(id);
    return definition ? [{ id, definition, row: rows.get(id) ?? null, templatesByKind }] : [];
  });
}

export async function findEntry(db: Database, kind: string): Promise<SectionEntry | null> {
  const definition = getSection(kind);
  if (!definition) return null;
  return { id: kind, definition, row: (await findDecision(db, kind)) ?? null, templatesByKind: counting(db) };
}

/** What is decided of a kind, field by field as its history keeps it and as two who edit it at once are told apart. */
export type DecisionFields = { isOn: boolean; hint: string; sample: string } & {
  [variant: `variant-${string}`]: boolean;
};

const PREFIX = 'variant-';
export const variantField = (variant: string) => `${PREFIX}${variant}` as const;

export function fieldsOf(definition: SectionDefinition, row: DecisionRow | null): DecisionFields {
  const off = row?.variantsOff ?? [];
  return {
    isOn: row?.isOn ?? true,
    ...variantFields(definition, off),
    hint: row?.hint ?? '',
    sample: jsonText(row?.sample ?? definition.sample),
  };
}

export const variantFields = ({ variants }: SectionDefinition, off: readonly string[]) =>
  Object.fromEntries(Object.keys(variants).map((variant) => [variantField(variant), !off.includes(variant)]));
