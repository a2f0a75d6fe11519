import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { arbitraryWish, operationFor, type Wish } from '#tests/support/arbitrary-operation.ts';
import {
  applyChanges,
  applyOperations,
  changesBetween,
  rebase,
  restoreSection,
  sectionHashes,
  type Change,
} from './index.ts';

/** `npm run bench -- quality` walks ten thousand sequences through the first property, the suite a few hundred through each. */
const SEQUENCES = Number(process.env.OPERATION_SEQUENCES ?? 500);
const numRuns = (share: number) => Math.ceil(SEQUENCES * share);

const starts = [sampleDocument({ pages: 3, perPage: 2 }), sampleDocument({ pages: 2, perPage: 4 })];
const wishes = fc.array(arbitraryWish, { minLength: 1, maxLength: 5 });
const start = fc.constantFrom(...starts);
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** JSON whose objects have their keys in another order, as a database may give them back. */
function shuffled<Value>(value: Value): Value;
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => shuffled(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, shuffled(entry)]),
  );
}

type Step = { before: WebsiteDocument; after: WebsiteDocument; forward: Change[]; inverse: Change[] };

/** Makes the wishes come true one after the other; those that are refused must leave everything alone. */
function walk(document: WebsiteDocument, list: Wish[]): { steps: Step[]; end: WebsiteDocument } {
  const steps: Step[] = [];
  let current = document;
  for (const wish of list) {
    const result = applyOperations(current, [operationFor(wish, current)]);
    if (!result.ok) {
      expect(result.failure.message.length).toBeGreaterThan(10);
      continue;
    }
    const { document: after, forward, inverse } = result;
    steps.push({ before: current, after, forward, inverse });
    current = after;
  }
  return { steps, end: current };
}

function applied(document: WebsiteDocument, changes: Change[]): WebsiteDocument {
  const result = applyChanges(document, changes);
  if (!result.ok) throw new Error(result.failure.message);
  return result.document;
}

describe('random sequences of operations', () => {
  it('are taken back to the same bytes, and made again to the same bytes', () => {
    fc.assert(
      fc.property(start, wishes, (document, list) => {
        const bytes = JSON.stringify(document);
        const { steps, end } = walk(document, list);
        const undone = steps
          .toReversed()
          .reduce((now, { inverse }) => applied(now, shuffled(stored(inverse))), stored(end));
        expect(JSON.stringify(undone)).toBe(bytes);
        const redone = steps.reduce((now, { forward }) => applied(now, stored(forward)), undone);
        expect(JSON.stringify(redone)).toBe(JSON.stringify(end));
        expect(JSON.stringify(document)).toBe(bytes);
      }),
      { numRuns: numRuns(1) },
    );
  });

  it('give valid documents that survive storage, and leave untouched sections alone', () => {
    fc.assert(
      fc.property(start, wishes, (document, list) => {
        const { steps, end } = walk(document, list);
        const parsed = parseDocument(shuffled(stored(end)));
        expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(end));
        const touched = new Set(steps.flatMap(({ forward }) => forward.map(({ path }) => path[1])));
        const before = sectionHashes(document);
        const after = sectionHashes(end);
        for (const [id, hash] of Object.entries(before)) if (!touched.has(id)) expect(after[id]).toBe(hash);
      }),
      { numRuns: numRuns(0.3) },
    );
  });

  it('are undone in one step by the difference of start and end', () => {
    fc.assert(
      fc.property(start, wishes, (document, list) => {
        const { end } = walk(document, list);
        const { forward, inverse } = changesBetween(stored(document), stored(end));
        expect(JSON.stringify(applied(document, forward))).toBe(JSON.stringify(end));
        expect(JSON.stringify(applied(end, inverse))).toBe(JSON.stringify(document));
      }),
      { numRuns: numRuns(0.3) },
    );
  });
});

describe('two writers', () => {
  it('both keep what they did, or are told what they both touched; nothing of either is lost silently', () => {
    let merged = 0;
    let conflicting = 0;
    fc.assert(
      fc.property(start, arbitraryWish, wishes, (base, wish, list) => {
        const { end: newer } = walk(base, list);
        const operation = operationFor(wish, base);
        const mine = applyOperations(base, [operation]);
        const result = rebase(base, newer, [operation]);
        if (!mine.ok) {
          expect(result.ok).toBe(false);
          return;
        }
        if (!result.ok) {
          conflicting++;
          if ('conflicts' in result)
            for (const { label, path } of result.conflicts) expect([label, path]).not.toContain('');
          return;
        }
        merged++;
        expect(parseDocument(stored(result.document)).ok).toBe(true);
        const written = new Set(mine.forward.map(({ path }) => path.join('/')));
        const kept = changesBetween(newer, result.document).forward.filter(({ path }) => path[2] !== 'place');
        for (const { path } of kept) expect(written).toContain(path.join('/'));
        expect(JSON.stringify(applied(result.document, result.inverse))).toBe(JSON.stringify(newer));
      }),
      { numRuns: numRuns(0.4) },
    );
    expect(merged).toBeGreaterThan(numRuns(0.1));
    expect(conflicting).toBeGreaterThan(numRuns(0.004));
  });
});

describe('restoring one section', () => {
  it('brings back that section and keeps all later work elsewhere', () => {
    fc.assert(
      fc.property(start, wishes, fc.nat(30), (older, list, choice) => {
        const { end } = walk(older, list);
        const all = older.pages.flatMap(({ sections }) => sections);
        const section = all[choice % all.length];
        const result = restoreSection(end, older, section?.id ?? '');
        if (!result.ok) throw new Error(result.failure.message);
        const { [section?.id ?? '']: restored, ...others } = sectionHashes(result.document);
        const { [section?.id ?? '']: _now, ...elsewhere } = sectionHashes(end);
        expect(restored).toBe(sectionHashes(older)[section?.id ?? '']);
        expect(others).toEqual(elsewhere);
        expect({ ...result.document, pages: [] }).toEqual({ ...end, pages: [] });
      }),
      { numRuns: numRuns(0.1) },
    );
  });
});
