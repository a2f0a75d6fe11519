import { describe, expect, it } from 'vitest';
import { createNameTable } from './name-table.ts';

const MILLION = 1_000_000;
const nameOf = (nth: number) => `www.bakery-${nth}.example`;

describe('a table of names', () => {
  it('holds a million names in 24 MB, finds each of them and no other', () => {
    const table = createNameTable();
    for (let nth = 0; nth < MILLION; nth += 1) table.set(nameOf(nth), 1 + (nth % 3));
    expect(table.size).toBe(MILLION);
    expect(table.bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
    let wrong = 0;
    for (let nth = 0; nth < MILLION; nth += 7) if (table.get(nameOf(nth)) !== 1 + (nth % 3)) wrong += 1;
    for (let nth = 0; nth < 100_000; nth += 1) if (table.get(`unknown-${nth}.example`) !== 0) wrong += 1;
    expect(wrong).toBe(0);
  });

  it('says what was set last, and nothing of what was taken out', () => {
    const table = createNameTable();
    table.set('rye.example', 1);
    table.set('rye.example', 3);
    expect([table.get('rye.example'), table.size]).toEqual([3, 1]);
    table.delete('rye.example');
    table.delete('never.example');
    expect([table.get('rye.example'), table.size]).toEqual([0, 0]);
    table.set('rye.example', 2);
    expect([table.get('rye.example'), table.size]).toEqual([2, 1]);
  });

  it('does not grow by names that come and go', () => {
    const table = createNameTable();
    for (let nth = 0; nth < 20_000; nth += 1) {
      table.set(nameOf(nth), 1);
      if (nth >= 500) table.delete(nameOf(nth - 500));
    }
    expect([table.size, table.get(nameOf(19_999)), table.get(nameOf(19_499))]).toEqual([500, 1, 0]);
    expect(table.bytes).toBeLessThan(20_000);
  });
});
