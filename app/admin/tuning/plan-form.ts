import { z } from 'zod';
import { planNames, type PlanName } from './tuning-address.ts';

/** What the form of a job says, as its address has it. */
export type PlanValues = Partial<Record<PlanName, string>>;

export const valuesIn = (params: URLSearchParams): PlanValues =>
  Object.fromEntries(planNames.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])));

const orNull = <Value extends string>(values: readonly Value[]) => z.enum(values).nullable().catch(null);

const planSchema = z.object({
  kind: z.enum(['ANSWER', 'PREFERENCE']).catch('ANSWER'),
  task: orNull(['BRIEF', 'MESSAGE']),
  source: orNull(['TRAINING', 'CONSENT', 'PLAYGROUND', 'IMPORT', 'HAND']),
  tag: z
    .string()
    .default('')
    .transform((tag) => tag || null),
  tools: z.enum(['NONE', 'USED', 'ALL']).catch('USED'),
  baseModel: z.string().default(''),
  epochs: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(z.int('Epochs are a whole number, such as 3.').nullable()),
});

/** The plan that such values ask for, or what is wrong with them by field. */
export function readPlan(values: PlanValues) {
  const parsed = planSchema.safeParse(values);
  if (parsed.success) return { ok: true as const, input: parsed.data };
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) (errors[path.join('.')] ??= []).push(message);
  return { ok: false as const, errors };
}
