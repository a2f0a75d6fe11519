import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { templates } from '#site/templates/index.ts';
import {
  changeQuickly,
  createQuickly,
  logInQuickly,
  publishQuickly,
  sendForm,
  signUpQuickly,
} from '#tests/support/shortcuts.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** Rules whose answer depends on colours or on the width. */
const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'page-has-heading-one'];

/** What axe has against the page. Frames hold pages that are looked at by themselves; here they only need a name. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const frames = page.locator('iframe');
  expect
    .soft(
      await frames.evaluateAll((all) => all.filter((frame) => !frame.getAttribute('title')).length),
      'frames without a name',
    )
    .toBe(0);
  await frames.evaluateAll((all) => all.forEach((frame) => frame.remove()));
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

const fitsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens a screen and looks at it narrow and light, then wide and dark: right status, right title, nothing sticks out, and axe
 * is content (it needs JavaScript to run).
 */
async function look(
  page: Page,
  path: string,
  { status = 200, title }: { status?: number; title?: string | RegExp } = {},
) {
  await test.step(path, async () => {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect.soft(response?.status(), `status of ${path}`).toBe(status);
    if (title) await expect.soft(page, `title of ${path}`).toHaveTitle(title);
    expect.soft(await fitsSideways(page), `${path} sticks out of 320 px by`).toBe(0);
    if (test.info().project.use.javaScriptEnabled === false) return;
    expect.soft(await violations(page), `${path}, narrow and light`).toEqual([]);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await violations(page, looks), `${path}, wide and dark`).toEqual([]);
  });
}

test('screens for visitors can be used by everyone', async ({ page }) => {
  await look(page, '/login?signed-out', { title: 'Logged out | Pagewright' });
  await look(page, '/nothing-here', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/website/unknown', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/template-builder/1', { title: 'Build with Almanac | Pagewright' });
  await look(page, '/template-builder/11', { status: 404, title: 'Page not found | Pagewright' });
  await look(page, '/claim', { title: 'Keep your websites | Pagewright' });
  await look(page, '/login-success?error=access_denied&state=x', {
    status: 400,
    title: 'Login did not work | Pagewright',
  });
  await look(page, '/login');
  await look(page, '/signup');
});

test('the dashboard can be used by everyone, empty and full', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const title = 'Dashboard | Pagewright';
  await look(page, '/', { title });
  const [shown, deleted] = [await createQuickly(page), await createQuickly(page)];
  await sendForm(page, '/?index', { intent: 'delete', id: deleted });
  await look(page, '/', { title });
  await look(page, '/?search=nothing-is-called-this', { title });
  await look(page, `/?panel=delete&website=${shown}`, { title });
  await look(page, `/?panel=select&website=${shown}`, { title });
  await look(page, '/?panel=account', { title });
  await look(page, `/website/${shown}/delete-website`, { title: 'Delete Nordlicht | Pagewright' });
  await look(page, '/admin/templates', { status: 403, title: 'You cannot open this page | Pagewright' });
  await look(page, '/domains', { status: 501, title: 'Not built yet | Pagewright' });
});

test('the chat and its settings can be used by everyone', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const id = await createQuickly(page);
  await sendForm(page, `/website-chat/${id}`, { intent: 'send', message: 'Change the phone number to 0131 555 0199' });
  await look(page, `/website-chat/${id}`, { title: /^.+ \| Pagewright$/ });
  await look(page, `/website-chat/${id}?view=preview`);
  for (const tab of ['general', 'design', 'pages', 'seo', 'assistant'])
    await look(page, `/website-chat/${id}/settings/${tab}`, { title: /^.+ \| Pagewright$/ });
});

test('every panel of the editor can be used by everyone', async ({ page }) => {
  await signUpQuickly(page, 'screens');
  const id = await createQuickly(page);
  await changeQuickly(page, id, { intent: 'add-section', kind: 'faq', page: 'home', baseRevision: '1' });
  const panels = [
    '',
    '?section=hero',
    '?view=preview',
    '?panel=add',
    '?panel=pages',
    '?panel=pages&edit=home',
    '?panel=theme',
  ];
  for (const search of [
    ...panels,
    '?panel=site&open=brand',
    '?panel=history',
    '?panel=history&revision=1',
    '?panel=publish',
    '?panel=inbox',
    '?panel=visits',
  ])
    await look(page, `/website/${id}${search}`, { title: /^.+ · Nordlicht \| Pagewright$/ });
  await look(page, `/website/${id}/waitlist`, { title: 'Waiting list · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/settings`, { title: 'Settings · Nordlicht | Pagewright' });
  await look(page, `/website/${id}/plans`, { status: 501, title: 'Not built yet | Pagewright' });
});

test('staff screens can be used by everyone', async ({ page }) => {
  await logInQuickly(page, 'admin@pagewright.test');
  await look(page, '/admin/templates', { title: 'Templates | Pagewright' });
  const one = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
  await look(page, '/admin/templates/new', { title: 'New template | Pagewright' });
  await look(page, one, { title: /^.+ \| Pagewright$/ });
  await look(page, `${one}/edit`, { title: 'Edit template | Pagewright' });
  await look(page, `${one}?panel=delete`);
  await look(page, '/admin/kv-storages', { status: 501, title: 'Not built yet | Pagewright' });
  await look(page, '/training-websites', { status: 501, title: 'Not built yet | Pagewright' });
  await look(page, '/fine-tuning/playground', { status: 501, title: 'Not built yet | Pagewright' });
});

for (const { id: template, name } of templates) {
  test(`a published site in the form of ${name} can be used by everyone`, async ({ page }) => {
    await signUpQuickly(page, `screens-${template}`);
    const id = await createQuickly(page);
    await changeQuickly(page, id, { intent: 'apply-template', template, baseRevision: '1' });
    const address = await publishQuickly(page, id);
    await look(page, `${address}/`);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = new Set(links.map((link) => link.split('#')[0] ?? ''));
    for (const path of paths) if (path !== '/') await look(page, `${address}${path}`);
    await look(page, `${address}/nothing-here`, { status: 404 });
  });
}
