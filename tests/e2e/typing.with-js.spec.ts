import { expect, test, type Page } from '@playwright/test';
import { preview, takenOver } from '#tests/support/journey.ts';
import { createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

/** The scripts of pages that come wait until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((done) => (letGo = done));
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test('without a connection the screen stays, with what is typed in it, whatever would leave it', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'offline');
  const id = await createQuickly(page);
  await page.goto(`/website/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Sections' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeVisible();
  const heading = page.getByLabel('Heading', { exact: true });
  await takenOver(heading);
  const here = page.url();
  const notice = page.getByText('You are offline, so that cannot be opened.');
  const settings = page.getByRole('navigation', { name: 'Website' }).getByRole('link', { name: 'Settings' });
  await context.setOffline(true);
  // What is pointed at is fetched ahead, and where that fails the router loads the whole document anew.
  await settings.hover();
  await heading.fill('Typed on a train');
  await expect(page.getByText('is saved as soon as there is one')).toBeVisible();
  await settings.click();
  await expect(notice).toBeVisible();
  await expect(heading).toHaveValue('Typed on a train');
  const reconnect = async () => {
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  };
  await reconnect();
  await expect(said(page, 'Saved')).toBeAttached();

  await context.setOffline(true);
  await heading.fill('Typed at sea');
  await page.evaluate(() => history.back());
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(here);
  await expect(heading).toHaveValue('Typed at sea');
  await reconnect();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  await settings.click();
  await expect(page).toHaveURL(/\/settings$/);

  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByLabel('Search by name');
  await context.setOffline(true);
  await search.fill('Nord');
  await search.press('Enter');
  await expect(notice).toBeVisible();
  await expect(search).toHaveValue('Nord');
  await reconnect();
  await context.setOffline(true);
  // No link of the router's: it leads to a file.
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/file">File</a>'),
  );
  await page.getByRole('link', { name: 'File' }).click();
  await expect(notice).toBeVisible();
  await expect(search).toHaveValue('Nord');
  await context.setOffline(false);
});

test('what was kept of an earlier visit gives way to what is typed before the scripts are there', async ({ page }) => {
  await signUpQuickly(page, 'kept-early');
  const id = await createQuickly(page);
  const isSave = (url: URL) => url.pathname === `/website/${id}.data`;
  const heading = page.getByLabel('Heading', { exact: true });
  const line = page.getByLabel('Line above the heading');
  await page.goto(`/website/${id}?section=hero`);
  await takenOver(heading);
  await page.route(isSave, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await line.fill('A line of before');
  await heading.fill('Kept of before');
  await expect(page.getByText('is saved as soon as there is one')).toBeVisible();

  const letScriptsGo = await holdScripts(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'commit' });
  await line.fill('A line of now');
  letScriptsGo();
  await page.unroute(isSave);
  await expect(heading).toHaveValue('Kept of before');
  await expect(line).toHaveValue('A line of now');
  await expect(said(page, 'Saved')).toBeAttached();
  await page.reload();
  await expect(heading).toHaveValue('Kept of before');
  await expect(line).toHaveValue('A line of now');
});

test('what is typed into the search for sections before the scripts are there narrows the list', async ({ page }) => {
  await signUpQuickly(page, 'searched-early');
  const id = await createQuickly(page);
  const letScriptsGo = await holdScripts(page);
  await page.goto(`/website/${id}?panel=add`, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Find a section' }).fill('faq');
  await expect(page.getByRole('button', { name: 'Add Opening', exact: true })).toHaveCount(1);
  letScriptsGo();
  await expect(page.getByRole('button', { name: 'Add Opening', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Questions' })).toBeVisible();
});

test('what is typed is seen before it is saved, in place; a lost connection keeps it and saves it afterwards', async ({
  page,
}) => {
  await signUpQuickly(page, 'typing');
  const id = await createQuickly(page);
  const isSave = (url: URL) => url.pathname === `/website/${id}.data`;
  const letScriptsGo = await holdScripts(page);
  await page.goto(`/website/${id}?section=hero`, { waitUntil: 'commit' });
  const title = preview(page).getByRole('heading', { level: 1 });

  const heading = page.getByLabel('Heading', { exact: true });
  await heading.fill('Typed before the scripts were there');
  letScriptsGo();
  await expect(title).toHaveText('Typed before the scripts were there');
  await expect(said(page, 'Saved')).toBeAttached();
  // What was saved loads behind the frame on screen and takes its place.
  await expect(page.locator('[data-preview$=":2"] iframe')).toHaveCount(1);
  const element = await title.elementHandle();

  await page.route(isSave, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await heading.fill('Seen while it is typed');
  await expect(title).toHaveText('Seen while it is typed');
  expect(await element?.evaluate((one) => one.isConnected), 'the page was not loaded anew').toBe(true);
  await expect(page.getByText('is saved as soon as there is one')).toBeVisible();
  await expect(heading).toHaveValue('Seen while it is typed');

  await page.unroute(isSave);
  await expect(said(page, 'Saved')).toBeAttached();
  await page.reload();
  await expect(title).toHaveText('Seen while it is typed');

  // A drawing that comes after what was typed has been taken back is not shown.
  const drawing = { mayCome: false };
  await page.route(/\/website-draft\//, async (route) => {
    await expect.poll(() => drawing.mayCome).toBe(true);
    await route.continue();
  });
  const drawn = page.waitForResponse(/\/website-draft\//);
  await heading.fill('Taken back at once');
  await expect(said(page, 'Saved')).toBeAttached();
  await expect(title).toHaveText('Taken back at once');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveValue('Seen while it is typed');
  drawing.mayCome = true;
  await (await drawn).finished();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(title).toHaveText('Seen while it is typed');
  await page.unroute(/\/website-draft\//);

  await page.goto(`/website/${id}?panel=theme`);
  const accent = () =>
    preview(page)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim())
      // The frame is changed for the next one.
      .catch(() => '');
  await expect.poll(accent).not.toBe('');
  const before = await accent();
  await takenOver(page.getByLabel(/^Accent/));
  await page.getByLabel(/^Accent/).fill('#2255cc');
  await expect.poll(accent).toBe('#2255cc');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect.poll(accent).toBe(before);
});
