import { expect, test } from '@playwright/test';
import { createQuickly, logInQuickly } from '#tests/support/shortcuts.ts';

const HELD_MS = 1200;

/** Holds the page's data back, as a slow connection or a busy machine does, so that React cannot take the page over yet. */
function holdData(milliseconds: number) {
  const pipe = ReadableStream.prototype.pipeThrough;
  ReadableStream.prototype.pipeThrough = function <Out>(
    this: ReadableStream<Uint8Array>,
    next: ReadableWritablePair<Out, Uint8Array>,
    options?: StreamPipeOptions,
  ) {
    const held = new TransformStream<Uint8Array, Uint8Array>({
      async transform(part, out) {
        await new Promise((go) => setTimeout(go, milliseconds));
        out.enqueue(part);
      },
    });
    return pipe.call(pipe.call(this, held), next, options) as ReadableStream<Out>;
  };
}

test('keys and presses before the page works by script do no harm, and what was typed stays', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await logInQuickly(page, 'business@pagewright.test');
  const id = await createQuickly(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(holdData, HELD_MS);
  await page.goto(`/website-chat/${id}`, { waitUntil: 'domcontentloaded' });
  const box = page.getByLabel('Message');
  await box.click();
  await page.keyboard.type('Make the headline shorter', { delay: 20 });
  // The hint is written by script.
  await expect(page.getByText('Enter sends'), faults.join()).toBeVisible();
  await expect(box).toHaveValue('Make the headline shorter');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await box.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Make the headline shorter');
  expect(faults).toEqual([]);
});
