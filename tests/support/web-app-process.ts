import { createServer } from 'node:http';
import { openPostgres } from '#backend/db/postgres.ts';
import { countIn } from '#backend/counts.ts';
import { createRateLimiter } from '#backend/rate-limiter.ts';
import { openEndedLogins } from '#backend/modules/account/ended-logins.ts';
import { createSessionStore } from '#backend/modules/sessions/session-store.ts';
import { openAuthApp } from './auth-app.ts';

/**
 * A process of its own with the web app's sessions on a PostgreSQL server, started by a test: says its port to its
 * parent and answers until the parent is gone. The environment names the database and the identity provider.
 */
const { TEST_DATABASE_URL: url = '', AUTH0_DOMAIN = '' } = process.env;
const opened = await openPostgres(url, (error) => console.error(error));
const endedLogins = await openEndedLogins(opened, console, () => undefined);
const { clock } = opened;
const rateLimiter = createRateLimiter(clock, countIn(opened));
const sessionStore = await createSessionStore({ db: opened.db, clock, endedLogins, rateLimiter }, opened.isExclusive);
const app = openAuthApp({
  env: { AUTH0_DOMAIN, AUTH0_CLIENT_ID: 'two-processes', AUTH0_CLIENT_SECRET: 'a secret' },
  sessionStore,
  now: () => clock().getTime(),
});

const server = createServer((request, response) => {
  const headers = new Headers();
  for (const name of ['cookie', 'sec-fetch-site']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  void app.handle(`${app.origin}${request.url}`, { headers }).then(async (answer) => {
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(await answer.text());
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
process.once('disconnect', () => {
  server.closeAllConnections();
  server.close();
  void endedLogins.close().then(() => opened.close());
});
