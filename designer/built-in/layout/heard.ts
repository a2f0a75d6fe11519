import { signalsOf } from '../reading/addressee/signals.ts';
import type { Statement } from '../reading/reading.ts';
import type { Tongue } from '../reading/tongue.ts';
import { isItem } from './text.ts';

/** What a statement's own words tell, wherever it stands. Pairs of signs tell who is spoken to, and are left out. */
export function heardIn(statement: Statement, tongue: Tongue): string[] {
  const clause = {
    ...statement,
    role: 'fact',
    form: isItem(statement) ? 'item' : 'sentence',
    label: '',
    value: statement,
  } as const;
  return signalsOf(clause, { isFirst: false, isLast: false, share: null }, tongue).filter(
    (signal) => !signal.includes('+'),
  );
}
