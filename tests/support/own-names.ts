import type { OpenedDatabase } from '#backend/db/index.ts';
import { setHosts } from '#backend/modules/hosts/store.ts';
import type { WebsiteAnswer } from './website-steps.ts';

type Connection = { primary?: string; mayHaveCertificate?: boolean };

/**
 * Connects a name with its www to a website as if it had been proved, pointed and secured; gives the domain's id. `primary` is
 * the one of the two at which the website is shown.
 */
export async function connectName(
  { db, run }: OpenedDatabase,
  { id: websiteId }: Pick<WebsiteAnswer, 'id'>,
  name: string,
  { primary = name, mayHaveCertificate = true }: Connection = {},
): Promise<string> {
  const id = `domain-of-${name}`;
  await run(
    `insert into domains (id, owner_id, name, method, state, token, proved_at, website_id, "primary", created_at)
     select $1, owner_id, $2, 'records', 'secure', 'token', now(), id, $4, now() from websites where id = $3
     on conflict do nothing`,
    [id, name, websiteId, primary === name ? 'apex' : 'www'],
  );
  const hosts = [name, `www.${name}`].map((host) => ({
    host,
    websiteId,
    leadsTo: host === primary ? null : primary,
    mayHaveCertificate,
  }));
  await db.transaction(async (tx) => setHosts(tx, id, hosts));
  await run('update websites set primary_host = $1 where id = $2', [primary, websiteId]);
  return id;
}

/** As disconnecting does. */
export async function disconnectName({ db, run }: OpenedDatabase, website: string, domain: string): Promise<void> {
  await setHosts(db, domain, []);
  await run('update websites set primary_host = null where id = $1', [website]);
}
