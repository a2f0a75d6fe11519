import { expect, test } from '@playwright/test';
import { field, openEditor, pressable, title, typing } from '#tests/support/in-preview.ts';
import { preview, takenOver } from '#tests/support/journey.ts';
import { changeQuickly, createQuickly, said, signUpQuickly } from '#tests/support/shortcuts.ts';

test('without a connection what is typed in the preview stays, and is saved afterwards', async ({ page }) => {
  const id = await openEditor(page, 'in-preview-away');
  await page.route(
    (url) => url.pathname === `/website/${id}.data`,
    (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
  );
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  await pressable(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed on a train');
  await expect(preview(page).getByRole('status')).toContainText('It is saved as soon as there is one');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Typed on a train');
  await page.unrouteAll();
  await expect(said(page, 'Saved')).toBeAttached();
  await page.reload();
  await expect(title(page)).toHaveText('Typed on a train');
});

test('a text is edited with the keyboard alone: it has a name, takes what is pasted as it can hold it, and gets the focus back', async ({
  page,
}) => {
  await openEditor(page, 'in-preview-keys');
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  await pressable(page).focus();
  await page.keyboard.press('Enter');
  await expect(typing(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Given up');
  await page.keyboard.press('Escape');
  await expect(pressable(page)).toBeFocused();
  await expect(title(page)).not.toHaveText('Given up');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await typing(page).evaluate((host) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Bread\nby hand');
    clipboardData.setData('text/html', '<h1>Bread</h1><p>by <b>hand</b></p>');
    host.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(typing(page)).toHaveText('Bread by hand');
  await expect(field(page)).toHaveValue('Bread by hand');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Without a mouse');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Without a mouse');
  await expect(said(page, 'Saved')).toBeAttached();
  // What was saved loads behind the frame on screen and takes its place.
  await expect
    .poll(async () => {
      const saved = await page.locator('[name="baseRevision"]').first().inputValue();
      return page.locator(`[data-preview$=":${saved}"] iframe`).count();
    })
    .toBe(1);
  await expect(preview(page).getByRole('button', { name: 'Edit heading: Without a mouse' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const paragraphs = typing(page, 'Introduction');
  await expect(paragraphs).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('One.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Introduction')).toHaveValue('One.\n\nTwo.');
  await expect(preview(page).locator('.hero__intro p')).toHaveText(['One.', 'Two.']);
});

test('words and lines of a long text are set off and plain again, by keys and by buttons', async ({ page }) => {
  await signUpQuickly(page, 'in-preview-rich');
  const id = await createQuickly(page);
  await changeQuickly(page, id, { intent: 'add-section', page: 'home', kind: 'richText', variant: 'column' });
  await page.goto(`/website/${id}`);
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  const text = preview(page)
    .getByRole('button', { name: /^Edit text: / })
    .last();
  await text.focus();
  await page.keyboard.press('Enter');
  await expect(typing(page, 'Text')).toBeFocused();
  const press = (name: string) => preview(page).getByRole('button', { name, exact: true }).click();
  const unlink = preview(page).getByRole('button', { name: 'Take the link away' });
  const reads = (words: string) => expect(page.getByLabel('Text', { exact: true })).toHaveValue(words);

  await page.keyboard.press('Control+A');
  await page.keyboard.type('Breads');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+B');
  await reads('**Breads**');
  await press('Bold');
  await reads('Breads');
  await expect(unlink).toBeHidden();
  const leadsTo = preview(page).getByRole('combobox', { name: 'Where the link leads' });
  await page.keyboard.press('Control+K');
  await expect(leadsTo).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(typing(page, 'Text')).toBeFocused();
  await reads('Breads');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('/menu');
  await page.keyboard.press('Enter');
  await reads('[Breads](/menu)');
  await unlink.click();
  await reads('Breads');
  await page.keyboard.press('Control+A');
  await press('Link');
  await leadsTo.fill('/menu');
  await press('Set link');

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rye');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Spelt');
  await page.keyboard.press('Shift+ArrowUp');
  await press('List');
  await reads('[Breads](/menu)\n- Rye\n- Spelt');
  await press('Subheading');
  await reads('[Breads](/menu)\n## Rye\n## Spelt');
  await press('Subheading');
  await press('List');
  await reads('[Breads](/menu)\n- Rye\n- Spelt');

  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(typing(page, 'Text')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'Saved')).toBeAttached();
  await expect(preview(page).getByRole('link', { name: 'Breads' })).toBeVisible();
  await expect(
    preview(page)
      .locator('main li')
      .filter({ hasText: /^(Rye|Spelt)$/ }),
  ).toHaveCount(2);
});

test('a preview that is drawn anew keeps the focus where it was, and takes it from nobody', async ({ page }) => {
  await openEditor(page, 'in-preview-drawn');
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  await expect(pressable(page)).toBeVisible();
  const drawn = (words: string) =>
    page
      .locator('iframe')
      .first()
      .evaluate((frame: HTMLIFrameElement, html) => {
        frame.contentWindow?.postMessage({ from: 'pagewright-editor', type: 'draw', html }, '*');
      }, `<main><section id="hero"><h1 data-text="section:hero heading" data-kind="line" data-label="Heading">${words}</h1></section></main>`);
  const named = (words: string) => preview(page).getByRole('button', { name: `Edit heading: ${words}` });

  await pressable(page).focus();
  await drawn('Drawn once');
  await expect(named('Drawn once')).toBeFocused();
  const elsewhere = page.getByRole('list', { name: 'Sections' }).getByRole('link').first();
  await elsewhere.focus();
  await drawn('Drawn twice');
  await expect(named('Drawn twice')).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('what somebody else wrote meanwhile is not lost: both are shown, and the one who types chooses', async ({
  page,
}) => {
  const id = await openEditor(page, 'in-preview-both');
  await takenOver(page.getByRole('list', { name: 'Sections' }));
  await pressable(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('First');
  await expect(preview(page).getByRole('status')).toHaveText('Saved');
  const theirs = {
    intent: 'save',
    part: 'section:hero',
    baseRevision: '2',
    only: 'heading',
    heading: 'From elsewhere',
  };
  await changeQuickly(page, id, theirs);
  await page.keyboard.type(' and last');
  await expect(preview(page).getByRole('status')).toContainText('this changed while you were editing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('From elsewhere', { exact: false }).first()).toBeVisible();
  await expect(field(page)).toHaveValue('First and last');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(said(page, 'Saved')).toBeAttached();
  await expect(title(page)).toHaveText('First and last');
});
