import { writeFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { preview, say, takenOver, uniqueEmail } from '#tests/support/journey.ts';
import { said, sendForm, signUpQuickly } from '#tests/support/shortcuts.ts';
import { somePhoto } from '#tests/support/upload-steps.ts';

const words = 'Tide is a small yoga studio by the harbour in Galway. Call 091 555 0144.';

/** Somebody else at another browser, with cookies that were copied or none. */
const otherPage = async (browser: Browser, page: Page, cookies: Awaited<ReturnType<typeof cookiesOf>> = []) => {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    javaScriptEnabled: test.info().project.use.javaScriptEnabled ?? true,
  });
  await context.addCookies(cookies);
  return context.newPage();
};
const cookiesOf = (page: Page) => page.context().cookies();

/** Without scripts the form carries its photos; the words stay when they are too many. */
async function sendTooManyPhotos(page: Page) {
  const files = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => test.info().outputPath(name));
  for (const file of files) await writeFile(file, Buffer.alloc(8 * 1024 * 1024));
  // As files, since what is sent to the browser as bytes is written, sent and read as text of 43 MB.
  await page.getByLabel('Photos (optional)').setInputFiles(files);
  await page.getByRole('button', { name: 'Create website' }).click();
  await expect(page.getByText('Your photos have more than 30 MB together.')).toBeVisible();
  await expect(page.getByLabel('What is it?')).toHaveValue(words);
}

async function signUpFromChat(page: Page) {
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign Up' });
  const isPopup = test.info().project.use.javaScriptEnabled !== false;
  if (isPopup) await takenOver(signUp);
  const opens = isPopup ? page.waitForEvent('popup') : null;
  await signUp.click();
  const screen = opens ? await opens : page;
  await screen.getByLabel('Your name').fill('Vera Visitor');
  await screen.getByLabel('E-mail').fill(uniqueEmail('visitor'));
  await screen.getByLabel(/^Password/).fill('a long password');
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Vera Visitor');
}

test('a visitor builds websites, keeps what fits an account, and shows a draft to somebody', async ({
  page,
  browser,
}) => {
  const hasScripts = test.info().project.use.javaScriptEnabled !== false;
  await page.goto('/login?signed-out');
  const offer = page.getByRole('region', { name: 'Make a website without an account' });
  await expect(offer.getByRole('link')).toHaveCount(10);
  await offer.getByRole('link', { name: 'Almanac' }).click();
  await page.waitForURL(/\/template-builder\/1$/);
  await page.getByLabel(/^Name/).fill('Tide');
  await page.getByLabel('What is it?').fill(words);
  if (!hasScripts) await page.getByRole('button', { name: 'Update preview' }).click();
  await expect(preview(page).getByRole('banner')).toContainText('Tide');

  await page.getByRole('button', { name: 'Counter', exact: true }).click();
  await expect(page).toHaveURL(/\/template-builder\/2$/);
  await expect(page.getByLabel('What is it?')).toHaveValue(words);
  if (!hasScripts) await sendTooManyPhotos(page);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await somePhoto(7, 1200, 800) };
  if (!hasScripts) await page.getByLabel('Photos (optional)').setInputFiles(photo);
  await page.getByRole('button', { name: 'Create website' }).click();
  await page.waitForURL(/\/website-chat\/[^/]+$/);
  if (!hasScripts) await expect(preview(page).locator('main img[width="1200"]').first()).toBeVisible();
  const chat = new URL(page.url()).pathname;
  const id = chat.split('/').at(-1) ?? '';
  expect(await say(page, 'Change the phone number to 091 555 0199')).toMatch(/phone/i);

  await test.step('nobody else sees it', async () => {
    const stranger = await otherPage(browser, page);
    expect((await stranger.goto(chat))?.status()).toBe(404);
    await expect(stranger.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
    await stranger.context().close();
  });

  // Three more, so that the free plan has no room for all of them.
  for (const name of ['Second', 'Third', 'Fourth'])
    await sendForm(page, '/template-builder/3', { intent: 'create', name, brief: `${name} is a bakery in Leith.` });
  const copied = await cookiesOf(page);

  await page.goto(chat);
  await signUpFromChat(page);
  await expect(page).toHaveURL(new RegExp(`${chat}(#.*)?$`));
  await page.goto('/');
  await expect(page.getByText('4 websites are not in your account yet')).toBeVisible();
  await page.goto(`/claim?website=${id}`);
  const taking = page.getByRole('checkbox');
  await expect(page.getByText('Your Free plan has room for 3 more websites')).toBeVisible();
  await expect(taking).toHaveCount(4);
  await page.getByRole('checkbox', { checked: false }).check();
  await page.getByRole('button', { name: 'Add chosen websites' }).click();
  await expect(page.getByText(/Nothing was added and nothing is lost/)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Third' }).uncheck();
  await page.getByRole('button', { name: 'Add chosen websites' }).click();
  await expect(page).toHaveURL(new RegExp(`/website/${id}$`));
  await expect(said(page, '3 websites are yours now.')).toBeVisible();
  await page.goto('/claim');
  await expect(page.getByText('Your Free plan has no room for another website')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);

  await test.step('an old claim takes nothing that has an owner', async () => {
    const other = await otherPage(browser, page, copied);
    await signUpQuickly(other, 'late');
    await other.goto(chat);
    await expect(other.getByText('Page not found')).toBeVisible();
    const refused = await sendForm(other, '/claim', { website: id });
    expect(refused.status()).toBe(404);
    expect(await refused.text()).toContain('One of these websites no longer exists.');
    await other.goto('/claim');
    await expect(other.getByRole('listitem').filter({ hasText: 'Third' })).toBeVisible();
    await expect(other.getByRole('checkbox')).toHaveCount(1);
    await other.context().close();
  });

  await test.step('a share link shows the draft until it is revoked', async () => {
    await page.goto(`/website/${id}?panel=share`);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByRole('textbox', { name: 'Preview link 1' }).inputValue();
    const friend = await otherPage(browser, page);
    await friend.goto(link);
    await expect(friend.getByRole('banner')).toContainText('Tide');
    await page.getByRole('button', { name: 'Revoke preview link 1' }).click();
    await expect(page.getByRole('textbox', { name: 'Preview link 1' })).toHaveCount(0);
    expect((await friend.goto(link))?.status()).toBe(404);
    await expect(friend.getByText('This link no longer works')).toBeVisible();
    await friend.context().close();
  });

  if (!hasScripts)
    await test.step('what stands against publishing is a press away from the chat', async () => {
      await page.goto(chat);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Not published')).toBeVisible();
      await page.getByRole('link', { name: 'See what to fix' }).click();
      await expect(page).toHaveURL(new RegExp(`/website/${id}[?]panel=publish$`));
      await expect(page.getByText('a picture has no description').first()).toBeVisible();
    });
});
