import type { Log } from './log.ts';
import type { JWTVerifyGetKey } from 'jose';
import type { Settings } from '#settings';
import type { Designer } from '#designer/index.ts';
import type { Actor } from './auth/actor.ts';
import type { Database } from './db/index.ts';
import type { Dns } from './integrations/dns/index.ts';
import type { Tuning } from './integrations/fine-tuning/index.ts';
import type { Edge } from './integrations/edge-certificate.ts';
import type { Rdap } from './integrations/rdap.ts';
import type { SafeFetch } from './integrations/safe-fetch/index.ts';
import type { Storage } from './integrations/storage/index.ts';
import type { Mailer } from './integrations/mail.ts';
import type { PhotoSearch } from './integrations/photo-search/index.ts';
import type { PictureMaker } from './integrations/picture-maker.ts';
import type { Registrar } from './integrations/registrar.ts';
import type { Payments } from './integrations/stripe.ts';
import type { EndedLogins } from './modules/account/ended-logins.ts';
import type { LiveSettings } from './modules/live-settings/live-settings.ts';
import type { ChatPrompts } from './modules/chat-prompts/chat-prompts.ts';
import type { ShownExamples } from './modules/shown-examples/shown-examples.ts';
import type { Sections } from './modules/section-library/section-library.ts';
import type { MediaReader } from './modules/assets/read-media.ts';
import type { Standing } from './modules/revisions/standing.ts';
import type { SiteCache } from './modules/publishing/site-cache.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Loaders } from './graphql/loaders.ts';
import type { Reading } from './reading/index.ts';
import type { WebsiteUpdates } from './website-updates.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { TimeBudget } from './time-budget.ts';

/** Everything a verb may use of the world. Built once; clock, ids and keys can be replaced in tests. */
export type Services = {
  settings: Settings;
  db: Database;
  clock(): Date;
  /** A new unguessable id of 20 lower-case letters and digits. */
  ids(): string;
  log: Log;
  /** The identity provider's public keys. */
  keys: JWTVerifyGetKey;
  designer: Designer;
  /** Where models are fine-tuned; null without a key. */
  tuning: Tuning | null;
  /** What reads people's words and files, on threads of its own. */
  reading: Reading;
  /** Null while payments are switched off. */
  payments: Payments | null;
  /** Where names are bought; null while buying is switched off. */
  registrar: Registrar | null;
  /** Null where mail is switched off. */
  mail: Mailer | null;
  /** What the world's name servers say. */
  dns: Dns;
  /** What registries say of names. */
  rdap: Rdap;
  /** Pages and pictures of the public web that people name. */
  safeFetch: SafeFetch;
  /** Photos of others that may be used for free; null while that is switched off. */
  photos: PhotoSearch | null;
  /** Who generates pictures; null while that is switched off. */
  pictureMaker: PictureMaker | null;
  /** Our own edge as browsers see it; null where there is no TLS. */
  edge: Edge | null;
  /** What staff decide while the product runs. */
  live: LiveSettings;
  /** What staff decided of the kinds of sections. */
  sections: Sections;
  /** The chat templates that count. */
  prompts: ChatPrompts;
  /** Approved examples that go along with requests. */
  shownExamples: ShownExamples;
  siteCache: SiteCache;
  /** How small published pages are packed, by Brotli's quality; as small as it gets when left out. */
  pageQuality?: number | undefined;
  rateLimiter: RateLimiter;
  /** What one account or address may have drawn of templates. */
  previewTime: TimeBudget;
  jobs: JobQueue;
  /** Files that are too large for the database. */
  storage: Storage;
  media: MediaReader;
  updates: WebsiteUpdates;
  endedLogins: EndedLogins;
  /** Told within the transaction that takes a revision back or makes it again; the conversation keeps in step. */
  tellStanding(db: Database, standing: Standing): Promise<void>;
};

/** The services, and who is asking. One for each request. */
export type Context = Services & {
  actor: Actor;
  loaders: Loaders;
  /** The person's own address, as the web app or the edge saw it; '' when nobody said. */
  clientAddress: string;
};
