import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../entry.server.ts';
import { ExampleExportsDocument, ExampleImportDocument, ExampleImportsDocument } from './documents.server.ts';
import { IMPORT } from './example-entry.ts';
import { exampleSource } from './example-source.server.ts';

/** Files that came in, and what became of the one that the address names. */
export async function loadImports(args: LoaderFunctionArgs) {
  const api = await enter(exampleSource, args);
  const id = new URL(args.request.url).searchParams.get(IMPORT);
  const [{ exampleImports: imports }, told] = await Promise.all([
    api(ExampleImportsDocument),
    id === null ? null : api(ExampleImportDocument, { id }),
  ]);
  return { imports, report: told?.exampleImport ?? null };
}

/** Files that went out, and the tags that another one can be narrowed to. */
export async function loadExports(args: LoaderFunctionArgs) {
  const api = await enter(exampleSource, args);
  const { exampleExports: exports, exampleTags: tags } = await api(ExampleExportsDocument);
  return { exports, tags };
}

export type LoadedImports = Awaited<ReturnType<typeof loadImports>>;
export type LoadedExports = Awaited<ReturnType<typeof loadExports>>;
