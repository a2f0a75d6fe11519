import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { kb, type Row } from '../row.ts';

const ASSETS = 'build/client/assets';
const LIMIT = 110 * 1024;

const filesSchema = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifestSchema = z.object({
  entry: filesSchema,
  routes: z.record(z.string(), filesSchema.extend({ parentId: z.string().optional() })),
});

function readManifest() {
  const name = readdirSync(ASSETS).find((file) => file.startsWith('manifest-') && file.endsWith('.js')) ?? '';
  const text = readFileSync(join(ASSETS, name), 'utf8');
  return { name, ...manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))) };
}

/** What the build packed is what a browser is sent; what does not get smaller goes as it is. */
function sentBytes(file: string) {
  const plain = join(ASSETS, file);
  return statSync(existsSync(`${plain}.gz`) ? `${plain}.gz` : plain).size;
}

/** The script that the page of each route names: its own, its layouts', the entry and the list of routes, packed by gzip. */
export async function everyScreenRows(): Promise<Row[]> {
  const { name, entry, routes } = readManifest();
  const sizes = Object.keys(routes).map((id) => {
    const files = new Set([name, entry.module, ...entry.imports]);
    for (let at = routes[id]; at; at = routes[at.parentId ?? ''])
      for (const file of [at.module, ...at.imports]) files.add(file);
    const bytes = [...files].reduce((sum, file) => sum + sentBytes(basename(file)), 0);
    return { id, bytes };
  });
  const [largest, ...rest] = sizes.sort((a, b) => b.bytes - a.bytes);
  if (!largest) throw new Error('The build has no routes');
  const over = [largest, ...rest].filter(({ bytes }) => bytes > LIMIT);
  return [
    {
      what: `JavaScript that the page of a route names, gzip, the largest of ${sizes.length} routes`,
      measured: `${kb(largest.bytes)} (${largest.id})${over.length > 1 ? `; ${over.length} are over` : ''}`,
      mustReach: '≤ 110 KB',
      reached: over.length === 0,
    },
  ];
}
