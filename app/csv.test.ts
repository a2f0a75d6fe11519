import { describe, expect, it } from 'vitest';
import { csvDownload } from './csv-download.server.ts';
import { csvHead, csvLines, type CsvColumn } from './csv.ts';

type Person = { name: string; message: string };
const columns: CsvColumn<Person>[] = [
  { title: 'Name', of: ({ name }) => name },
  { title: 'Message', of: ({ message }) => message },
];
const person: Person = { name: 'Ida', message: 'Hello' };
const line = (change: Partial<Person>) => csvLines(columns, [{ ...person, ...change }]);

describe('rows as CSV', () => {
  it('have a head and a line each', () => {
    expect(csvHead(columns)).toBe('\uFEFFName,Message\r\n');
    expect(csvLines(columns, [person, person])).toBe('Ida,Hello\r\nIda,Hello\r\n');
  });

  it('keep commas, quotes and lines within their cell', () => {
    expect(line({ message: 'Two loaves,\n"rye", please' })).toContain(',"Two loaves,\n""rye"", please"');
  });

  it('never become formulas, whatever people write', () => {
    for (const attack of [
      '=1+1',
      '+49 30 1',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '  =cmd',
      '|calc',
      '=HYPERLINK("http://x","y")',
    ])
      expect(line({ message: attack })).toContain(`,"'${attack.replaceAll('"', '""')}"`);
    expect(line({ message: 'Ida = Ole' })).toContain(',Ida = Ole');
  });

  it('are read page by page, no sooner than they are wanted', async () => {
    const asked: number[] = [];
    async function* pages() {
      for (let page = 1; page <= 50; page += 1) {
        asked.push(page);
        yield [{ ...person, name: `Page ${page}` }];
      }
    }
    const answer = csvDownload('people.csv', columns, pages());
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
    const reader = answer.body?.getReader();
    for (let piece = 0; piece < 3; piece += 1) await reader?.read();
    expect(asked.length).toBeLessThan(10);
    await reader?.cancel();
  });
});
