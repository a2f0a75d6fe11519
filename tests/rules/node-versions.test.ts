import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';

const ROOMS = ['app', 'backend', 'designer', 'hosting', 'sandbox', 'scoring', 'scripts', 'site'];
const files = [
  ...readdirSync('.').filter((name) => /\.(?:ts|mjs)$/.test(name)),
  ...ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
      .map((name) => join(room, name)),
  ),
];

type Taken = { module: string; name: string; file: string };

/** What a file takes by name from Node's own modules, types aside. */
function takenBy(file: string): Taken[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes("'node:")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const module = node.moduleSpecifier.text;
    const names = node.importClause?.namedBindings;
    if (!module.startsWith('node:') || node.importClause?.isTypeOnly || !names || !ts.isNamedImports(names)) return [];
    return names.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ propertyName, name }) => ({ module, name: (propertyName ?? name).text, file }));
  });
}

const packageSchema = z.object({
  engines: z.object({ node: z.string() }),
  devDependencies: z.record(z.string(), z.string()),
});
const tsconfigSchema = z.object({ compilerOptions: z.object({ lib: z.array(z.string()) }) });

describe(`Node ${process.versions.node}`, () => {
  it('has every module and name that the code takes from it', async () => {
    const taken = files.flatMap(takenBy);
    const missing: string[] = [];
    for (const module of new Set(taken.map(({ module }) => module))) {
      if (!builtinModules.includes(module.slice('node:'.length))) missing.push(module);
      else {
        const loaded: object = await import(/* @vite-ignore */ module);
        for (const { name, file } of taken.filter((one) => one.module === module))
          if (!(name in loaded)) missing.push(`${name} of ${module}, in ${file}`);
      }
    }
    expect(taken.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('of the oldest release that is supported is what types are checked by', () => {
    const { engines, devDependencies } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const { lib } = tsconfigSchema.parse(JSON.parse(readFileSync('tsconfig.json', 'utf8'))).compilerOptions;
    expect(engines.node).toBe('>=20');
    expect(devDependencies['@types/node']).toMatch(/^20\./);
    // Node 20 has no more of the language than this.
    expect(lib).toContain('ES2023');
  });
});
