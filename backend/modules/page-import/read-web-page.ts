import type { SafeFetch } from '../../integrations/safe-fetch/index.ts';
import { FetchRefused } from '../../integrations/safe-fetch/index.ts';
import { invalid } from '../../failure.ts';
import type { Reading } from '../../reading/index.ts';
import type { ImportedPage } from './imported-page.ts';

export type { ImportedPage, ImportReport } from './imported-page.ts';

export type ReadWebPageOptions = {
  safeFetch: SafeFetch;
  reading: Pick<Reading, 'page'>;
  signal?: AbortSignal;
  /** Hears what is being done, in sentences for people. */
  onStep?(sentence: string): void;
};

/**
 * A public page as a website's document. Fails with INVALID (field `address`) and a sentence for whoever gave the address when it is not
 * fetched, is no page or comes to nothing; rejects with the signal's reason when that aborts.
 */
export async function readWebPage(
  { safeFetch, reading, signal, onStep }: ReadWebPageOptions,
  address: string,
): Promise<ImportedPage> {
  onStep?.('The page is fetched.');
  const page = await safeFetch.page(address, signal).catch((error: unknown) => {
    throw error instanceof FetchRefused ? invalid('address', error.message) : error;
  });
  signal?.throwIfAborted();
  onStep?.('The page is read.');
  const read = await reading.page(page);
  signal?.throwIfAborted();
  return read;
}
