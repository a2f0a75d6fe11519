import type { Services } from '../../../context.ts';
import type { Registrar } from '../../../integrations/registrar.ts';

/** What was bought while buying was switched on waits until it is again. */
export function requireRegistrar({ registrar }: Pick<Services, 'registrar'>): Registrar {
  if (!registrar) throw new Error('Buying names is switched off, and somebody has paid for one');
  return registrar;
}
