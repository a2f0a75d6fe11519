import { setTimeout as pause } from 'node:timers/promises';
import { says, startModelServer } from '#tests/support/model-server.ts';
import { moment } from '#tests/support/moment.ts';
import { quantile, type Row } from '../row.ts';
import { addWebsite, startedProduct } from '../website.ts';

const TURNS = 5;
const CHANGES = 40;
/** Milliseconds between two changes of the scripted model: a whole turn takes about twelve seconds. */
const PACE = 300;

/** In the browser: the frame that is seen shows what the turn has made, not the last revision. */
const draftIsShown = () =>
  document.querySelector('iframe[title^="Preview"]:not([aria-hidden])')?.getAttribute('src')?.includes('turn=') ??
  false;

/** A model's turn in a browser: from sending a message until the first section it writes is on screen. */
export async function modelRow(): Promise<Row[]> {
  const model = await startModelServer([says('The draft is good as it is.')]);
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'scripted' };
  const product = await startedProduct(4530, env);
  const { page } = product;
  await addWebsite(page, 0);
  await page.getByText('The draft is good as it is.').waitFor();
  const shares: number[] = [];
  const firsts: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const heading = `Baked today, number ${turn}`;
    const ended = moment();
    model.play(
      async (stream) => {
        stream.call('declareScope', { parts: ['hero', 'brand'] });
        await pause(PACE);
        stream.call('updateSection', { sectionId: 'hero', props: { heading } });
        for (let change = 1; change < CHANGES; change += 1) {
          await pause(PACE);
          stream.call('setBrand', { tagline: `Loaf ${turn} of ${change}` });
        }
        stream.end();
        ended.happen();
      },
      says(`That was turn ${turn}.`),
    );
    await page.getByLabel('Message').fill('A better start page');
    const start = performance.now();
    await page.getByLabel('Message').press('Enter');
    const shown = page.waitForFunction(draftIsShown, null, { polling: 'raf' }).then(() => performance.now() - start);
    await ended.happened;
    const whole = performance.now() - start;
    firsts.push(await shown);
    shares.push((await shown) / whole);
    await page.getByText(`That was turn ${turn}.`).waitFor();
  }
  await product.close();
  await model.close();
  const [median, worst] = [quantile(shares, 0.5), Math.max(...shares)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    {
      what: `model designer: first section on screen, share of the whole stream (${TURNS} turns of ${CHANGES} changes)`,
      measured: `median ${percent(median)} (${Math.round(quantile(firsts, 0.5))} ms), worst ${percent(worst)}`,
      mustReach: 'within 15 %',
      reached: worst <= 0.15,
    },
  ];
}
