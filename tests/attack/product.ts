import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { createQuickly, logInQuickly, publishQuickly } from '#tests/support/shortcuts.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { briefs } from '../benchmarks/briefs.ts';
import type { Target } from './rounds.ts';

const OWNER = 'business@pagewright.test';
const memorySchema = z.object({ held: z.number(), rss: z.number() });

export const freshFolder = () => mkdtempSync(join(tmpdir(), 'pagewright-attack-'));

/** The built product on a folder, which tells how much memory it holds. */
export async function startAttacked({ port, dataDir, env = {} }: Parameters<typeof startProduct>[0]) {
  const told = join(freshFolder(), 'memory.json');
  const preload = pathToFileURL(resolve('tests/attack/tell-memory.mjs')).href;
  const product = await startProduct({
    port,
    dataDir,
    env: { ...env, ATTACK_MEMORY_FILE: told, NODE_OPTIONS: `--import ${preload}` },
  });
  return {
    ...product,
    /** Megabytes of objects and buffers that are in use, and of memory that the system counts for the whole process. */
    async memory() {
      rmSync(told, { force: true });
      process.kill(product.pid, 'SIGUSR2');
      while (!existsSync(told)) await setTimeout(20);
      const { held, rss } = memorySchema.parse(JSON.parse(readFileSync(told, 'utf8')));
      return { held: held / 2 ** 20, rss: rss / 2 ** 20 };
    },
  };
}

export type Attacked = Awaited<ReturnType<typeof startAttacked>>;

/** Logs the owner in, whose cookies the attack has as well. */
export async function openOwner(port: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  await logInQuickly(page, OWNER);
  const cookie = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { page, cookie, logIn: () => logInQuickly(page, OWNER), close: () => browser.close() };
}

/** A published website to look at, and who owns it. */
export async function publishedTarget(port: number, page: Page, cookie: string): Promise<Target> {
  const websiteId = await createQuickly(page, { brief: briefs[0] ?? '' });
  const site = new URL(await publishQuickly(page, websiteId)).host;
  return { port, site, websiteId, cookie };
}
