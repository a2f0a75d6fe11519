import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Of a journey that is gone with JavaScript alone: without it the same forms are sent to the same doors, which the journeys that are gone
 * both ways, and the tables of who may enter, show.
 */
export const onlyWithScripts = { tag: '@only-with-scripts' };

export const PASSWORD = 'pagewright';

export const bakeryBrief = `Nordlicht is a sourdough bakery in Leith, Edinburgh, run by Anna Moreno and her brother Luis Moreno.
We bake sourdough loaves for 6.50, rye bread for 5.20 and cinnamon buns for 3.40. We also make wedding cakes to order.
Open Tuesday to Saturday from 7:00 to 15:00 and Sunday from 8:00 to 13:00. Find us at 12 Shore Street, Leith.
Call 0131 555 0188 or write to hello@nordlicht-bakery.example. Use a cream background and terracotta for buttons.
Pages: Home, Menu, About, Contact.`;

/** A name that no other test uses. */
export const uniqueEmail = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.test`;

export async function logIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Describe your business')).toBeVisible();
}

export async function signUp(page: Page, email: string) {
  await page.goto('/login?signed-out');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Your name').fill('Mira Test');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Describe your business')).toBeVisible();
}

/** From the dashboard to the new website's chat; gives its id. */
export async function generate(page: Page, brief: string): Promise<string> {
  await page.getByLabel('Describe your business').fill(brief);
  await page.getByRole('button', { name: 'Create website' }).click();
  await page.waitForURL(/\/website-chat\/[^/]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Says something to the assistant and waits for its answer; gives its words. */
export async function say(page: Page, text: string): Promise<string> {
  const messages = page.getByRole('log', { name: 'Conversation' }).locator('ol > li');
  const box = page.getByLabel('Message');
  // The address changes before the screen does: only what is there with the box can be counted.
  await box.waitFor();
  const before = await messages.count();
  await box.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages).toHaveCount(before + 2);
  await expect(page.getByText('Working on it…')).toHaveCount(0);
  return messages.last().innerText();
}

/** Scripts have taken this part of the page over: until then links and forms work as without them. */
export async function takenOver(part: Locator) {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => part.evaluate(isTaken)).toBe(true);
}

export async function openMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Account' }).locator('summary').click();
}

/** The preview of the page that is open in the editor or the chat. */
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]:not([aria-hidden="true"])');

/** A published site's address as the browser knows it. */
export const siteAddress = (subdomain: string, port: number, path = '/') =>
  `http://${subdomain}.localhost:${port}${path}`;
