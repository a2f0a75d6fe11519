import type { Settings } from '#settings';
import { startDomainsSandbox } from './domains/index.ts';
import { seededPassword } from './identity/accounts.ts';
import { startIdentitySandbox } from './identity/index.ts';
import { startPaymentsSandbox } from './payments/index.ts';
import { startPhotosSandbox } from './photos/index.ts';

/** What the stand-ins need of the settings, as plain values. */
export type StandInSettings = Pick<
  Settings,
  | 'appOrigin'
  | 'auth0'
  | 'dataDir'
  | 'host'
  | 'images'
  | 'marketingUrl'
  | 'photos'
  | 'registrar'
  | 'sitesAddresses'
  | 'sitesDomain'
  | 'standIns'
  | 'stripe'
>;

export type StandIns = {
  /** The local test accounts; none without the local identity provider. */
  accounts: { email: string; note: string }[];
  /** The one password of them all. */
  password: string;
};

/** Starts the stand-ins that the settings ask for: those without credentials, and never when live. */
export async function startStandIns(settings: StandInSettings): Promise<StandIns & { close(): Promise<void> }> {
  const { appOrigin, auth0, dataDir, host, marketingUrl, standIns, stripe } = settings;
  const identity = standIns.identity
    ? await startIdentitySandbox({
        port: standIns.identity,
        host,
        dataDir,
        appOrigin,
        ...auth0,
        returnOrigins: [new URL(marketingUrl).origin],
      })
    : undefined;
  const payments = standIns.payments
    ? await startPaymentsSandbox({
        port: standIns.payments,
        host,
        dataDir,
        appOrigin,
        secretKey: stripe?.secretKey,
        webhookSecret: stripe?.webhookSecret,
      })
    : undefined;
  const domains = standIns.domains
    ? await startDomainsSandbox({
        port: standIns.domains,
        host,
        dataDir,
        appOrigin,
        sitesDomain: settings.sitesDomain,
        sitesAddresses: settings.sitesAddresses,
        registrar: { account: settings.registrar?.account ?? '1', token: settings.registrar?.token },
      })
    : undefined;
  const photos = standIns.photos
    ? await startPhotosSandbox({
        port: standIns.photos,
        host,
        key: settings.photos?.pexelsKey ?? '',
        imagesKey: settings.images?.key ?? '',
      })
    : undefined;
  return {
    accounts: identity?.accounts.map(({ email, roles, plan }) => ({ email, note: roles[0] ?? `${plan} plan` })) ?? [],
    password: seededPassword,
    close: async () =>
      void (await Promise.all([identity?.close(), payments?.close(), domains?.close(), photos?.close()])),
  };
}
