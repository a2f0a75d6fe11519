import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
let compiled: Promise<WebAssembly.Module> | undefined;

/** The embedded database's program, compiled once a process: a thread that begins anew goes on with what is compiled already. */
export function databaseProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
