import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node gives the collector to those who ask for it by a flag. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
