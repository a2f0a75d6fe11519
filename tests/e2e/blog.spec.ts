import { get } from 'node:http';
import { text as body } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts, takenOver } from '#tests/support/journey.ts';
import { createQuickly, publishQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';
import { PORT } from '#tests/support/start-product.ts';
import { writeQuickly } from '#tests/support/write-quickly.ts';

const open = async (page: Page) => {
  await signUpQuickly(page, 'blog');
  return createQuickly(page);
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last().click();
const title = (page: Page) => page.getByLabel('Title', { exact: true }).first();
const text = (page: Page) => page.getByLabel('Text', { exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]:not([aria-hidden])');
const isLive = () => test.info().project.name === 'with JavaScript';

/** What readers get: status, where they are led, the page. */
const read = (address: string) =>
  new Promise<{ status: number | undefined; to: string | undefined; html: string }>((answered, failed) => {
    const { host, pathname } = new URL(address);
    get({ host: '127.0.0.1', port: PORT, path: pathname, headers: { Host: host } }, (answer) => {
      const { statusCode: status, headers } = answer;
      body(answer).then((html) => answered({ status, to: headers.location, html }), failed);
    }).on('error', failed);
  });
const statusOf = async (address: string) => (await read(address)).status;

/** Something of the menu that stands over a post or in its row. */
async function choose(page: Page, menu: string | RegExp, item: string) {
  await page.locator('summary').and(page.getByLabel(menu)).click();
  await page.getByRole('button', { name: item, exact: true }).last().click();
}

test('a post is written, published, updated, moved, taken back, deleted and brought back', async ({ page }) => {
  const id = await open(page);
  const site = await publishQuickly(page, id);
  await page.goto(`/website/${id}/blog-editor`);
  await expect(page.getByText('Nothing written yet')).toBeVisible();
  await page.getByRole('link', { name: 'New post' }).click();
  if (isLive()) await takenOver(page.locator('#post-form'));
  await title(page).fill('Our new oven');
  await text(page).fill('It came **on Monday**.\n\n- hot\n- hotter');
  if (isLive()) await page.waitForURL(/blog-post-editor\/(?!new)/);
  else await press(page, 'Save');
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'hotter' })).toBeVisible();
  await expect(preview(page).locator('strong', { hasText: 'on Monday' })).toBeVisible();
  await expect(title(page)).toHaveValue('Our new oven');

  await press(page, 'Publish');
  await expect(said(page, /Published/)).toBeAttached();
  await expect.poll(() => statusOf(`${site}/blog/our-new-oven`)).toBe(200);
  expect((await read(`${site}/blog/our-new-oven`)).html).toContain('<strong>on Monday</strong>');

  await page.goto(page.url());
  if (isLive()) await takenOver(page.locator('#post-form'));
  await text(page).fill('It came **on Tuesday**.');
  await page.getByText('Excerpt, tags, author and address').click();
  await page.getByLabel(/^Address/).fill('the-oven');
  await press(page, 'Update');
  await expect(said(page, /Updated/)).toBeAttached();
  await expect.poll(() => statusOf(`${site}/blog/the-oven`)).toBe(200);
  const { status, to = '' } = await read(`${site}/blog/our-new-oven`);
  expect([status, new URL(to, site).pathname]).toEqual([301, '/blog/the-oven']);

  await page.goto(`/website/${id}/blog-editor`);
  await expect(page.getByRole('listitem').getByText('Published', { exact: true })).toBeVisible();
  await choose(page, /Actions for/, 'Back to draft');
  await expect(said(page, /is a draft again/)).toBeAttached();
  await expect.poll(() => statusOf(`${site}/blog/the-oven`)).toBe(404);

  await choose(page, /Actions for/, 'Delete');
  await expect(page.getByText('“Our new oven” is deleted')).toBeVisible();
  await expect(page.getByText('Nothing written yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Our new oven', exact: true })).toBeVisible();
});

test(
  'what is missing is counted before a post is scheduled, taken back and published',
  onlyWithScripts,
  async ({ page }) => {
    const id = await open(page);
    const post = await writeQuickly(page, id, { title: 'Prices', body: 'A loaf is [[the price]] from May.' });
    await page.goto(`/website/${id}/blog-post-editor/${post}`);
    await takenOver(page.locator('#post-form'));
    await page.getByText('Schedule', { exact: true }).first().click();
    const year = new Date().getFullYear() + 1;
    await page.getByLabel('Appears on').fill(`${year}-12-05T09:00`);
    await page.getByLabel('Time zone of the website').selectOption('Europe/London');
    await press(page, 'Schedule');
    await expect(page.getByText('Saved, but not scheduled')).toBeVisible();
    await press(page, 'Schedule anyway');
    await expect(page.getByText('Scheduled for 5 Dec, 09:00')).toBeVisible();
    await page.goto(`/website/${id}/blog-editor?state=SCHEDULED`);
    await expect(page.getByText(`5 December ${year} at 09:00 (Europe/London)`)).toBeVisible();
    await choose(page, /Actions for/, 'Back to draft');
    await expect(page.getByText('No posts match this')).toBeVisible();

    await page.goto(`/website/${id}/blog-editor`);
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await press(page, 'Publish');
    await expect(page.getByText('Saved, but not published')).toBeVisible();
    await expect(page.getByText('1 fact is still missing')).toBeVisible();
    await press(page, 'Publish anyway');
    await expect(said(page, /Published/)).toBeAttached();
  },
);

test('what cannot be taken stays in the form, with what is wrong', async ({ page }) => {
  const id = await open(page);
  await page.goto(`/website/${id}/blog-post-editor/new`);
  if (isLive()) await takenOver(page.locator('#post-form'));
  await page.getByText('Excerpt, tags, author and address').click();
  await page.getByLabel(/^Address/).fill('No spaces please');
  await text(page).fill('Kept as it is.');
  if (!isLive()) await press(page, 'Save');
  await expect(page.getByText('Use only the letters a to z').first()).toBeVisible();
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await expect(text(page)).toHaveValue('Kept as it is.');
  await expect(page.getByLabel(/^Address/)).toHaveValue('No spaces please');
});

test('an earlier version is compared and brought back', onlyWithScripts, async ({ page }) => {
  const id = await open(page);
  const post = await writeQuickly(page, id, { title: 'Rye', body: 'Three days.' });
  await writeQuickly(page, id, { title: 'Rye', body: 'Four days.' }, { post });
  await page.goto(`/website/${id}/blog-post-editor/${post}?panel=versions`);
  await page.getByRole('link', { name: 'What differs from version 1' }).click();
  await expect(page.getByText('Three days.')).toBeVisible();
  await expect(page.getByText('Four days.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(text(page)).toHaveValue('Three days.');
});

test('two people write one post, and no line of either is lost', async ({ page, browser, baseURL }) => {
  const id = await open(page);
  const body = 'One.\n\nTwo.\n\nThree.';
  const post = await writeQuickly(page, id, { title: 'Together', body });
  const address = `/website/${id}/blog-post-editor/${post}`;
  const storageState = await page.context().storageState();
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? '', storageState, javaScriptEnabled: isLive() })
  ).newPage();
  const both = [page, other];
  // As if nothing were heard of each other before one's own save.
  for (const one of both) await one.route('**/website-events/**', (route) => route.abort());
  for (const one of both) {
    await one.goto(address);
    if (isLive()) await takenOver(one.locator('#post-form'));
  }
  const save = async (one: Page) => {
    await one.getByRole('button', { name: 'Save', exact: true }).last().click();
    if (isLive()) await expect(one.getByRole('status').filter({ hasText: /^\s*Saved$/ })).toBeVisible();
    else await expect(said(one, /Saved/)).toBeAttached();
  };
  await text(page).fill(body.replace('One.', 'One, by the first.'));
  await save(page);
  await text(other).fill(body.replace('Three.', 'Three, by the second.'));
  await save(other);
  await expect(text(other)).toHaveValue('One, by the first.\n\nTwo.\n\nThree, by the second.');

  await page.goto(address);
  if (isLive()) await takenOver(page.locator('#post-form'));
  await text(page).fill((await text(page).inputValue()).replace('Two.', 'Two, by the first.'));
  await save(page);
  await text(other).fill((await text(other).inputValue()).replace('Two.', 'Two, by the second.'));
  await save(other);
  await expect(other.getByText('wrote the same paragraph')).toBeVisible();
  const kept = await text(other).inputValue();
  expect([kept.includes('Two, by the first.'), kept.includes('Two, by the second.')]).toEqual([true, true]);
  await other.getByRole('button', { name: 'Keep both' }).click();
  await expect(other.getByText('wrote the same paragraph')).toHaveCount(0);
  await expect(text(other)).toHaveValue(/Two, by the first\.\n\nTwo, by the second\./);
  await save(other);

  if (isLive()) {
    for (const one of both) await one.unroute('**/website-events/**');
    await page.goto(address);
    await takenOver(page.locator('#post-form'));
    await text(page).focus();
    await page.keyboard.press('ControlOrMeta+End');
    await text(other).fill((await text(other).inputValue()).replace('One,', 'One and a half,'));
    await save(other);
    await expect(text(page)).toHaveValue(/^One and a half,/);
    await page.keyboard.type(' Typed on at the end.');
    await expect(text(page)).toHaveValue(/^One and a half,[^]*Typed on at the end\.$/);

    // What arrives there moves what stands below.
    await expect(text(other)).toHaveValue(/Typed on at the end\.$/);
    const cover = (one: Page) => one.getByLabel('Picture: kind');
    await other.locator('summary').getByText('Cover', { exact: true }).click();
    await cover(other).selectOption('Drawn picture');
    await save(other);
    await expect(cover(page)).toHaveValue('illustration');
  }
  await other.context().close();
});
