// Generated files must be what their sources make: prints them again and compares.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesOf = () => [
  'backend/schema.graphql',
  ...readdirSync('app/graphql/generated').map((name) => join('app/graphql/generated', name)),
];
const stateOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const snapshot = () => new Map(filesOf().map((file) => [file, stateOf(file)]));

const before = snapshot();
for (const args of [
  ['--import', 'tsx', 'scripts/print-schema.ts'],
  ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--silent'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
const after = snapshot();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
if (stale.length) {
  console.error(`Not fresh, now printed again: ${stale.join(', ')}. Commit them.`);
  process.exit(1);
}
