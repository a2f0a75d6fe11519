import { counted } from '#app/ui/number-format.tsx';

export type ImportCounts = { created: number; changed: number; unchanged: number; refused: number };

/** What came of an import, in words: how many posts of each kind; '' when there was none. */
export function importInWords({ created, changed, unchanged, refused }: ImportCounts): string {
  const said = [
    [created, 'imported'],
    [changed, 'updated'],
    [unchanged, 'already here'],
    [refused, 'left out'],
  ] as const;
  const [first, ...others] = said.filter(([count]) => count > 0).map(([count, word]) => ({ count, word }));
  if (!first) return '';
  const rest = others.map(({ count, word }) => `, ${count} ${word}`).join('');
  return `${counted(first.count, 'post')} ${first.word}${rest}.`;
}
