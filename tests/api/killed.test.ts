import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { isPostgresLeftOut, startPostgres } from '#tests/support/postgres-server.ts';
import { good, heading, type WebsiteAnswer } from '#tests/support/website-steps.ts';
import { processFile } from '#tests/support/bundles.ts';

vi.setConfig({ testTimeout: 180_000 });

const EDITS = 60;
const acknowledgedSchema = z.object({
  writer: z.number(),
  id: z.string(),
  revision: z.number(),
  heading: z.string(),
});

/** Lets a process edit under load, kills it in the middle of it, and gives what it had acknowledged by then. */
async function killedWhileEditing(folder: string, databaseUrl: string) {
  const child = spawn(process.execPath, [processFile('edit-without-end'), folder, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_code, signal) => done(signal)));
  const acknowledged: z.output<typeof acknowledgedSchema>[] = [];
  // What is still in the pipe when the process dies was acknowledged too.
  createInterface(child.stdout).on('line', (line) => {
    acknowledged.push(acknowledgedSchema.parse(JSON.parse(line)));
    if (acknowledged.length === EDITS) child.kill('SIGKILL');
  });
  expect(await ended).toBe('SIGKILL');
  return acknowledged;
}

async function expectNothingLost(databaseUrl: string) {
  const folder = await makeDataFolder();
  const acknowledged = await killedWhileEditing(folder, databaseUrl);
  expect(acknowledged.length).toBeGreaterThanOrEqual(EDITS);
  const env = { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const api = await openApi({ settings: testSettings(env) });
  const lost: string[] = [];
  for (const { writer, id, revision, heading: wanted } of acknowledged) {
    const owner = await api.person([], `writer-${writer}`);
    const { website } = good(
      await owner.ask<{ website: Pick<WebsiteAnswer, 'document'> }>(
        'query ($id: ID!, $revision: Int!) { website(id: $id) { document(revision: $revision) } }',
        { id, revision },
      ),
    );
    if (heading(website.document) !== wanted) lost.push(`${wanted} (revision ${revision})`);
  }
  expect(lost).toEqual([]);
  await api.close();
  rmSync(folder, { recursive: true, force: true });
}

describe('a process killed while three people edit', () => {
  it('has lost no acknowledged edit on the embedded database', () => expectNothingLost(''));

  it.skipIf(isPostgresLeftOut)('has lost no acknowledged edit on PostgreSQL', async () => {
    const server = await startPostgres();
    try {
      await expectNothingLost(server.url);
    } finally {
      await server.stop();
    }
  });
});
