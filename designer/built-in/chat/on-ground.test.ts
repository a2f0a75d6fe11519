import { expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { schemesOf, textPairsOf } from '#site/themes/index.ts';
import { lightnessOf } from '../brief/colours.ts';
import { builtInDesigner } from '../index.ts';

const after = async (brief: string, message: string): Promise<WebsiteDocument> => {
  const { document } = await builtInDesigner.design({ text: brief }, { seed: 2 });
  const { operations } = await builtInDesigner.respond({ message, document, history: [] }, { seed: 2 });
  const applied = applyOperations(document, operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return applied.document;
};
const weakest = ({ theme }: WebsiteDocument) =>
  Math.min(
    ...Object.values(schemesOf(theme)).flatMap((scheme) =>
      scheme ? Object.values(scheme).flatMap((tones) => textPairsOf(tones).map(({ ratio }) => ratio)) : [],
    ),
  );

const DARK = 'A bar in Graz called Korn. Dark background, gold buttons.';
const LIGHT = 'A bakery in Graz called Korn. Cream background, dark green buttons.';

it.each([
  [DARK, 'make the background cream', 'light'],
  [DARK, 'white background please', 'light'],
  [DARK, 'use a pale green background', 'light'],
  [DARK, 'make it light', 'light'],
  [LIGHT, 'make the background navy', 'dark'],
  [LIGHT, 'black background', 'dark'],
  [LIGHT, 'make it dark', 'dark'],
] as const)('%s Then “%s”: the site turns %s and stays readable', async (brief, message, mode) => {
  const document = await after(brief, message);
  const { theme } = document;
  expect(theme.mode).toBe(mode);
  expect(lightnessOf(theme.background) < 0.55).toBe(mode === 'dark');
  expect(lightnessOf(theme.ink) < 0.55).toBe(mode === 'light');
  expect(weakest(document)).toBeGreaterThanOrEqual(4.5);
  expect(Math.abs(lightnessOf(theme.accent) - lightnessOf(theme.background))).toBeGreaterThan(0.2);
});

it('turns the mode with a ground that is set alone', async () => {
  const { document } = await builtInDesigner.design({ text: DARK }, { seed: 2 });
  const applied = applyOperations(document, [{ type: 'setTheme', background: '#fbf4e4' }]);
  expect(applied).toMatchObject({ ok: true, document: { theme: { background: '#fbf4e4', mode: 'light' } } });
  const kept = applyOperations(document, [{ type: 'setTheme', background: '#fbf4e4', mode: 'auto' }]);
  expect(kept).toMatchObject({ ok: true, document: { theme: { mode: 'auto' } } });
});
