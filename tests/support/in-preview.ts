import type { Page } from '@playwright/test';
import { preview } from './journey.ts';
import { createQuickly, signUpQuickly } from './shortcuts.ts';

/** Of the website in the preview, and what is typed there or beside it. */
export const title = (page: Page) => preview(page).getByRole('heading', { level: 1 });
export const typing = (page: Page, name = 'Heading') => preview(page).getByRole('textbox', { name, exact: true });
export const field = (page: Page) => page.getByLabel('Heading', { exact: true });

/** The frame listens once the editor has said hello to it: its texts can be pressed by then. */
export const pressable = (page: Page) =>
  preview(page)
    .getByRole('button', { name: /^Edit heading: / })
    .first();

/** The editor of a new website of somebody new. */
export async function openEditor(page: Page, name: string): Promise<string> {
  await signUpQuickly(page, name);
  const id = await createQuickly(page);
  await page.goto(`/website/${id}`);
  return id;
}
