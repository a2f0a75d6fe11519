// What browsers are sent must hold no server code: no module of Node, no backend, no secret's name.
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
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const found = scripts.flatMap((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${name} contains ${word}`);
});
if (!scripts.length) found.push('there is no client bundle');
if (found.length) {
  console.error(found.join('\n'));
  process.exit(1);
}
