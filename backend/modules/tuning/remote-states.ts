import type { RemoteJob } from '../../integrations/fine-tuning/index.ts';
import type { TuningRow } from './store.ts';

const ends: Record<string, 'DONE' | 'FAILED' | 'CANCELLED'> = {
  succeeded: 'DONE',
  success: 'DONE',
  completed: 'DONE',
  failed: 'FAILED',
  failed_validation: 'FAILED',
  error: 'FAILED',
  cancelled: 'CANCELLED',
  canceled: 'CANCELLED',
};

/** Whether it says that it is done, with a model or without. */
export const isSuccess = ({ status }: RemoteJob): boolean => ends[status.toLowerCase()] === 'DONE';

/**
 * How a job ended, told by what its endpoint says; null while it has not. A word that nobody knows ends nothing, nor does success without
 * a model.
 */
export function endOf({ status, model, error }: RemoteJob): Pick<TuningRow, 'state' | 'note' | 'model'> | null {
  const state = ends[status.toLowerCase()];
  if (state === undefined || (state === 'DONE' && model === null)) return null;
  if (state === 'DONE') return { state, note: '', model };
  const why = error === '' ? 'It does not say why.' : `It says: ${error}`;
  return { state, model: null, note: state === 'FAILED' ? `The endpoint ended it. ${why}` : '' };
}
