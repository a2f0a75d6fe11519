// Finds the server that does TLS and a certificate authority for its test, or installs them. Only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TOOLS = ['caddy', 'pebble', 'pebble-challtestsrv', 'openssl'];

const pathOf = (tool) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${tool}`)
    .find((path) => existsSync(path));

/** Which of them are not there. */
export const missingEdgeTools = () => TOOLS.filter((tool) => !pathOf(tool));

/** Tries to leave them on the machine, where that takes no question to anybody; their test says when it was left out. */
export function tryEdgeTools() {
  if (missingEdgeTools().length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.info('Installing a server for the tests of certificates …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'caddy', 'pebble', 'openssl');
  // The package starts a server of its own, which nobody asked for.
  spawnSync('systemctl', ['disable', '--now', 'caddy'], { stdio: 'ignore' });
}
