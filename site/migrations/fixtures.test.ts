import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_VERSION } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';

const folder = new URL('fixtures/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('frozen documents of every version', () => {
  it('are there for each version up to the present one', () => {
    for (let version = 1; version <= DOCUMENT_VERSION; version++) expect(names).toContain(`document-v${version}.json`);
  });

  it.each(names)('%s loads, and no text of it is lost', (name) => {
    const frozen: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const parsed = parseDocument(frozen);
    expect(parsed.ok ? null : parsed.failure).toBeNull();
    const now = new Set(textsOf(parsed));
    expect(textsOf(frozen).filter((text) => !now.has(text))).toEqual([]);
  });
});
