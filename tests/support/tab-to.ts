import type { Locator, Page } from '@playwright/test';

/** Presses Tab, so many times at most, until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab', most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    if ((await wanted.count()) > 0 && (await wanted.first().evaluate((element) => element === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(wanted)} is not reached by ${key}`);
}
