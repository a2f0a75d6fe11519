import { expect, test, type Page } from '@playwright/test';
import { look } from '#tests/support/look.ts';
import { createQuickly, logInQuickly, said, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';

const VIOLET = '#5b1f7a';

/** A template that no other test uses; gives its id. */
async function madeByAdmin(page: Page, name: string): Promise<string> {
  await logInQuickly(page, 'admin@pagewright.test');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const answer = await sendForm(page, '/admin/templates/new', {
    name,
    slug,
    category: 'Shops',
    design: 'almanac',
    published: 'on',
  });
  const [, id = ''] = /^\/admin\/templates\/([^/?]+)$/.exec(answer.headers()['location'] ?? '') ?? [];
  expect(id, 'the template was made').not.toBe('');
  return id;
}

test('a trainer edits a template and puts it into use, an owner starts from it, an admin retires it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Violet ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const others = { baseURL };
  const admin = await (await browser.newContext(others)).newPage();
  const id = await madeByAdmin(admin, name);

  await logInQuickly(page, 'trainer@pagewright.test');
  await page.goto('/template-editor');
  await expect(page.getByRole('link', { name: 'Sections and layouts' })).toHaveAttribute('href', '/template-sections');
  await page.goto(`/template-editor?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Put into use' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('link', { name: `Template: ${name}` })).toBeVisible();
  const draft = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const theirs of ['Settings', 'Domains', 'Blog', 'Publish'])
    await expect(page.getByRole('link', { name: theirs, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByLabel(/^Accent/).fill(VIOLET);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(/Changed the accent|accent/i).first()).toBeVisible();
  await page.getByRole('link', { name: /^Put into use/ }).click();

  await expect(page.getByText(`→ ${VIOLET}`)).toBeVisible();
  await page.getByRole('button', { name: 'Put into use' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Version 2' })).toBeVisible();
  await look(page, `/template-editor?template=${id}`, { title: `${name} · Template editor | Pagewright` });
  await look(page, `/website-chat/${draft}`, { title: /Pagewright$/ });
  await look(page, '/template-editor', { title: 'Template editor | Pagewright' });

  const owner = await (await browser.newContext(others)).newPage();
  await signUpQuickly(owner, 'starting');
  const website = await createQuickly(owner, { brief: 'Larch Lane repairs clocks in Ely.', templateId: id });
  await owner.goto(`/website/${website}?panel=theme`);
  await expect(owner.getByLabel(/^Accent/)).toHaveValue(VIOLET);

  await admin.goto(`/admin/templates/${id}`);
  await expect(admin.getByRole('link', { name: 'Delete …' })).toHaveCount(0);
  await admin.getByRole('button', { name: 'Retire' }).click();
  await expect(said(admin, 'Retired: it is no longer offered to anybody.')).toBeVisible();
  await admin.getByRole('button', { name: 'Offer it again' }).click();
  await expect(said(admin, 'It is offered again')).toBeVisible();
  await admin.getByRole('button', { name: 'Retire' }).click();
  await expect(admin.getByRole('button', { name: 'Offer it again' })).toBeVisible();
  for (const other of [admin, owner]) await other.context().close();
});
