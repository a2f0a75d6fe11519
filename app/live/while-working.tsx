import { LooksAgain } from './looks-again.tsx';
import { useLooksEvery } from './use-looks-every.ts';

const LOOK_MS = 1500;

/** Has a screen that shows something being made look again until it is there, with scripts and without. */
export function WhileWorking() {
  useLooksEvery(LOOK_MS);
  return <LooksAgain />;
}
