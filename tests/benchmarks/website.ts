import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
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
  return {
    origin: `http://localhost:${port}`,
    page,
    pid: product.pid,
    browser,
    context,
    cookie: async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    close: async () => {
      await browser.close();
      await product.stop();
    },
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
  return new URL((await page.getByRole('link', { name: 'View site' }).getAttribute('href')) ?? '').host;
}
