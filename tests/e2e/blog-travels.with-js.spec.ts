import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { createQuickly, signUpQuickly } from '#tests/support/shortcuts.ts';

const FROM_WORDPRESS = `<?xml version="1.0"?><rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<item><title>Why rye</title><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[<p>It is <strong>dark</strong>.</p><script>alert(1)</script>]]></content:encoded></item>
<item><title>${'Long '.repeat(50)}</title><wp:post_id>8</wp:post_id><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

test('posts come in from WordPress, once, and go out as a file', async ({ page }) => {
  await signUpQuickly(page, 'travels');
  const id = await createQuickly(page);
  const bringIn = async (name: string, text: string) => {
    await page.goto(`/website/${id}/blog-editor`);
    const file = page.getByLabel('Posts from a file');
    if (!(await file.isVisible())) await page.getByText('Import and export').click();
    await file.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Import posts' }).click();
  };
  await bringIn('export.xml', '<?xml version="1.0"?><rss><channel>');
  await expect(page.getByRole('alert')).toContainText('not a WordPress export');
  await bringIn('export.xml', FROM_WORDPRESS);
  await expect(page.getByText('1 post imported, 1 left out.')).toBeVisible();
  await page.getByRole('link', { name: 'Left out (1)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Long' })).toContainText(
    'Keep the title to 200 characters or fewer.',
  );
  await bringIn('export.xml', FROM_WORDPRESS);
  await expect(page.getByText('1 post already here, 1 left out.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 post already here, 1 left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss the report' }).click();
  await expect(page.getByRole('link', { name: 'Why rye' })).toBeVisible();

  const all = page.getByRole('link', { name: 'Export all posts' });
  if (!(await all.isVisible())) await page.getByText('Import and export').click();
  const download = page.waitForEvent('download');
  await all.click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('link', { name: 'Why rye' }).click();
  await expect(page.locator('textarea[name="body"]')).toHaveValue(/It is \*\*dark\*\*\.\s*$/);
});

test('pictures from other websites are asked for, and what cannot be fetched says why', async ({ page }) => {
  await signUpQuickly(page, 'pictures-elsewhere');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}/blog-post-editor/new`);
  await page.getByLabel('Title').first().fill('Our oven');
  // Nothing of this machine is ever fetched, so nothing comes of it.
  await page.locator('textarea[name="body"]').fill('![The oven](http://127.0.0.1/oven.jpg)');
  await expect(page).not.toHaveURL(/\/new$/);
  await page.reload();
  await expect(page.getByText('1 picture is on other websites')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it into the library' }).click();
  await expect(page.getByText('1 picture could not be fetched.')).toBeVisible();
  await expect(page.getByText('private network')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('#post-form').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 picture is on other websites')).toBeVisible();
  await expect(page.locator('textarea[name="body"]')).toHaveValue('![The oven](http://127.0.0.1/oven.jpg)');
});
