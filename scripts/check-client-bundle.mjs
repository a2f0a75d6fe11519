// What browsers are sent must hold no server code (no module of Node, no backend, no secret's name), and its files must
// not import each other in a circle: one of them would then run before what it needs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FORBIDDEN = [
  'node:crypto',
  'node:fs',
  'drizzle-orm',
  'pglite',
  'SESSION_SECRETS',
  'AUTH0_CLIENT_SECRET',
  'sk_test_',
  'oidc-provider',
];
const folder = 'build/client/assets';
const texts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const found = [...texts].flatMap(([name, text]) =>
  FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${name} contains ${word}`),
);

const importsOf = (name) =>
  [...(texts.get(name) ?? '').matchAll(/\bfrom\s*"\.\/([^"]+\.js)"/g)].map(([, other]) => other);
const seen = new Set();
function findCircle(name, path) {
  if (path.includes(name)) found.push(`a circle of imports: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`);
  if (seen.has(name)) return;
  seen.add(name);
  for (const other of importsOf(name)) findCircle(other, [...path, name]);
}
for (const name of texts.keys()) findCircle(name, []);

if (!texts.size) found.push('there is no client bundle');
if (found.length) {
  console.error(found.join('\n'));
  process.exit(1);
}
