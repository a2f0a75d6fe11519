import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Import = { from: string; to: string; isTypeOnly: boolean };

const ROOMS = ['site', 'designer', 'backend', 'hosting', 'sandbox', 'app'] as const;
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

const files = [...ROOMS, 'tests', 'scripts'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name))),
);
const sources = [...files, 'server.ts', 'settings.ts', 'local-secrets.ts'];

/** What a specifier means: a path from the root for our own files, the bare specifier for packages. */
function resolveImport(from: string, specifier: string) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier === '#settings') return 'settings.ts';
  return specifier.startsWith('#') ? specifier.slice(1) : `package:${specifier}`;
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isTypeOnly: boolean) => {
    if (node && ts.isStringLiteral(node)) found.push({ from: file, to: resolveImport(file, node.text), isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const imports = sources.flatMap(importsOf);
const product = imports.filter(({ from }) => !isTest(from));
const inRoom = (room: string) => product.filter(({ from }) => from.startsWith(`${room}/`));
const show = (list: Import[]) => list.map(({ from, to }) => `${from} imports ${to}`);
const isOurs = (to: string) => !to.startsWith('package:');
const isPackage = (to: string, names: string[]) =>
  names.some((name) => to === `package:${name}` || to.startsWith(`package:${name}/`));
const isIn = (to: string, ...places: string[]) => places.some((place) => to === place || to.startsWith(`${place}/`));

describe('who may import whom', () => {
  it('site is pure: itself, React, Zod and colour maths', () => {
    const wrong = inRoom('site').filter(({ to }) =>
      isOurs(to) ? !isIn(to, 'site') : !isPackage(to, ['react', 'react-dom', 'zod', 'culori']),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('designer knows site and nothing else of ours, and does no I/O', () => {
    const wrong = inRoom('designer').filter(({ to }) =>
      isOurs(to) ? !isIn(to, 'designer', 'site') : to.startsWith('package:node:'),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('backend knows site and designer, and nothing of Remix', () => {
    const wrong = inRoom('backend').filter(({ to }) =>
      isOurs(to)
        ? !isIn(to, 'backend', 'site', 'designer', 'settings.ts')
        : isPackage(to, ['@remix-run']) || to.startsWith('package:remix'),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('only stores and the database room touch the database', () => {
    const drivers = ['drizzle-orm', '@electric-sql/pglite', 'pg'];
    const wrong = inRoom('backend').filter(
      ({ from, to, isTypeOnly }) =>
        isPackage(to, drivers) && !isTypeOnly && !from.startsWith('backend/db/') && !from.endsWith('/store.ts'),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('only integrations touch a vendor’s kit', () => {
    const vendors = ['stripe', '@ai-sdk/openai-compatible', 'nodemailer'];
    const wrong = product.filter(
      ({ from, to }) => isPackage(to, vendors) && !/^(backend\/integrations|sandbox|designer\/model)\//.test(from),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('hosting knows site and the backend’s index', () => {
    const wrong = inRoom('hosting').filter(
      ({ to }) => isOurs(to) && !isIn(to, 'hosting', 'site', 'settings.ts') && to !== 'backend/index.ts',
    );
    expect(show(wrong)).toEqual([]);
  });

  it('app knows site, never the backend', () => {
    const wrong = inRoom('app').filter(({ to }) => isOurs(to) && !isIn(to, 'app', 'site', 'settings.ts'));
    expect(show(wrong)).toEqual([]);
  });

  it('a route never imports another route', () => {
    const areaOf = (file: string) => file.split('/').slice(0, 3).join('/');
    const wrong = inRoom('app/routes').filter(({ from, to }) => isIn(to, 'app/routes') && areaOf(from) !== areaOf(to));
    expect(show(wrong)).toEqual([]);
  });

  it('app/ui knows itself and React', () => {
    const wrong = inRoom('app/ui').filter(({ to }) =>
      isOurs(to)
        ? !isIn(to, 'app/ui')
        : !isPackage(to, ['react', 'react-dom', 'lucide-react', '@remix-run/react']) && !to.includes('@fontsource'),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('sandbox knows nothing of ours but the settings', () => {
    const wrong = inRoom('sandbox').filter(({ to }) => isOurs(to) && !isIn(to, 'sandbox', 'settings.ts'));
    expect(show(wrong)).toEqual([]);
  });

  it('server.ts wires rooms by their index only', () => {
    const wrong = imports.filter(
      ({ from, to }) => from === 'server.ts' && isOurs(to) && !/^[a-z]+(\/edge)?\/index\.ts$|^[a-z.-]+\.ts$/.test(to),
    );
    expect(show(wrong)).toEqual([]);
  });
});

describe('the shape of the house', () => {
  it('has no drawers', () => {
    const drawers = sources.filter((file) => /(^|\/)(utils?|lib|helpers?|common|shared|misc|v2)(\/|\.)/.test(file));
    expect(drawers).toEqual([]);
  });

  it('has no file with two subjects', () => {
    const long = sources.filter(
      (file) => !file.includes('/generated/') && readFileSync(file, 'utf8').split('\n').length > 400,
    );
    expect(long).toEqual([]);
  });

  it('opens every room with a README', () => {
    expect(ROOMS.filter((room) => !statSync(`${room}/README.md`, { throwIfNoEntry: false }))).toEqual([]);
  });

  it('has no circles between files', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, isTypeOnly } of product) {
      if (isOurs(to) && !isTypeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: string[]) => {
      if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });
});
