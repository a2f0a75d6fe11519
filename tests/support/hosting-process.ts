import { openPostgres } from '#backend/db/postgres.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { createFront, createPeerReader } from '#hosting/index.ts';
import { createInternal } from '#hosting/internal.ts';
import { openApi, testSettings } from './api.ts';
import { listening } from './raw-request.ts';

/** A process of its own that answers visitors of sites on the PostgreSQL and in the data folder named, and says its ports, until its parent lets go of it. */
const [, , url = '', folder = ''] = process.argv;
const settings = testSettings({ DATA_DIR: folder });
const [database, storage] = [await openPostgres(url, () => undefined), openStorage(settings)];
const api = await openApi({ database, storage, settings });
const front = createFront(
  { settings, sites: api.backend.sites, peerOf: createPeerReader([]) },
  (_request, response) => void response.end('the app'),
);
const internal = createInternal();
internal.open({ mayHaveCertificate: api.backend.mayHaveCertificate, needs: {} });
const servers = [await listening(front), await listening(internal.listener)] as const;
process.send?.(servers.map(({ port }) => port));
process.once('disconnect', () => {
  void Promise.all(servers.map(({ close }) => close())).then(() => api.close());
});
