import { setTimeout } from 'node:timers/promises';
import { visibleSection } from '#site/model/find-section.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { renderSentForm, renderThanks, renderUnsubscribe, type RenderOptions } from '#site/render/index.ts';
import { wordsOf } from '#site/render/words/index.ts';
import { ownFieldsOfSection } from '#site/sections/parts/own-fields.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { FormKind, SentForm } from '#site/sections/definition.ts';
import { addressGroup } from '../../auth/address-group.ts';
import type { Services } from '../../context.ts';
import { mediaOf } from '../assets/document-media.ts';
import { shownDocument } from '../publishing/shown-document.ts';
import { documentAt } from '../revisions/read-document.ts';
import { addressOf } from '../websites/address.ts';
import { findWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { hasRoomForFiles, removeEntry, storeFiles } from './entry-files.ts';
import { createFormTokens } from './form-token.ts';
import { notifyOwnerJob } from './notify-owner.ts';
import { pageAfterForm } from './page-after.ts';
import type { SentFile } from './read-answers.ts';
import { readSubmission } from './read-submission.ts';
import { findSubmission, insertSubmission } from './store.ts';
import { entryOfKey } from './unsubscribe-key.ts';

/** What a visitor of a published site sent. `address` is theirs, for the rate limit; it is not kept. */
export type SiteFormRequest = {
  websiteId: string;
  kind: string;
  fields: Partial<Record<string, string>>;
  files?: readonly SentFile[];
  address: string;
};

export type SiteFormAnswer =
  | { status: 303; location: string }
  | { status: 200 | 422; html: string }
  | { status: 429; html: string; retryAfter: number }
  | { status: 404 };

export type SiteForms = {
  /** Keeps what was sent, or shows the form again with what is wrong. Never throws for what a visitor did. */
  take(request: SiteFormRequest): Promise<SiteFormAnswer>;
  /** Whether any form of a website takes files: no others are read from a visitor. */
  takesFiles(websiteId: string): Promise<boolean>;
  /** The page of thanks after the form of this section. */
  thanks(websiteId: string, sectionId: string): Promise<SiteFormAnswer>;
  /** The page on which somebody leaves a list by the key of their link; `leave` when they pressed its button. */
  unsubscribe(websiteId: string, key: string, leave: boolean): Promise<SiteFormAnswer>;
  /** This second, since 1970. */
  second(): number;
  /** What stands in the place of `FORM_TOKEN` in pages that are sent in this second. */
  token(websiteId: string, second: number): string;
};

/** What is sent sooner waits here: a browser fills forms in for people, and machines that send many have no time. */
const MIN_SECONDS = 2;
/** A page may stay open this long before its form is asked for once more. */
const MAX_SECONDS = 24 * 60 * 60;

const sectionKinds: Record<FormKind, string> = {
  contact: 'contactForm',
  newsletter: 'newsletter',
  waitlist: 'waitlistForm',
};
const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(sectionKinds, kind);

/** The forms of published sites. */
export function createSiteForms(services: Services): SiteForms {
  const tokens = createFormTokens(services.settings.sessionSecrets);
  const now = () => Math.floor(services.clock().getTime() / 1000);

  return {
    second: now,
    token: (websiteId, second) => tokens.make(websiteId, second),

    async thanks(websiteId, sectionId) {
      const site = await publishedSite(services, websiteId);
      const html = site && renderThanks(site.document, sectionId, site.options);
      return html ? { status: 200, html } : { status: 404 };
    },

    async unsubscribe(websiteId, key, leave) {
      // Whoever is on a list leaves it also while the website rests.
      const site = await publishedSite(services, websiteId, { orRests: true });
      const id = entryOfKey(services.settings.sessionSecrets, key);
      if (!site || id === null) return { status: 404 };
      const entry = await findSubmission(services.db, id);
      const isThere = entry?.websiteId === websiteId && entry.kind !== 'contact';
      if (leave && isThere) await removeEntry(services, id);
      return { status: 200, html: renderUnsubscribe(site.document, isThere && !leave ? key : null, site.options) };
    },

    async takesFiles(websiteId) {
      const site = await publishedSite(services, websiteId);
      return site !== null && bringsFiles(publishedDocument(site.document));
    },

    async take({ websiteId, kind, fields: given, files: sent = [], address }) {
      const site = await publishedSite(services, websiteId);
      const section = site && visibleSection(publishedDocument(site.document), given['section'] ?? '');
      if (!site || !section || !isFormKind(kind) || section.kind !== sectionKinds[kind]) return { status: 404 };
      const words = wordsOf(site.document.language);
      const { fields, answers, files, values, errors } = readSubmission(kind, section, given, sent, words);
      const again = ({ errors: wrong, problem }: Pick<SentForm, 'errors' | 'problem'>) =>
        renderSentForm(
          site.document,
          section.id,
          {
            errors: wrong,
            values,
            token: tokens.make(websiteId, now()),
            problem: sent.length > 0 ? `${problem || words.formAgain} ${words.formFileAgain}` : problem,
          },
          site.options,
        ) ?? '';

      const wait = await services.rateLimiter.secondsToWait('sendSiteForm', `${websiteId} ${addressGroup(address)}`);
      if (wait > 0) return { status: 429, html: again({ errors: {}, problem: words.formBusy }), retryAfter: wait };
      const bytes = files.reduce((total, { body }) => total + body.length, 0);
      if (bytes > 0 && !(await hasRoomForFiles(services, site.website, bytes)))
        for (const { control } of files) errors[control] = words.formFileRoom;
      if (Object.keys(errors).length > 0) return { status: 422, html: again({ errors, problem: '' }) };
      const age = tokens.ageOf(websiteId, given['token'] ?? '', now());
      if (age === null || age < 0 || age > MAX_SECONDS)
        return { status: 422, html: again({ errors: {}, problem: words.formAgain }) };
      if (age < MIN_SECONDS) await setTimeout((MIN_SECONDS - age) * 1000);
      // Only machines see that field, or a browser that fills in too much: a person can still find it among the spam.
      const spam = (given['website'] ?? '') !== '';
      const id = services.ids();
      const stored = await storeFiles(services, websiteId, id, files);
      const kept = services.db.transaction(async (db) => {
        const entry = { id, websiteId, kind, ...fields, answers, spam, createdAt: services.clock() };
        const isNew = await insertSubmission(db, entry);
        if (isNew) await stored.insert(db);
        if (isNew && !spam) await services.jobs.add(notifyOwnerJob, { submissionId: id }, { db });
      });
      await kept.catch(async (error: unknown) => {
        await stored.takeBack();
        throw error;
      });
      const thanks = `/-/forms/thanks?section=${encodeURIComponent(section.id)}`;
      return { status: 303, location: pageAfterForm(site.document, section) ?? thanks };
    },
  };
}

const bringsFiles = ({ pages, blog }: WebsiteDocument): boolean =>
  [...pages.flatMap(({ sections }) => sections), ...blog.sections].some(
    (section) => !section.hidden && ownFieldsOfSection(section).some(({ kind }) => kind === 'file'),
  );

type ShownSite = { website: WebsiteRow; document: WebsiteDocument; options: RenderOptions };

/** The document that visitors see now, and how its pages are made. */
async function publishedSite(
  services: Services,
  websiteId: string,
  { orRests = false } = {},
): Promise<ShownSite | null> {
  const { db, settings } = services;
  const website = await findWebsite(db, websiteId);
  if (!website || website.deletedAt || website.publishedRevision === null) return null;
  if (website.restsSince && !orRests) return null;
  const document = shownDocument(website, await documentAt(db, websiteId, website.publishedRevision));
  return {
    website,
    document,
    options: {
      draft: false,
      origin: addressOf(settings, website),
      hrefFor: (target) => target,
      fontBase: '/-/fonts/',
      badge: false,
      asset: (await mediaOf(services, websiteId, document)).asset,
    },
  };
}
