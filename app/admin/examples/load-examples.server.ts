import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { enter, loadEntry } from '../entry.server.ts';
import { loadNew } from '../form.server.ts';
import { loadList } from '../list.server.ts';
import { EXAMPLE } from './example-entry.ts';
import { exampleSource, withTags } from './example-source.server.ts';
import { loadExamplesGate, loadLiveSet } from './load-sets.server.ts';
import { loadExports, loadImports } from './load-files.server.ts';

const judgedSchema = z
  .object({
    undo: z.string().max(64),
    count: z.coerce.number().int().min(0),
    as: z.enum(['NEW', 'APPROVED', 'REJECTED']),
  })
  .nullable()
  .catch(null);

/** What the address asks for: the list, one example, a form, or files. */
export async function loadExamples(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const id = params.get(EXAMPLE);
  const judged = judgedSchema.parse(Object.fromEntries(params));
  const panel = params.get('panel');
  if (id !== null) {
    const data = await loadEntry(exampleSource, { ...args, params: { id } });
    return panel === 'edit' ? { view: 'edit' as const, data } : { view: 'entry' as const, judged, data };
  }
  if (panel === 'new') return { view: 'new' as const, data: await loadNew(exampleSource, args) };
  if (panel === 'import') return { view: 'import' as const, data: await loadImports(args) };
  if (panel === 'export') return { view: 'export' as const, data: await loadExports(args) };
  if (panel === 'gate') return { view: 'gate' as const, data: await loadExamplesGate(args) };
  const api = await enter(exampleSource, args);
  const [{ tags, source }, sets] = await Promise.all([withTags(api), loadLiveSet(api)]);
  return { view: 'list' as const, judged, tags, sets, data: await loadList({ ...exampleSource, ...source }, args) };
}

export type LoadedExamples = Awaited<ReturnType<typeof loadExamples>>;
export type Judged = NonNullable<z.output<typeof judgedSchema>>;
