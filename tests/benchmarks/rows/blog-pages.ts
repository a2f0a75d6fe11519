import { writeQuickly } from '#tests/support/write-quickly.ts';
import { openBrowser } from '../../quality/browser.ts';
import { bestScoresOf, categories, MUST } from '../../quality/measures/lighthouse.ts';
import { startBlogs } from '../blogs.ts';
import { endProcess } from '../processes.ts';
import { ms, quantile, type Row } from '../row.ts';
import { addWebsite, startedProduct } from '../website.ts';

const PORT = 4540;
const DEBUGGING_PORT = 4541;
const ROUNDS = 40;
const TO_WARM_UP = 5;
const SENTENCE =
  'The oven is hot before the street wakes, and the *dark* rye rests until noon on its **wooden** board.';
const WORDS = Array.from({ length: 50 }, (_, nth) => (nth % 10 ? '' : `\n\n## Part ${nth}\n\n`) + SENTENCE).join(' ');

/** Pages of a blog as Lighthouse sees them, and what its writer waits for. */
export const blogPagesRows = async (): Promise<Row[]> => [...(await lighthouseRows()), ...(await writingRows())];

async function lighthouseRows(): Promise<Row[]> {
  const { child, port, few } = await startBlogs({ BENCH_POSTS: '30' });
  const browser = await openBrowser(DEBUGGING_PORT);
  const rows: Row[] = [];
  for (const [what, path] of [
    ['page of a post', '/blog/post-1'],
    ['list of posts', '/blog'],
  ] as const) {
    const { scores, missed } = await bestScoresOf(`http://${few}:${port}${path}`, DEBUGGING_PORT);
    for (const fault of missed) console.info(`  ${what}: ${fault}`);
    rows.push({
      what: `Lighthouse mobile, ${what}: ${categories.join(', ')}`,
      measured: categories.map((name) => scores[name]).join(', '),
      mustReach: categories.map((name) => `≥ ${MUST[name]}`).join(', '),
      reached: categories.every((name) => scores[name] >= MUST[name]),
    });
  }
  await browser.close();
  await endProcess(child);
  return rows;
}

async function writingRows(): Promise<Row[]> {
  const product = await startedProduct(PORT);
  const { page } = product;
  const id = await addWebsite(page, 3);
  const post = await writeQuickly(page, id, { title: 'Rye', body: WORDS });
  const address = `/website/${id}/blog-post-editor/${post}`;
  await page.goto(address);
  const preview = (await page.locator('iframe[title^="Preview"]').first().getAttribute('src')) ?? '';
  await page.goto('about:blank');
  const ask = await product.asker();
  const typed: number[] = [];
  const saved: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const form = {
      intent: 'save-post',
      part: 'post',
      post,
      baseRevision: String(round),
      title: 'Rye',
      body: `${WORDS} ${round}`,
    };
    const sent = () => {
      const data = new FormData();
      for (const [name, value] of Object.entries(form)) data.set(name, value);
      return data;
    };
    const begun = performance.now();
    await ask(`/website-draft/${id}`, sent());
    const shown = performance.now();
    await ask(address, sent());
    const seen = await ask(preview.replace(/revision=\d+/, `revision=${round + 1}`));
    typed.push(shown - begun);
    saved.push(performance.now() - shown);
    if (!seen.includes(`board. ${round}`)) throw new Error(`round ${round}: the preview does not show what was saved`);
  }
  await product.close();
  const row = (what: string, times: number[]): Row => {
    const settled = times.slice(TO_WARM_UP);
    const p95 = quantile(settled, 0.95);
    return {
      what: `${what}, over HTTP (a post of 1,000 words, ${settled.length} times)`,
      measured: `median ${ms(quantile(settled, 0.5))}, p95 ${ms(p95)}`,
      mustReach: 'p95 ≤ 100 ms',
      reached: p95 <= 100,
    };
  };
  return [row('a post as it is typed → preview HTML', typed), row('save of a post → preview HTML', saved)];
}
