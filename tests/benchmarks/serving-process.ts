import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { createInternal } from '#hosting/internal.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { openInMemory } from '#tests/support/in-memory-database.ts';
import { connectName } from '#tests/support/own-names.ts';
import { good, madeBy, run } from '#tests/support/website-steps.ts';
import { gentleEnd } from '../../shutdown.ts';

// What answers visitors, as `server.ts` puts it together, with a website at its subdomain and one at a name of its owner's.
const settings = testSettings();
const database = await openInMemory();
const api = await openApi({ database, settings });
const owner = await api.person();
const website = await madeBy(owner);
const named = await madeBy(owner);
await connectName(database, named, 'rye.example');
for (const { id } of [website, named]) good(await run(owner, 'publishWebsite', id));

const parts = { settings, sites: api.backend.sites, peerOf: createPeerReader(settings.trustedProxies) };
const front = createFront(parts, (_request, response) => void response.end('the app'));

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const sites = createServer(front);
gentleEnd(sites, () => undefined);
const door = createInternal();
door.open({ mayHaveCertificate: api.backend.mayHaveCertificate, needs: {} });
const internal = createServer(door.listener);
const ports = { sites: await portOf(sites), internal: await portOf(internal) };
console.info(JSON.stringify({ ...ports, subdomain: `${website.subdomain}.localhost`, ownName: 'rye.example' }));
