import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { onlyWithScripts } from '#tests/support/journey.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';
import { createQuickly, logInQuickly, publishQuickly, said } from '#tests/support/shortcuts.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A page of the site as a crawler gets it; host names below localhost resolve in browsers only. */
const crawled = (page: Page, address: string) => {
  const { host, port } = new URL(address);
  return page.request.get(`http://127.0.0.1:${port}/`, { headers: { Host: host } });
};
const saved = (page: Page, name: string, hasScripts: boolean) =>
  hasScripts
    ? expect(group(page, name).getByText('Saved', { exact: true })).toBeVisible()
    : expect(said(page, 'Saved')).toBeVisible();

test('an owner sets everything around a website, and visitors meet it', async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled !== false;
  await logInQuickly(page, 'starter@pagewright.test');
  const id = await createQuickly(page, { name: 'Settled Bakery' });
  const address = await publishQuickly(page, id);
  await page.goto(`/website/${id}?panel=publish`);
  await page.getByRole('link', { name: 'Change the address' }).click();

  // The address: looked up before it is taken, kept when it is refused.
  const subdomain = group(page, 'Address').getByLabel('Address');
  await subdomain.fill('admin');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(
    group(page, 'Address').getByText('admin is kept for the service itself. Choose another address.').first(),
  ).toBeVisible();
  await expect(subdomain).toHaveValue('admin');
  const wanted = `settled-${id.slice(0, 10)}`;
  await subdomain.fill(wanted);
  if (!hasScripts) await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(group(page, 'Address').getByText(`${wanted} is free.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(said(page, `The address is ${wanted}.localhost`)).toBeVisible();
  const moved = address.replace(/\/\/[^.]+/, `//${wanted}`);

  // Redirects: a circle is refused with both rows kept.
  const redirects = group(page, 'Redirects');
  for (const [index, [from, to]] of [
    ['/old.html', '/menu'],
    ['/round', '/round'],
  ].entries()) {
    const answered = hasScripts ? null : page.waitForResponse((answer) => answer.request().method() === 'POST');
    await redirects.getByRole('button', { name: 'Add redirect' }).click();
    if (answered) expect((await answered).status()).toBe(200);
    await redirects.locator(`[name="redirects.${index}.from"]`).fill(from ?? '');
    await redirects.locator(`[name="redirects.${index}.to"]`).fill(to ?? '');
    await redirects.getByRole('button', { name: 'Save redirects' }).last().click();
    if (index === 0) await saved(page, 'Redirects', hasScripts);
  }
  await expect(redirects.getByText('This leads to itself. Choose another page.').first()).toBeVisible();
  await expect(redirects.locator('[name="redirects.1.from"]')).toHaveValue('/round');

  // The icon of the tab: uploaded here, shown at once, taken off again; the sharing picture comes from the library.
  const pictures = group(page, 'Logo and pictures');
  const icon = pictures.getByRole('group', { name: 'Icon in the browser’s tab' });
  const photo = { name: 'Loaf.jpg', mimeType: 'image/jpeg', buffer: await somePhoto(3, 400, 400) };
  await icon.getByLabel('Upload').setInputFiles(photo);
  if (!hasScripts) await pictures.getByRole('button', { name: 'Save icon' }).last().click();
  await expect(icon.getByRole('button', { name: 'Remove: Icon in the browser’s tab' })).toBeVisible();
  await saved(page, 'Logo and pictures', hasScripts);
  await page.getByRole('button', { name: 'Picture for sharing: choose from library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Use Loaf' }).click();
  await expect(pictures.getByRole('button', { name: 'Remove: Picture for sharing' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Icon in the browser’s tab' }).click();
  await expect(icon.getByText('The logo, or the first letter of the name')).toBeVisible();

  // Words and visibility for search engines.
  const search = group(page, 'Search engines');
  await search.getByLabel('Title in search results').fill('Bread worth a detour');
  await search.getByRole('button', { name: 'Save words' }).last().click();
  await saved(page, 'Search engines', hasScripts);
  await page.reload();
  await expect(search.getByLabel('Title in search results')).toHaveValue('Bread worth a detour');
  await search.getByLabel('Keep this website out of search engines').check();
  await search.getByRole('button', { name: 'Save visibility' }).click();
  await expect(said(page, 'Search engines are asked to leave it out.')).toBeVisible();
  const hidden = await crawled(page, moved);
  expect(hidden.headers()['x-robots-tag']).toBe('noindex');
  expect(await hidden.text()).toContain('<meta name="robots" content="noindex">');

  // Mail goes where it can.
  await group(page, 'Notifications').getByLabel('To (optional)').fill('desk');
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(
    group(page, 'Notifications').getByText('Write an address such as hello@example.com.').first(),
  ).toBeVisible();
  await expect(group(page, 'Notifications').getByLabel('To (optional)')).toHaveValue('desk');

  // Code for the head: refused while it would swallow the page.
  const code = page.getByLabel('Code for the head (optional)');
  await code.fill('<script>let a = 1;');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(group(page, 'Code').getByText('<script> is not closed.').first()).toBeVisible();
  await code.fill('<meta name="verify" content="settled">');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(said(page, 'Code saved')).toBeVisible();
  expect(await (await crawled(page, moved)).text()).toContain('<meta name="verify" content="settled"></head>');

  // The password: asked of visitors at once, by a form that needs no script.
  await group(page, 'Password').getByLabel('Password').fill('rye and salt');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(said(page, 'Visitors are asked for the password from now on.')).toBeVisible();
  const guest = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await guest.goto(`${address}/menu`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This website has a password');
  if (hasScripts) expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);
  await guest.getByLabel('Password').fill('wheat');
  await guest.getByRole('button', { name: 'Open the website' }).click();
  await expect(guest.getByText('That is not the password.')).toBeVisible();
  await guest.getByLabel('Password').fill('rye and salt');
  await guest.getByRole('button', { name: 'Open the website' }).click();
  await expect(guest).toHaveURL(`${moved}/menu`);
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('This website has a password');
  await guest.context().close();

  if (hasScripts) {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // A toast that fades away is not to be read any more.
    await expect(page.locator('[role="status"].opacity-0')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

/** The version that the form of a group sends at the moment when this text is first seen in it. */
const versionWhenSeen = (page: Page, text: string) =>
  page.evaluate(
    (text) =>
      new Promise<string>((found) => {
        const look = () => {
          const form = [...document.forms].find(({ textContent }) => textContent?.includes(text));
          if (form) found(String(new FormData(form).get('seen')));
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );

test(
  'two tabs that change the same setting: the second sees both values, keeps its own, and decides',
  onlyWithScripts,
  async ({ page, context }) => {
    await logInQuickly(page, 'starter@pagewright.test');
    const id = await createQuickly(page, { name: 'Shared Bakery' });
    const other = await context.newPage();
    const code = (tab: Page) => tab.getByLabel('Code for the head');
    for (const tab of [page, other]) await tab.goto(`/website/${id}/settings`);
    await code(other).fill('<meta name="first" content="theirs">');
    await other.getByRole('button', { name: 'Save code' }).click();
    await expect(said(other, 'Code saved')).toBeVisible();

    await code(page).fill('<meta name="second" content="mine">');
    const version = versionWhenSeen(page, 'This changed while you were editing');
    await page.getByRole('button', { name: 'Save code' }).click();
    await expect(group(page, 'Code').getByText('This changed while you were editing')).toBeVisible();
    await expect(group(page, 'Code').getByText('content="theirs"').first()).toBeVisible();
    await expect(code(page)).toHaveValue('<meta name="second" content="mine">');
    const seen = group(page, 'Code').locator('input[name=seen]').first();
    expect(await version).toBe(await seen.inputValue());
    await group(page, 'Code').getByRole('button', { name: 'Save mine' }).click();
    await expect(said(page, 'Code saved')).toBeVisible();
    await expect(code(page)).toHaveValue('<meta name="second" content="mine">');

    // What was seen of the waiting list counts for it as well.
    for (const tab of [page, other]) await tab.goto(`/website/${id}/waitlist`);
    const heading = (tab: Page) => tab.getByLabel('Heading');
    await heading(other).fill('Theirs');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(said(other, 'The waiting list is off')).toBeVisible();
    await heading(page).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This changed while you were editing')).toBeVisible();
    await expect(heading(page)).toHaveValue('Mine');
    await page.getByRole('link', { name: 'Keep theirs' }).click();
    await expect(heading(page)).toHaveValue('Theirs');
  },
);

test(
  'a conflict can be answered by a press that began while the page was still being loaded anew',
  onlyWithScripts,
  async ({ page, context }) => {
    await logInQuickly(page, 'starter@pagewright.test');
    const id = await createQuickly(page, { name: 'Pressed Bakery' });
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(`/website/${id}/waitlist`);
    await other.getByLabel('Heading').fill('Theirs');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(said(other, 'The waiting list is off')).toBeVisible();

    let letGo = () => {};
    const isLetGo = new Promise<void>((go) => (letGo = go));
    await page.route(/\/waitlist\.data/, async (route) => {
      if (route.request().method() === 'GET') await isLetGo;
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByLabel('Heading').fill('Mine');
    await save.click();
    await page.getByRole('link', { name: 'Keep theirs' }).hover();
    await page.mouse.down();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(save).not.toHaveAttribute('aria-busy', 'true');
    await page.mouse.up();
    await expect(page.getByLabel('Heading')).toHaveValue('Theirs');
  },
);
