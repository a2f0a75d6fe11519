import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { bakeryBrief, PASSWORD, uniqueEmail } from './journey.ts';

/**
 * Ways that other journeys walk by hand, walked by requests: the same forms, sent without drawing their pages.
 * Cookies go to the page's own browser context.
 */

/** Sends a form as a page of the app would; gives the answer without following a redirect. */
export const sendForm = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(path, { form, headers: { 'Sec-Fetch-Site': 'same-origin' }, maxRedirects: 0 });

/** An address of its own for each: all journeys together log in more often than one household may. */
const fromElsewhere = () => ({ 'X-Forwarded-For': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` });

async function passProvider(page: Page, start: string, form: Record<string, string>) {
  const headers = fromElsewhere();
  const screen = await page.request.get(start, { headers });
  const action = /<form method="post" action="([^"]+)"/.exec(await screen.text())?.[1] ?? '';
  const arrived = await page.request.post(new URL(action, screen.url()).href, { form, headers });
  expect([arrived.status(), new URL(arrived.url()).pathname]).toEqual([200, '/']);
}

/** Logs a seeded account in. */
export const logInQuickly = (page: Page, email: string) => passProvider(page, '/login', { email, password: PASSWORD });

/** Makes an account that no other test uses and logs it in. */
export const signUpQuickly = (page: Page, name: string) =>
  passProvider(page, '/signup', { name: 'Mira Test', email: uniqueEmail(name), password: 'a long password' });

/** Makes a website of the person who is logged in; gives its id. */
export async function createQuickly(
  page: Page,
  { brief = bakeryBrief, ...more }: { brief?: string; name?: string; templateId?: string } = {},
) {
  const answer = await sendForm(page, '/?index', { brief, intent: 'create', ...more });
  const [, id = ''] = /^\/website-chat\/([^/]+)$/.exec(answer.headers()['location'] ?? '') ?? [];
  const alert = /role="alert"[^]{0,400}/.exec(id === '' ? await answer.text() : '')?.[0] ?? '';
  expect(id, `the website was made: ${answer.status()} ${alert}`).not.toBe('');
  return id;
}

/** One change of a website, as a form of the editor asks for it. */
export async function changeQuickly(page: Page, id: string, form: Record<string, string>) {
  const answer = await sendForm(page, `/website/${id}`, form);
  expect(answer.status(), `${form.intent} was accepted`).toBeLessThan(400);
}

/** Publishes and gives the address that visitors use, without a slash at the end. */
export async function publishQuickly(page: Page, id: string): Promise<string> {
  await changeQuickly(page, id, { intent: 'publish' });
  const html = await (await page.request.get(`/website/${id}?panel=publish`)).text();
  const [, address = ''] = /href="(http:\/\/[^"]+)"[^>]*>Visit website/.exec(html) ?? [];
  expect(address, 'the website is live').not.toBe('');
  return address.replace(/\/$/, '');
}

/** What the app says about the last thing done: a toast with JavaScript, a notice without. In its own capitals: "Not saved" is not "Saved". */
export const said = (page: Page, message: string | RegExp) => {
  const hasText =
    typeof message === 'string' ? new RegExp(message.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)) : message;
  return page.locator('[role="status"], [role="alert"]').filter({ hasText }).first();
};
