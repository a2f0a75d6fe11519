import { describe, expect, it } from 'vitest';
import type { SubmissionView } from './load-submissions.server.ts';
import { csvHead, csvLines } from './to-csv.ts';

const submission: SubmissionView = {
  id: '1',
  kind: 'CONTACT',
  name: 'Ida',
  email: 'ida@example.test',
  phone: '',
  message: 'Hello',
  spam: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  unsubscribeAddress: null,
};
const line = (change: Partial<SubmissionView>) => csvLines([{ ...submission, ...change }]);

describe('submissions as CSV', () => {
  it('have a head and a line each', () => {
    expect(csvHead).toBe('\uFEFFDate,Form,Name,Email,Phone,Message,Unsubscribe\r\n');
    expect(csvLines([submission, submission]).split('\r\n')).toEqual([
      '2026-11-21T09:00:00.000Z,contact,Ida,ida@example.test,,Hello,',
      '2026-11-21T09:00:00.000Z,contact,Ida,ida@example.test,,Hello,',
      '',
    ]);
  });

  it('keep commas, quotes and lines within their cell', () => {
    expect(line({ message: 'Two loaves,\n"rye", please' })).toContain(',"Two loaves,\n""rye"", please",');
  });

  it('never become formulas, whatever people write', () => {
    for (const attack of [
      '=1+1',
      '+49 30 1',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '  =cmd',
      '|calc',
      '=HYPERLINK("http://x","y")',
    ])
      expect(line({ name: attack })).toContain(`,"'${attack.replaceAll('"', '""')}",`);
    expect(line({ name: 'Ida = Ole' })).toContain(',Ida = Ole,');
  });
});
