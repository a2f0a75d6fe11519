import { designAtOnce, type Designer, type Understood } from '#designer/designer.ts';

/** What a designer reads of a description; nothing of an empty one. Rejects with INVALID when it cannot be read in time. */
export async function understoodOf(designer: Designer, brief: string): Promise<Understood[]> {
  if (brief.trim() === '') return [];
  const { understood } = await designAtOnce(designer, { text: brief }, { seed: 0 });
  return understood;
}
