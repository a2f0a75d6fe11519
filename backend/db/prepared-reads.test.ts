import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreparedPGlite } from './prepared-reads.ts';

const database = new PreparedPGlite();
beforeAll(() => database.waitReady, 60_000);
afterAll(() => database.close());

describe('reads of the embedded database', () => {
  it('are prepared once when many ask the same at the same time, and leave the next ones alone', async () => {
    const asked = Array.from({ length: 8 }, (_, at) => database.query('select $1::int as number', [at]));
    const answers = await Promise.all(asked);
    expect(answers.flatMap(({ rows }) => rows)).toEqual(asked.map((_, number) => ({ number })));
    const others = ['select 1 as one', 'select 2 as two', 'select 3 as three'];
    const rows = await Promise.all(others.map((text) => database.query(text)));
    expect(rows.flatMap((answer) => answer.rows)).toEqual([{ one: 1 }, { two: 2 }, { three: 3 }]);
  });
});
