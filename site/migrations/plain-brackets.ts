import { isRecord } from '../model/json.ts';

const PLAIN: Record<string, string> = { '⟦': '[', '⟧': ']' };

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[⟦⟧]/g, (bracket) => PLAIN[bracket] ?? bracket);
  if (Array.isArray(value)) return value.map(plain);
  return isRecord(value) ? withPlainBrackets(value) : value;
}

/** The same data with brackets that have no meaning where ⟦ and ⟧ stood. */
export const withPlainBrackets = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
