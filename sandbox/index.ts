import { Worker } from 'node:worker_threads';
import { StartError } from '#settings';
import type { StandIns, StandInSettings } from './start-stand-ins.ts';

export { startDomainsSandbox } from './domains/index.ts';
export { seededAccounts, seededPassword } from './identity/accounts.ts';
export { startIdentitySandbox } from './identity/index.ts';
export { startPaymentsSandbox } from './payments/index.ts';

export type Sandboxes = StandIns & { close(): Promise<void> };

/** From source, or beside the server that the build made. */
const THREAD = import.meta.url.endsWith('.ts') ? './thread.mjs' : './sandbox.js';

/**
 * Starts the stand-ins that the settings ask for, on a thread of their own: they are other people's servers, and what
 * they do to their process (the identity provider follows each request through every promise) is not done to ours.
 */
export async function startSandboxes(settings: StandInSettings): Promise<Sandboxes> {
  const { appOrigin, auth0, dataDir, host, marketingUrl, standIns, stripe } = settings;
  const { images, photos, registrar, sitesAddresses, sitesDomain } = settings;
  if (!Object.values(standIns).some(Boolean)) return { accounts: [], password: '', close: async () => undefined };
  const workerData: StandInSettings = {
    appOrigin,
    auth0,
    dataDir,
    host,
    images,
    marketingUrl,
    photos,
    registrar,
    sitesAddresses,
    sitesDomain,
    standIns,
    stripe,
  };
  const thread = new Worker(new URL(THREAD, import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const ended = new Promise<void>((done) => thread.once('exit', () => done()));
  const started = await new Promise<StandIns>((ready, failed) => {
    thread.once('message', ready);
    thread.once('error', (error) => failed(error.name === 'StartError' ? new StartError(error.message) : error));
  });
  thread.on('error', (error) => console.error('sandbox:', error));
  return {
    ...started,
    close: async () => {
      thread.postMessage('close');
      await ended;
    },
  };
}
