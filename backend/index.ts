import { markRevisionOfMessage } from './modules/chat/store.ts';
import { randomBytes } from 'node:crypto';
import type { Settings } from '#settings';
import type { Designer } from '#designer/designer.ts';
import { providerKeys } from './auth/tokens.ts';
import type { BackendOptions } from './backend-options.ts';
import { createCopier } from './backup/borrow-copy.ts';
import { requireWholeRestore } from './backup/require-whole-restore.ts';
import type { Services } from './context.ts';
import { countIn, countInMemory } from './counts.ts';
import { openDatabase } from './db/index.ts';
import { schema } from './graphql/schema.ts';
import { createGraphqlServer } from './graphql/server.ts';
import { endApart } from './integrations/apart.ts';
import { atMost } from './integrations/dns/at-most.ts';
import { connectDns } from './integrations/dns/index.ts';
import { readFont } from './integrations/font-files.ts';
import { createPhotographer } from './integrations/photographer.ts';
import { createRdap } from './integrations/rdap.ts';
import { createSafeFetch } from './integrations/safe-fetch/index.ts';
import { openStorage } from './integrations/storage/index.ts';
import { connectTuning } from './integrations/fine-tuning/index.ts';
import { connectEdge } from './integrations/edge-certificate.ts';
import { connectMail } from './integrations/mail.ts';
import { connectPhotoSearch } from './integrations/photo-search/index.ts';
import { connectPictureMaker } from './integrations/picture-maker.ts';
import { connectRegistrar } from './integrations/registrar.ts';
import { connectPayments } from './integrations/stripe.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startTending } from './jobs/tending.ts';
import { startPublishingDue } from './jobs/due-posts.ts';
import { startReconciling } from './jobs/reconciling.ts';
import { startSettlingPlans } from './jobs/settling-plans.ts';
import { openJobQueue } from './jobs/queue.ts';
import { giveUpAsset, prepareAssetJob, runPrepareAsset } from './modules/assets/prepare-asset.ts';
import { purgeFilesJob, runPurgeFiles } from './modules/assets/purge-media.ts';
import {
  forgetCustomerJob,
  purgeWebsitesJob,
  runForgetCustomer,
  runPurgeWebsites,
} from './modules/account/delete-account.ts';
import { openEndedLogins } from './modules/account/ended-logins.ts';
import { openHostDirectory } from './modules/hosts/host-directory.ts';
import type { HostDirectory } from './modules/hosts/host-directory.ts';
import { registry } from './modules/live-settings/registry.ts';
import { bannerAt } from './modules/live-settings/banner.ts';
import type { Notice } from './modules/live-settings/banner.ts';
import { openLiveSettings } from './modules/live-settings/live-settings.ts';
import { openSectionLibrary } from './modules/section-library/section-library.ts';
import { openChatPrompts } from './modules/chat-prompts/chat-prompts.ts';
import { openShownExamples } from './modules/shown-examples/shown-examples.ts';
import { seedChatTemplates } from './modules/chat-templates/seed-chat-templates.ts';
import { createMediaReader } from './modules/assets/read-media.ts';
import type { MediaReader } from './modules/assets/read-media.ts';
import { blogFilesJob } from './modules/publishing/blog/blog-files-job.ts';
import { bringWholeBlogUpToDate } from './modules/publishing/blog/bring-blog-up-to-date.ts';
import {
  moveOldPublications,
  movePublishedFilesJob,
  runMovePublishedFiles,
} from './modules/publishing/earlier/move-published-files.ts';
import { republishWebsite } from './modules/publishing/publish-website.ts';
import { republishJob } from './modules/publishing/republish-job.ts';
import { createSiteCache } from './modules/publishing/site-cache.ts';
import type { SiteCache } from './modules/publishing/site-cache.ts';
import { notifyOwner, notifyOwnerJob } from './modules/forms/notify-owner.ts';
import { confirmAddressJob, sendConfirmation } from './modules/settings/confirm-address.ts';
import { sendToOwner, tellOwnerJob } from './modules/domains/tell-owner.ts';
import { watchDomains } from './modules/domains/watch-domains.ts';
import { publishDueJob } from './modules/blog/schedule-post.ts';
import { publishDuePost } from './modules/blog/publish-due.ts';
import { removeEntryFilesJob, runRemoveEntryFiles } from './modules/forms/entry-files.ts';
import { createSiteForms } from './modules/forms/take-form.ts';
import type { SiteForms } from './modules/forms/take-form.ts';
import { runWriting } from './modules/blog/assistant/run-writing.ts';
import { tellTaken, tellTakenJob } from './modules/assets/photos/photos.ts';
import { runGenerating } from './modules/generated-pictures/run-generating.ts';
import { runBringing } from './modules/blog/pictures/run-bringing.ts';
import { runImport } from './modules/exports/posts/run-import.ts';
import { giveUpTask } from './modules/tasks/end-task.ts';
import { bringPicturesJob, generatePictureJob, importPostsJob, writingJob } from './modules/tasks/task-jobs.ts';
import { workOnPurchases } from './modules/purchases/work.ts';
import { createWebhook } from './modules/purchases/take-webhook.ts';
import { readLimitsFrom } from './modules/billing/plans.ts';
import { plansForSale } from './modules/subscriptions/plans-for-sale.ts';
import { workOnPlans } from './modules/resting/work.ts';
import { createSiteLocks } from './modules/settings/site-locks.ts';
import type { SiteLocks } from './modules/settings/site-locks.ts';
import { moveOldRevisions, moveRevisionsJob, runMoveRevisions } from './modules/revisions/move-revisions.ts';
import { createSessionStore } from './modules/sessions/session-store.ts';
import type { SessionStore } from './modules/sessions/session-store.ts';
import { warmUp } from './modules/templates/warm-up.ts';
import { workOnTunings } from './modules/tuning/work-on-tunings.ts';
import { workOnGates } from './modules/gate/work-on-gates.ts';
import { workOnRuns } from './modules/playground/work-on-runs.ts';
import { workOnMakings } from './modules/training-websites/work-on-makings.ts';
import { workOnSiteImports } from './modules/site-import/work-on-site-imports.ts';
import { seedTemplates } from './modules/templates/seed-templates.ts';
import { forgetUserIds } from './modules/users/user-id.ts';
import { seedPeople } from './modules/account/seed-people.ts';
import { giveUpTurn, runTurn } from './modules/turns/run-turn.ts';
import { turnJob } from './modules/turns/turn-job.ts';
import { createVisitCounter } from './modules/visits/visit-counter.ts';
import type { Visit } from './modules/visits/visit-counter.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { onlyThisRelease, openReleases, readBuiltRelease } from './releases/index.ts';
import { openReading } from './reading/index.ts';
import { toldShortly } from './reading/short-runs.ts';
import { readingOfLibrary, toldOfLibrary } from './reading/told-of-library.ts';
import { createTimeBudget } from './time-budget.ts';
import { listenToWebsites } from './website-updates.ts';
import { wellOrNot } from './well-or-not.ts';

export type { Log } from './log.ts';
export { FolderInUse } from './db/index.ts';
export { readFont } from './integrations/font-files.ts';
export { openReading } from './reading/index.ts';
export type { Reading } from './reading/index.ts';
export { inMemory } from './modules/publishing/published-site.ts';
export type { PublishedFile, PublishedSite, SiteFiles } from './modules/publishing/published-site.ts';
export type { SentFile } from './modules/forms/read-answers.ts';
export type { SiteFormAnswer, SiteFormRequest } from './modules/forms/take-form.ts';
export type { Certificate, CertificateAnswer, Edge } from './integrations/edge-certificate.ts';
export type { Mail, Mailer } from './integrations/mail.ts';
export type { Notice } from './modules/live-settings/banner.ts';
export type { Visit } from './modules/visits/visit-counter.ts';
export type { SessionStore } from './modules/sessions/session-store.ts';

export type { BackendOptions };

export type Backend = {
  /** GraphQL over HTTP: `POST /graphql` with an optional bearer token. Never rejects for what a client did. */
  fetch(request: Request): Promise<Response>;
  /** The same API for queries and mutations from within the process, without HTTP; `headers` say who asks. Never rejects. */
  ask: ReturnType<typeof createGraphqlServer>['ask'];
  /** What the payment provider sends: `POST` with its body untouched and its signature. Never rejects. */
  webhook(request: Request): Promise<Response>;
  /** The time that counts for all processes, in milliseconds since 1970. */
  now(): number;
  sessionStore: SessionStore;
  sites: {
    find: SiteCache['find'];
    forms: SiteForms;
    /** Passwords of sites that ask for one. */
    locks: SiteLocks;
    /** A file that a site's `media` names. */
    readMedia: MediaReader['read'];
    /** Counts one view of a page; returns at once. */
    countVisit(visit: Visit): void;
    /** The bytes of a font file that themes use, by its name; null for any other name. */
    font(name: string): Uint8Array | null;
  };
  /** A file for browsers that another release of the web app has, by its name; null for any other name. Rejects while it cannot be told. */
  assetOf(name: string): Promise<Uint8Array | null>;
  /** Whether a host of an owner's may get a certificate now. From memory, so that it holds while the database is away. */
  mayHaveCertificate: HostDirectory['mayHaveCertificate'];
  /** In plain words what is wrong at present, for whoever runs the product; null when all is well. */
  problem(): Promise<string | null>;
  /** The same of the place where files are kept. */
  storageProblem(): Promise<string | null>;
  /**
   * Copies the embedded database into a folder of this name that a backup has made for it in the data folder. False when there is
   * none, or no such database; rejects with a sentence when there is no room.
   */
  copyDatabase(name: string): Promise<boolean>;
  /** For when people are let in: does once what makes their first page slow, a little at a time, and starts what reads. */
  warmUp(): Promise<void>;
  /** True while changes are refused because the disk is nearly full. */
  isReadOnly(): boolean;
  /** What staff want to tell everybody at present. From memory. */
  banner(): Notice | null;
  /** Ends the streams that stay open for long, and drawings; whoever waited comes back to another process. */
  endStreams(): void;
  /** Writes what is buffered. */
  flush(): Promise<void>;
  /** Writes what is buffered and closes the database. */
  close(): Promise<void>;
};

/** Some hundred ordinary previews, or six that reach the deadline. */
const PREVIEW_MS_A_MINUTE = 6000;

/** Object storage counts questions. */
const STORAGE_STANDS_MS = 5_000;
const LOOK_AT_DOMAINS_MS = 2000;
const SETTLE_PLANS_MS = 60_000;
const PUBLISH_DUE_MS = 15_000;
const COMPARE_PAYMENTS_AFTER_MS = 120_000;
/** By button and by themselves: each is some hundred questions to name servers. */
const LOOKS_AT_ONCE = 24;

/** With a key the model, and the built-in designer behind it; without one nothing of the model is loaded. */
async function connectDesigner(
  { openai, appOrigin }: Settings,
  { log, live }: Pick<Services, 'log' | 'live'>,
  builtIn: Designer,
): Promise<Designer> {
  if (!openai) return builtIn;
  const { createModelDesigner } = await import('#designer/model/index.ts');
  return createModelDesigner(
    {
      ...openai,
      limits: {
        ...(openai.firstTokenMs !== undefined && { firstTokenMs: openai.firstTokenMs }),
        ...(openai.turnMs !== undefined && { turnMs: openai.turnMs }),
      },
      photographer: openai.screenshotUrl
        ? createPhotographer({ url: openai.screenshotUrl, appOrigin, log })
        : undefined,
      prices: () => live.read(registry.modelPrices),
      modelNow: () => live.read(registry.defaultModel),
      onTrouble: (error) => log.warn('The model could not do its work', { error, cause: error.cause }),
    },
    builtIn,
  );
}

/** Where we answer ourselves. */
const ownPlaces = ({ appOrigin, sitesDomain, sitesAddresses }: Settings) => ({
  hosts: [new URL(appOrigin).hostname, sitesDomain],
  addresses: sitesAddresses,
});

/** 100 random bits, as 20 lower-case letters and digits. */
const randomId = () => Array.from(randomBytes(20), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');

/**
 * Opens the database (and brings it up to date) and gives the API. Throws `FolderInUse` when another process has the
 * data folder, and whatever the database says when it cannot be opened.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { settings, ids = randomId, log = console } = options;
  const storage = options.storage ?? openStorage(settings);
  if (!options.database) await requireWholeRestore(settings, storage);
  const opened =
    options.database ??
    (await openDatabase(settings, (error) => log.warn('There is trouble with the database', { error })));
  const { db } = opened;
  const clock = options.clock ?? opened.clock;
  const reading = options.reading ?? openReading();
  try {
    const isWorking = settings.parts.jobs;
    const jobs = await openJobQueue(opened, log, { isWorking });
    const media = createMediaReader({ storage });
    const updates = await listenToWebsites(opened, log);
    const endedLogins = await openEndedLogins(opened, log, () => forgetUserIds(db));
    const liveSettings = await openLiveSettings(opened, log);
    readLimitsFrom(() => liveSettings.read(registry.planLimits));
    const sections = await openSectionLibrary(opened, log);
    const prompts = await openChatPrompts(opened, log);
    const shownExamples = await openShownExamples(opened, log);
    const hosts = await openHostDirectory(opened, { settings, log });
    const siteCache = createSiteCache({ settings, db, clock, log, hosts, storage });
    const rdap = options.rdap ?? createRdap({ base: settings.rdapBase });
    const designer =
      options.designer ?? (await connectDesigner(settings, { log, live: liveSettings }, reading.designer));
    const services: Services = {
      settings,
      db,
      clock,
      ids,
      log,
      keys: options.keys ?? providerKeys(settings.auth0.issuer),
      designer: toldOfLibrary(toldShortly(designer), sections),
      tuning: options.tuning === undefined ? connectTuning(settings.openai) : options.tuning,
      reading: readingOfLibrary({ ...reading, designer: toldShortly(reading.designer) }, sections),
      payments: options.payments ?? connectPayments(settings.stripe, plansForSale),
      registrar: options.registrar ?? connectRegistrar(settings.registrar),
      mail: options.mail ?? connectMail(settings),
      dns: atMost(LOOKS_AT_ONCE, options.dns ?? connectDns(settings, rdap)),
      rdap,
      safeFetch:
        options.safeFetch ?? createSafeFetch({ own: ownPlaces(settings), allowLoopback: settings.fetchesLoopback }),
      photos: options.photos === undefined ? connectPhotoSearch(settings) : options.photos,
      pictureMaker: options.pictureMaker === undefined ? connectPictureMaker(settings) : options.pictureMaker,
      edge: options.edge === undefined ? connectEdge(settings) : options.edge,
      live: liveSettings,
      sections,
      prompts,
      shownExamples,
      siteCache,
      pageQuality: options.pageQuality,
      rateLimiter: createRateLimiter(clock, opened.isExclusive ? countInMemory : countIn(opened)),
      previewTime: createTimeBudget(clock, PREVIEW_MS_A_MINUTE),
      jobs,
      storage,
      media,
      updates,
      endedLogins,
      tellStanding: markRevisionOfMessage,
    };
    await jobs.work(prepareAssetJob, runPrepareAsset(services), (data) => giveUpAsset(services, data));
    await jobs.work(purgeFilesJob, runPurgeFiles(services));
    await jobs.work(purgeWebsitesJob, runPurgeWebsites(services));
    await jobs.work(forgetCustomerJob, runForgetCustomer(services));
    await jobs.work(
      turnJob,
      (run) => runTurn(services, run),
      (data) => giveUpTurn(services, data),
    );
    await jobs.work(republishJob, ({ data }) => republishWebsite(services, data.websiteId));
    await jobs.work(blogFilesJob, ({ data }) => bringWholeBlogUpToDate(services, data.websiteId));
    await jobs.work(tellOwnerJob, ({ data }) => sendToOwner(services, data));
    await jobs.work(confirmAddressJob, ({ data }) => sendConfirmation(services, data));
    await jobs.work(removeEntryFilesJob, runRemoveEntryFiles(services));
    await jobs.work(notifyOwnerJob, ({ data }) => notifyOwner(services, data));
    await jobs.work(publishDueJob, ({ data }) => publishDuePost(services, data.postId));
    await jobs.work(
      writingJob,
      (run) => runWriting(services, run),
      (data) => giveUpTask(services, data.task),
    );
    await jobs.work(
      importPostsJob,
      (run) => runImport(services, run),
      (data) => giveUpTask(services, data.task),
    );
    await jobs.work(
      bringPicturesJob,
      (run) => runBringing(services, run),
      (data) => giveUpTask(services, data.task),
    );
    await jobs.work(
      generatePictureJob,
      (run) => runGenerating(services, run),
      (data) => giveUpTask(services, data.task),
    );
    await jobs.work(tellTakenJob, ({ data }) => tellTaken(services, data));
    await workOnMakings(services);
    await workOnSiteImports(services);
    await workOnRuns(services);
    await workOnTunings(services);
    await workOnGates(services);
    await workOnPurchases(services);
    await workOnPlans(services);
    await jobs.work(moveRevisionsJob, runMoveRevisions(services));
    await moveOldRevisions(services);
    await jobs.work(movePublishedFilesJob, runMovePublishedFiles(services));
    await moveOldPublications(services);
    await seedTemplates({ ...services, designer: options.designer ?? reading.patientDesigner });
    await seedChatTemplates(services);
    await seedPeople(services, options.people ?? []);
    const release = options.release ?? (await readBuiltRelease());
    const releases = settings.isLocal ? onlyThisRelease(release) : await openReleases(services, release);
    const sessions = await createSessionStore(services, opened.isExclusive);
    const visits = createVisitCounter(services);
    // What looks by itself whether there is something to do.
    const stops = isWorking
      ? [
          watchDomains(services, options.lookAtDomainsEveryMs ?? LOOK_AT_DOMAINS_MS),
          startHousekeeping(services, sessions),
          startTending(opened, services),
          startReconciling(services, options.comparePaymentsAfterMs ?? COMPARE_PAYMENTS_AFTER_MS),
          startPublishingDue(services, options.publishDueEveryMs ?? PUBLISH_DUE_MS),
          startSettlingPlans(services, options.settlePlansEveryMs ?? SETTLE_PLANS_MS),
        ]
      : [];
    return {
      ...createGraphqlServer(services, schema, releases.documentOf),
      assetOf: releases.assetOf,
      webhook: createWebhook(services),
      now: () => clock().getTime(),
      sessionStore: sessions,
      sites: {
        find: (host) => siteCache.find(host),
        readMedia: (websiteId, file) => media.read(websiteId, file),
        countVisit: (visit) => visits.count(visit),
        font: readFont,
        forms: createSiteForms(services),
        locks: createSiteLocks(services),
      },
      mayHaveCertificate: (host) => hosts.mayHaveCertificate(host),
      problem: () => opened.problem(),
      copyDatabase: createCopier(settings.dataDir, opened.copyInto),
      storageProblem: wellOrNot(() => storage.get('is-it-there'), 'The storage does not answer.', STORAGE_STANDS_MS),
      warmUp: () => warmUp(services, reading),
      isReadOnly: () => opened.isReadOnly(),
      banner: () => bannerAt(liveSettings.read(registry.banner), clock()),
      endStreams: () => {
        updates.end();
        endApart();
      },
      flush: () => visits.flush(),
      close: async () => {
        await Promise.all([...stops.map((stop) => stop()), jobs.close(), releases.close()]);
        const kept = [liveSettings, sections, prompts, shownExamples];
        for (const one of [updates, endedLogins, ...kept, hosts, visits, reading, opened]) await one.close();
      },
    };
  } catch (error) {
    await reading.close();
    await opened.close();
    throw error;
  }
}
