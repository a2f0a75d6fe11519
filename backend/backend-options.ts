import type { JWTVerifyGetKey } from 'jose';
import type { Settings } from '#settings';
import type { Designer } from '#designer/designer.ts';
import type { Log } from './log.ts';
import type { OpenedDatabase } from './db/index.ts';
import type { Dns } from './integrations/dns/index.ts';
import type { Rdap } from './integrations/rdap.ts';
import type { SafeFetch } from './integrations/safe-fetch/index.ts';
import type { Storage } from './integrations/storage/index.ts';
import type { Tuning } from './integrations/fine-tuning/index.ts';
import type { Edge } from './integrations/edge-certificate.ts';
import type { PhotoSearch } from './integrations/photo-search/index.ts';
import type { PictureMaker } from './integrations/picture-maker.ts';
import type { Registrar } from './integrations/registrar.ts';
import type { Payments } from './integrations/stripe.ts';
import type { Mailer } from './integrations/mail.ts';
import type { SeededPerson } from './modules/account/seed-people.ts';
import type { Reading } from './reading/index.ts';
import type { BuiltRelease } from './releases/index.ts';

/** What a backend is made of; in tests other parts than the settings say. */
export type BackendOptions = {
  settings: Settings;
  /** The database's own when left out. */
  clock?: () => Date;
  /** New unguessable ids of lower-case letters and digits. */
  ids?: () => string;
  log?: Log;
  /** The identity provider's public keys; fetched from the provider when left out. */
  keys?: JWTVerifyGetKey;
  designer?: Designer;
  /** Where models are fine-tuned; as the settings say when left out. */
  tuning?: Tuning | null;
  /** Threads that have been started already; they end with the backend. */
  reading?: Reading;
  /** Where mails go instead of what the settings say. */
  mail?: Mailer;
  /** Whoever is asked about names instead of what the settings say. */
  dns?: Dns;
  rdap?: Rdap;
  /** Whoever fetches what people name from the public web. */
  safeFetch?: SafeFetch;
  /** Milliseconds between two looks for domains that are due; 2 seconds when left out. */
  lookAtDomainsEveryMs?: number;
  /** Milliseconds between two looks for plans and notices that ended; a minute when left out. */
  settlePlansEveryMs?: number;
  /** Milliseconds until what people pay for is first compared with the payments, then every hour; two minutes when left out. */
  comparePaymentsAfterMs?: number;
  /** Milliseconds between two looks for posts whose moment came without their job; 15 seconds when left out. */
  publishDueEveryMs?: number;
  /** Who takes payments, and who sells names; as the settings say when left out. */
  payments?: Payments;
  registrar?: Registrar;
  /** Where photos of others are searched; null: that is switched off. */
  photos?: PhotoSearch | null;
  /** Who generates pictures; null: that is switched off. */
  pictureMaker?: PictureMaker | null;
  /** A database that is open already; it is closed with the backend. */
  database?: OpenedDatabase;
  /** People who are there from the first start on, with their plans: the local test accounts. */
  people?: readonly SeededPerson[];
  /** What is asked for the certificates of hosts; null where there is no TLS. As the settings say when left out. */
  edge?: Edge | null;
  /** Where uploads are kept; as the settings say when left out. */
  storage?: Storage;
  /** How small published pages are packed, by Brotli's quality; as small as it gets, which takes a while, when left out. */
  pageQuality?: number;
  /** Documents and files of the web app's build; read from it when left out. */
  release?: BuiltRelease;
};
