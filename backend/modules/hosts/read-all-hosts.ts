import type { Database } from '../../db/index.ts';
import { formerBehind, hostsBehind, publishedBehind } from './store.ts';

/** So many are read with one question: others wait for no longer than that takes. */
const PAGE = 10_000;

/** Tells of every host that may show something, page by page. `hostOf` is the host of a subdomain. */
export async function readAllHosts(
  db: Database,
  hostOf: (subdomain: string) => string,
  note: (host: string, mayHaveCertificate: boolean) => void,
): Promise<void> {
  for (const behind of [publishedBehind, formerBehind])
    await everyPage(
      (after: string) => behind(db, after, PAGE),
      ({ subdomain }) => {
        note(hostOf(subdomain), false);
        return subdomain;
      },
    );
  await everyPage(
    (after) => hostsBehind(db, after, PAGE),
    ({ host, mayHaveCertificate, isGone }) => {
      if (!isGone) note(host, mayHaveCertificate);
      return host;
    },
  );
}

/** `take` gives the name that the next page begins behind. */
async function everyPage<Row>(read: (after: string) => Promise<Row[]>, take: (row: Row) => string): Promise<void> {
  let after = '';
  for (let rows = await read(after); rows.length > 0; rows = rows.length < PAGE ? [] : await read(after))
    for (const row of rows) after = take(row);
}
