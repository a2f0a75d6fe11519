import { FetchRefused } from '../../../integrations/safe-fetch/index.ts';
import { lookAround } from '../../page-import/site/look-around.ts';
import { readSite } from '../../page-import/site/read-site.ts';
import { fetchSite } from '../fetch-site.ts';
import type { TestSite } from './index.ts';

const missing = () =>
  new FetchRefused('STATUS', 'There is nothing at that address. Check that it is spelled correctly.');

/** Reads a website of a test without a network; its pages are found as a server would answer. */
export async function bring({ origin, pages, sheets }: TestSite, { from = '/', mostPages = 20 } = {}) {
  const pathOf = (address: string) => {
    const url = new URL(address);
    if (url.origin !== origin) throw missing();
    const path = url.pathname + url.search;
    return [path, `${path}/`, path.replace(/\/$/, ''), path.replace(/\/index\.html?$/, '/')];
  };
  const known = (from: Record<string, string>, address: string) =>
    pathOf(address)
      .map((path) => from[path])
      .find((text) => text !== undefined);
  const safeFetch = {
    async page(address: string) {
      const html = known(pages, address);
      if (html === undefined) throw missing();
      return { url: address, html };
    },
    async sheet(address: string) {
      const text = known(sheets, address);
      if (text === undefined) throw missing();
      return text;
    },
  };
  const reading = { lookAround: async (page: { url: string; html: string }) => lookAround(page) };
  const options = { safeFetch, reading, signal: new AbortController().signal, onProgress: () => undefined };
  const fetched = await fetchSite(options, `${origin}${from}`);
  const site = readSite({ pages: fetched.pages, sheets: fetched.sheets, look: null, mostPages });
  return { ...site, report: { ...site.report, pages: [...site.report.pages, ...fetched.aside] } };
}
