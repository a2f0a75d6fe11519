import { invalid, Failure } from '../../failure.ts';
import { FetchRefused } from '../../integrations/safe-fetch/index.ts';
import type { SafeFetch } from '../../integrations/safe-fetch/index.ts';
import type { Reading } from '../../reading/index.ts';
import { isRoot, keyOfAddress } from '../page-import/site/addresses-of-pages.ts';
import type { FoundPage, PageReport } from '../page-import/site/imported-site.ts';
import type { Surroundings } from '../page-import/site/look-around.ts';
import { asFailure, isSameSite, leadsElsewhere, LOCKED, sentenceOf, WITHOUT_SCRIPTS } from './refusals.ts';
import type { Progress } from './store.ts';

export const MOST_PAGES = 20;
/** Of HTML that is kept at once. */
const MOST_CHARACTERS = 10_000_000;
const MOST_OF_A_PAGE = 1_500_000;
/** A website that answers slowly is read as far as it comes in this time. */
const LONGEST_MS = 240_000;

export type FetchOptions = {
  safeFetch: Pick<SafeFetch, 'page' | 'sheet'>;
  reading: Pick<Reading, 'lookAround'>;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
};

/** A website as it was found: its pages, the start page first, its style, and what of it is no page of ours. */
export type FetchedSite = { pages: FoundPage[]; sheets: string[]; aside: PageReport[] };

type Waiting = { url: string; label: string; isMenu: boolean };

/**
 * Fetches the pages of a website one after another, up to 20, menus first. Fails with INVALID (field `address`) and a sentence when its
 * first page comes to nothing; what is wrong with others is said in `aside`.
 */
export async function fetchSite(options: FetchOptions, address: string): Promise<FetchedSite> {
  const { safeFetch, signal, onProgress } = options;
  onProgress({ note: 'Looking at the first page', done: 0, total: null });
  const first = await fetchFirst(options, address);
  const home = new URL(first.page.url);
  const pages: FoundPage[] = [{ ...first.page, asked: [address], label: '', isMenu: true }];
  const aside: PageReport[] = [];
  const known = new Set([keyOfAddress(home)]);
  const waiting: Waiting[] = [];
  const others = new Set<string>();
  const hear = ({ links, translations }: Surroundings) => {
    for (const url of translations) others.add(keyOfAddress(new URL(url)));
    for (const link of links) {
      const key = keyOfAddress(new URL(link.url));
      const same = pages.find(({ url }) => keyOfAddress(new URL(url)) === key);
      if (same && !same.asked.includes(link.url)) same.asked.push(link.url);
      if (known.has(key)) continue;
      known.add(key);
      waiting.push(link);
    }
  };
  if (!isRoot(home)) hear({ ...first.around, links: [{ url: new URL('/', home).href, label: '', isMenu: true }] });
  hear(first.around);
  const { language } = first.around;
  let characters = first.page.html.length;
  const until = Date.now() + LONGEST_MS;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const leave = (sentence: string) => aside.push(asideOf(next?.url ?? '', next?.label ?? '', sentence));
    const isFull = pages.length >= MOST_PAGES;
    if (others.has(keyOfAddress(new URL(next.url)))) leave('It is in another language.');
    else if (isFull) leave(`It was not checked: ${MOST_PAGES} pages of a website are read.`);
    else if (Date.now() > until) leave('It was not checked: that website answers slowly. Add this page by hand.');
    else if (characters > MOST_CHARACTERS) leave('It was not checked: the pages before it are very long.');
    else {
      const total = Math.min(MOST_PAGES, pages.length + waiting.length + 1);
      onProgress({ note: `Reading ${new URL(next.url).pathname}`, done: pages.length, total });
      const found = await fetchNext(options, next.url, home);
      signal.throwIfAborted();
      if (typeof found === 'string') leave(found);
      else if (language && found.around.language && found.around.language !== language)
        leave('It is in another language.');
      else {
        const here = keyOfAddress(new URL(found.page.url));
        const same = pages.find(({ url }) => keyOfAddress(new URL(url)) === here);
        if (same) same.asked.push(next.url);
        else {
          known.add(here);
          characters += found.page.html.length;
          pages.push({ ...found.page, asked: [next.url], label: next.label, isMenu: next.isMenu });
          hear(found.around);
        }
      }
    }
  }
  const sheets: string[] = [];
  for (const sheet of first.around.sheets) sheets.push(await safeFetch.sheet(sheet, signal).catch(unlessRefused));
  signal.throwIfAborted();
  return { pages: withHomeFirst(pages), sheets, aside };
}

/** A website's style is not worth a failure. */
function unlessRefused(error: unknown): string {
  if (error instanceof FetchRefused) return '';
  throw error;
}

const asideOf = (url: string, title: string, sentence: string): PageReport => ({
  ...{ url, title, path: null, kept: [], unsure: [] },
  leftOut: [sentence],
});

/** The page at the root of the website is where it begins, whichever was asked for. */
function withHomeFirst(pages: readonly FoundPage[]): FoundPage[] {
  const home = pages.find(({ url }) => isRoot(new URL(url))) ?? pages[0];
  return home ? [home, ...pages.filter((page) => page !== home)] : [];
}

const short = ({ url, html }: { url: string; html: string }) => ({ url, html: html.slice(0, MOST_OF_A_PAGE) });

async function fetchFirst({ safeFetch, reading, signal }: FetchOptions, address: string) {
  const page = short(
    await safeFetch.page(address, signal).catch((error: unknown) => {
      throw asFailure(error);
    }),
  );
  const [asked, found] = [new URL(address), new URL(page.url)];
  if (!isSameSite(asked, found)) throw leadsElsewhere(asked, found);
  const around = await reading.lookAround(page);
  if (around.is === 'LOGIN') throw invalid('address', LOCKED);
  if (around.is === 'NOTHING') throw invalid('address', around.needsScripts ? WITHOUT_SCRIPTS : around.problem);
  return { page, around };
}

/** Another page of the website, or why it stays where it is. */
async function fetchNext({ safeFetch, reading, signal }: FetchOptions, address: string, home: URL) {
  try {
    const page = short(await safeFetch.page(address, signal));
    if (!isSameSite(home, new URL(page.url))) return 'It leads on to another website.';
    const around = await reading.lookAround(page);
    if (around.is === 'LOGIN') return 'It asks for a password.';
    if (around.is === 'POST')
      return 'It is a blog post. Export your posts there and import the file in the blog of your new website.';
    if (around.is === 'NOTHING')
      return around.needsScripts ? 'This page is made by scripts; without them it is empty.' : around.problem;
    return { page, around };
  } catch (error) {
    if (error instanceof FetchRefused) return sentenceOf(error);
    if (error instanceof Failure && error.details.code === 'INVALID') return error.message;
    throw error;
  }
}
