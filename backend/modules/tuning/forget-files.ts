import type { Services } from '../../context.ts';
import type { Tuning } from '../../integrations/fine-tuning/index.ts';
import type { TuningRow } from './store.ts';

const PATIENCE_MS = 20_000;

/** What is learned from does not stay with others longer than it is needed. A file that stays behind hurts no job. */
export async function forgetFiles(
  { tuning, log }: Pick<Services, 'log'> & { tuning: Tuning },
  { id, trainingFile, validationFile }: TuningRow,
): Promise<void> {
  for (const file of [trainingFile, validationFile])
    if (file !== null)
      await tuning
        .removeFile(file, AbortSignal.timeout(PATIENCE_MS))
        .catch((error: unknown) => log.warn('A file stayed at the endpoint', { error, id }));
}
