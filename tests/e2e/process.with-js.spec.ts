import { Resolver } from 'node:dns/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { portOf } from '#tests/support/ports.ts';
import { fillDataFolder } from '#tests/support/in-memory-database.ts';
import { startProduct } from '#tests/support/start-product.ts';

let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pagewright-process-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a start prints the addresses and the local accounts, its data folder lets no second process in, and Ctrl-C ends it with code 0 even when it comes twice', async () => {
  const product = await startProduct({ port: portOf('start'), dataDir });
  const printed = product.output.join('');
  expect(printed).toContain(`http://localhost:${portOf('start')}`);
  for (const account of ['user@', 'admin@', 'trainer@']) expect(printed).toContain(`${account}pagewright.test`);
  const { headers } = await fetch(`http://localhost:${portOf('start')}/healthz`);
  expect(headers.get('keep-alive'), 'longer than the proxy keeps it').toBe('timeout=125');
  const names = portOf('start') + 3;
  expect(printed).toContain(`http://127.0.0.1:${names}/`);
  expect(await (await fetch(`http://127.0.0.1:${names}/`)).text()).toContain('<h1>Domains</h1>');
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${names}`]);
  expect(await resolver.resolve4('some-shop.localhost')).toEqual(['127.0.0.1']);
  const second = await startProduct({ port: portOf('secondOfTwo'), dataDir }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(second).toContain('ended with 1');
  expect(second).toMatch(/data folder/i);
  expect(second).not.toMatch(/\n\s+at /);
  const ended = product.stop('SIGINT');
  await product.stop('SIGINT');
  expect(await ended).toBe(0);
});

for (const [what, offset] of [
  ['the app', 0],
  ['a stand-in', 1],
  ['the stand-in of domains', 3],
] as const) {
  test(`a port that ${what} needs and another program has is named in one sentence`, async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(portOf('portTaken') + offset, '127.0.0.1', listening));
    await fillDataFolder(dataDir);
    const message = await startProduct({ port: portOf('portTaken'), dataDir }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    other.close();
    expect(message).toContain('ended with 1');
    expect(message).toContain(String(portOf('portTaken') + offset));
    expect(message).not.toMatch(/\n\s+at (?!.*start-product)/);
  });
}

test('a wrong setting stops the start and is named', async () => {
  const message = await startProduct({ port: portOf('settings'), dataDir, env: { SESSION_SECRETS: 'short' } }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(message).toContain('SESSION_SECRETS');
  expect(message).not.toMatch(/\n\s+at (?!.*start-product)/);
});
