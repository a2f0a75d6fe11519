import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { generate, logIn } from '#tests/support/journey.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { briefs } from './briefs.ts';

/** The built product with somebody logged in who has published a website, as a user would reach that state. */
export async function startedProduct(port: number, env: Record<string, string> = {}) {
  const product = await startProduct({ port, dataDir: mkdtempSync(join(tmpdir(), 'pagewright-bench-')), env });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  await logIn(page, 'business@pagewright.test');
  const origin = `http://localhost:${port}`;
  return {
    origin,
    page,
    pid: product.pid,
    browser,
    context,
    cookie: () => cookieOf(context),
    asker: () => askerFor(origin, context),
    close: async () => {
      await browser.close();
      await product.stop();
    },
  };
}

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/**
 * Sends what the person who is logged in would, without their browser: its own requests take tens of milliseconds of the same
 * processor. Rejects for what is refused.
 */
async function askerFor(origin: string, context: BrowserContext) {
  const cookie = await cookieOf(context);
  return async (path: string, body?: FormData | URLSearchParams): Promise<string> => {
    const headers = { cookie, origin, accept: 'text/html' };
    const asked: RequestInit = body ? { method: 'POST', body, headers } : { headers };
    const answer = await fetch(new URL(path, origin), { ...asked, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    return text;
  };
}

/** Generates one more website and gives its id. */
export async function addWebsite(page: Page, index: number): Promise<string> {
  await page.goto('/');
  return generate(page, briefs[index % briefs.length] ?? '');
}

/** Publishes it and gives the host that serves it. */
export async function publish(page: Page, id: string): Promise<string> {
  await page.goto(`/website/${id}?panel=publish`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return new URL((await page.getByRole('link', { name: 'Visit website' }).getAttribute('href')) ?? '').host;
}
