import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Import = { from: string; to: string; isTypeOnly: boolean; isLater?: boolean };

const ROOMS = ['site', 'designer', 'scoring', 'backend', 'hosting', 'sandbox', 'app'] as const;
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

const files = [...ROOMS, 'tests', 'scripts'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name))),
);
const sources = [...files, 'server.ts', 'settings.ts', 'environment.ts', 'local-secrets.ts', 'instrument.server.ts'];

/** What a specifier means: a path from the root for our own files, the bare specifier for packages. */
function resolveImport(from: string, specifier: string) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier === '#settings') return 'settings.ts';
  return specifier.startsWith('#') ? specifier.slice(1) : `package:${specifier}`;
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isTypeOnly: boolean, isLater = false) => {
    if (node && ts.isStringLiteral(node))
      found.push({ from: file, to: resolveImport(file, node.text), isTypeOnly, isLater });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function byFile(list: Import[]): Map<string, Import[]> {
  const found = new Map<string, Import[]>();
  for (const one of list) found.set(one.from, [...(found.get(one.from) ?? []), one]);
  return found;
}

const imports = sources.flatMap(importsOf);
const product = imports.filter(({ from }) => !isTest(from));
const inRoom = (room: string) => product.filter(({ from }) => from.startsWith(`${room}/`));
const show = (list: Import[]) => list.map(({ from, to }) => `${from} imports ${to}`);
const isOurs = (to: string) => !to.startsWith('package:');
const isIn = (to: string, ...places: string[]) => places.some((place) => to === place || to.startsWith(`${place}/`));

/** The rows of a table of ARCHITECTURE.md by its first heading, each cell as it stands. */
function tableOf(heading: string): string[][] {
  const lines = readFileSync('ARCHITECTURE.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
/** What stands between backquotes. */
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const rowsOf = (heading: string) => tableOf(heading).map((cells) => ({ cells, names: cells.map(namesIn) }));

const packageOf = (to: string) => to.slice('package:'.length);
const isPackage = (to: string, names: string[]) => !isOurs(to) && isIn(packageOf(to), ...names);
/** `any`, `any but …`, or those that are named. */
const mayHave = (cell: string, to: string) => cell.startsWith('any') !== isPackage(to, namesIn(cell));

describe('who may import whom, as ARCHITECTURE.md says', () => {
  it.each(rowsOf('room'))('$names.0', ({ cells: [, , packages = ''], names: [[room = ''] = [], known = []] }) => {
    const wrong = inRoom(room).filter(({ to }) =>
      isOurs(to) ? !isIn(to, room, ...known) : !mayHave(packages, to) && !to.includes('@fontsource'),
    );
    expect(inRoom(room).length).toBeGreaterThan(0);
    expect(show(wrong)).toEqual([]);
  });

  it.each(rowsOf('packages'))(
    '$cells.0 only where they belong',
    ({ cells: [, where = ''], names: [names = [], places = []] }) => {
      const isAllowed = (from: string) =>
        isIn(from, ...places) || (where.includes('store.ts') && from.endsWith('/store.ts'));
      const wrong = product.filter(
        ({ from, to, isTypeOnly }) =>
          isPackage(to, names) && !isTypeOnly && !isAllowed(from) && !isIn(from, 'scripts', 'server.ts'),
      );
      expect(product.some(({ to }) => isPackage(to, names))).toBe(true);
      expect(show(wrong)).toEqual([]);
    },
  );

  it('modules of the backend know those of the layers above them', () => {
    const layers = rowsOf('layer').map(({ names: [, modules = []] }) => modules);
    const layerOf = (module: string) => layers.findIndex((modules) => modules.includes(module));
    const moduleOf = (file: string) => /^backend\/modules\/([^/]+)\//.exec(file)?.[1];
    const wrong = product.filter(({ from, to }) => {
      const [above, below] = [moduleOf(to), moduleOf(from)];
      return above && below && above !== below && layerOf(above) >= layerOf(below);
    });
    expect(show(wrong)).toEqual([]);
    expect(layers.flat().toSorted()).toEqual(readdirSync('backend/modules').toSorted());
  });

  it('what few need is loaded by who needs it, not at a start', () => {
    const kept = rowsOf('loaded when needed').flatMap(({ names: [names = []] }) => names);
    const atStart = ({ isTypeOnly, isLater }: Import) => !isTypeOnly && !isLater;
    const next = byFile(product.filter(atStart));
    const reached = new Set(['server.ts', ...inRoom('app/routes').map(({ from }) => from)]);
    for (const file of reached) for (const { to } of next.get(file) ?? []) reached.add(to);
    const wrong = product.filter(
      (one) =>
        atStart(one) && reached.has(one.from) && (isOurs(one.to) ? isIn(one.to, ...kept) : isPackage(one.to, kept)),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(show(wrong)).toEqual([]);
  });

  it('only stores and the database room hold SQL', () => {
    const wrong = sources.filter(
      (file) =>
        file.startsWith('backend/') &&
        !isTest(file) &&
        !file.startsWith('backend/db/') &&
        !file.endsWith('/store.ts') &&
        /\bsql`|`(?:\n\s*)?(?:with|select|insert into|update|delete from)\s[^`]*\b(?:from|set|values)\b/.test(
          readFileSync(file, 'utf8'),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('a route never imports another route', () => {
    const areaOf = (file: string) => file.split('/').slice(0, 3).join('/');
    const wrong = inRoom('app/routes').filter(({ from, to }) => isIn(to, 'app/routes') && areaOf(from) !== areaOf(to));
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
    for (const { from, to } of product) {
      if (isOurs(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
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
