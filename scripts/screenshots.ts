import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { exportedFiles } from '#backend/modules/exports/exported-files.ts';
import { builtInDesigner } from '#designer/index.ts';
import { generate, logIn, say } from '#tests/support/journey.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { findBrowser } from './browser.mjs';
import { photosToShow } from './screenshot-photos.ts';
import { shown } from './screenshot-sites.ts';

// Makes every picture that the README shows, from real websites and the built product:
//   node scripts/prepare.mjs --build && node --import tsx scripts/screenshots.ts

const FOLDER = 'docs/screenshots';
const MOST_BYTES = 60_000;
const PORT = Number(process.env.PORT ?? 5100);
const LOCAL_PERSON = 'user@pagewright.test';
const SITE_ORIGIN = 'http://site.localhost';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Writes a picture as WebP of that width, in the best quality that stays small. */
async function keep(png: Buffer, name: string, width: number): Promise<void> {
  const file = join(FOLDER, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  for (const quality of [82, 72, 60, 45]) {
    const bytes = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MOST_BYTES) continue;
    await writeFile(file, bytes);
    console.info(`${file} ${Math.round(bytes.length / 1024)} KB`);
    return;
  }
  throw new Error(`${file} does not fit into ${MOST_BYTES} bytes`);
}

/** A website as its visitors see it, out of its exported files, without a server. */
async function openSite(context: BrowserContext, site: (typeof shown)[number]): Promise<Page> {
  const { document: website } = await builtInDesigner.design(
    { text: site.brief, template: site.template },
    { seed: site.seed },
  );
  const exported = exportedFiles({ name: website.brand.name, document: website }, { badge: true });
  const files = new Map(exported.map(({ path, bytes }) => [`/${path}`, bytes]));
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const bytes = files.get(path);
    return bytes
      ? route.fulfill({ body: Buffer.from(bytes), contentType: types[extname(path)] ?? 'application/octet-stream' })
      : route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${SITE_ORIGIN}/`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function picturesOfTemplates(context: BrowserContext): Promise<void> {
  for (const site of shown) {
    const page = await openSite(context, site);
    await keep(await page.screenshot(), `templates/${site.template}`, 640);
    if (site.template === 'counter') {
      await page.setViewportSize({ width: 1280, height: 1600 });
      await keep(await page.screenshot(), 'published-site', 1000);
    }
    await page.close();
  }
}

async function picturesOfTheApp(context: BrowserContext): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-screenshots-'));
  const product = await startProduct({ port: PORT, dataDir });
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(page, LOCAL_PERSON);
    let website = '';
    for (const { brief, template } of shown.filter((site) =>
      ['workshop', 'counter', 'field'].includes(site.template),
    )) {
      await page.goto('/');
      if (template === 'field') await page.getByLabel('Photos (optional)').setInputFiles(await photosToShow());
      website = await generate(page, brief);
      if (template === 'field') await page.getByText('photos are on the website').waitFor();
    }
    await say(page, 'Add a section with frequent questions');
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), 'chat', 1200);
    await page.goto(`/website/${website}`);
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), 'editor', 1200);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await keep(await page.screenshot(), 'dashboard', 1200);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: 'reduce',
  });
  await picturesOfTemplates(context);
  await picturesOfTheApp(context);
} finally {
  await browser.close();
}
