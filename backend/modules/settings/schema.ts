import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { findUser } from '../users/store.ts';
import { subdomainAddress } from '../websites/address.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { changeSubdomain } from './change-subdomain.ts';
import { confirmNotifyAddress } from './confirm-address.ts';
import { setHeadCode } from './set-head-code.ts';
import { notificationsOf, setNotifications } from './set-notifications.ts';
import { setSearchVisibility } from './set-search-visibility.ts';
import { setSitePassword } from './set-site-password.ts';
import { setTrainingConsent } from './set-training-consent.ts';
import { findSiteSettings, formerSubdomainsOf } from '../site-settings/store.ts';
import type { SiteSettings } from '../site-settings/store.ts';
import { versionOf } from '../site-settings/setting-version.ts';
import { subdomainAvailability, type Availability } from './subdomain-availability.ts';

const versionsType = builder
  .objectRef<Record<'address' | 'visibility' | 'password' | 'headCode' | 'notifications', string>>('SettingVersions')
  .implement({
    description:
      'Names what stands in each setting. A save that says which one it was made on never overwrites another.',
    fields: (t) => ({
      address: t.exposeString('address'),
      visibility: t.exposeString('visibility'),
      password: t.exposeString('password'),
      headCode: t.exposeString('headCode'),
      notifications: t.exposeString('notifications'),
    }),
  });

const settingsType = builder.objectRef<SiteSettings & { website: WebsiteRow }>('SiteSettings').implement({
  description: 'What is set for a website beside its document. It counts at once, without publishing.',
  fields: (t) => ({
    hiddenFromSearch: t.exposeBoolean('hiddenFromSearch'),
    hasPassword: t.boolean({ resolve: ({ passwordHash }) => passwordHash !== null }),
    headCode: t.exposeString('headCode'),
    notifyOwner: t.boolean({ resolve: ({ website }) => website.notifyOwner }),
    notifyAddress: t.string({ resolve: ({ website }) => website.notifyAddress ?? '' }),
    notifyPending: t.string({
      description: 'An address that waits for the code that was sent to it; empty when none does.',
      resolve: ({ website }) => website.notifyPending ?? '',
    }),
    accountAddress: t.string({
      description: "Where mail goes without an address of the website's own.",
      resolve: async ({ website }, _args, { db }) => (await findUser(db, website.ownerId ?? ''))?.email ?? '',
    }),
    formerAddresses: t.stringList({
      description: 'Addresses that the website had and that still lead to it.',
      resolve: async ({ website }, _args, { db, clock, settings }) =>
        (await formerSubdomainsOf(db, website.id, clock())).map((subdomain) => subdomainAddress(settings, subdomain)),
    }),
    versions: t.field({
      type: versionsType,
      resolve: ({ website, hiddenFromSearch, passwordHash, headCode }) => ({
        address: versionOf(website.subdomain),
        visibility: versionOf(hiddenFromSearch),
        password: versionOf(passwordHash),
        headCode: versionOf(headCode),
        notifications: versionOf(notificationsOf(website)),
      }),
    }),
    mayHavePassword: t.boolean({
      description: 'Whether the plan has site passwords.',
      resolve: async ({ website }, _args, { db, clock }) => (await planOfWebsite(db, website, clock())).sitePassword,
    }),
    mayHaveHeadCode: t.boolean({
      description: 'Whether the plan has code for the head.',
      resolve: async ({ website }, _args, { db, clock }) => (await planOfWebsite(db, website, clock())).codeForHead,
    }),
  }),
});

builder.objectField(websiteType, 'settings', (t) =>
  t.field({
    type: settingsType,
    resolve: async ({ access, ...website }, _args, { db }) => {
      requireAccess(access, 'Website.settings');
      return { ...(await findSiteSettings(db, website.id)), website };
    },
  }),
);

type Consent = { given: boolean; at: Date | null };

const consentType = builder.objectRef<Consent>('TrainingConsent').implement({
  description: 'Whether staff may make examples to learn from of a website.',
  fields: (t) => ({
    given: t.exposeBoolean('given'),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'Since when.' }),
    version: t.string({
      description: 'A save that names it never overwrites another.',
      resolve: ({ given }) => versionOf(given),
    }),
  }),
});

builder.objectField(websiteType, 'trainingConsent', (t) =>
  t.field({
    type: consentType,
    nullable: true,
    description: 'Null for everybody but the owner.',
    resolve: async ({ access, id }, _args, { db }) => {
      if (access !== 'owner') return null;
      const { trainingConsentAt: at } = await findSiteSettings(db, id);
      return { given: at !== null, at };
    },
  }),
);

const availabilityType = builder.objectRef<Availability>('SubdomainAvailability').implement({
  fields: (t) => ({
    subdomain: t.exposeString('subdomain'),
    address: t.exposeString('address'),
    isFree: t.exposeBoolean('isFree'),
    problem: t.exposeString('problem', { nullable: true }),
    suggestion: t.exposeString('suggestion', { nullable: true }),
  }),
});

builder.queryField('subdomainAvailability', (t) =>
  t.field({
    type: availabilityType,
    description: 'Whether this website could have this subdomain.',
    args: { websiteId: t.arg.id({ required: true }), subdomain: t.arg.string({ required: true }) },
    resolve: (_root, input, context) => subdomainAvailability(context, input),
  }),
);

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const seen = t.arg.string({ description: 'The version that the person saw (`SiteSettings.versions`).' });
  return {
    changeSubdomain: t.field({
      type: websiteType,
      description: 'The old address leads to the new one for 90 days.',
      args: { id, seen, subdomain: t.arg.string({ required: true }) },
      resolve: async (_root, { id: website, ...given }, context) =>
        owned(await changeSubdomain(context, website, given)),
    }),
    setSearchVisibility: t.field({
      type: websiteType,
      args: { id, seen, hidden: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id: website, ...given }, context) =>
        owned(await setSearchVisibility(context, website, given)),
    }),
    setSitePassword: t.field({
      type: websiteType,
      description: 'Null opens the website to everybody.',
      args: { id, seen, password: t.arg.string() },
      resolve: async (_root, { id: website, password, seen: version }, context) =>
        owned(await setSitePassword(context, website, { password: password ?? null, seen: version })),
    }),
    setHeadCode: t.field({
      type: websiteType,
      description: 'On published pages only; an empty text takes it away.',
      args: { id, seen, headCode: t.arg.string({ required: true }) },
      resolve: async (_root, { id: website, ...given }, context) => owned(await setHeadCode(context, website, given)),
    }),
    setTrainingConsent: t.field({
      type: websiteType,
      description: 'Off: all that was made from the website is removed.',
      args: { id, seen, on: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id: website, ...given }, context) =>
        owned(await setTrainingConsent(context, website, given)),
    }),
    setNotifications: t.field({
      type: websiteType,
      description:
        "Mail about what visitors send; an empty address means the account's own, another one waits for its code.",
      args: { id, seen, on: t.arg.boolean({ required: true }), address: t.arg.string({ required: true }) },
      resolve: async (_root, { id: website, ...given }, context) =>
        owned(await setNotifications(context, website, given)),
    }),
    confirmNotifyAddress: t.field({
      type: websiteType,
      description: 'With the code that was sent to the address that waits.',
      args: { id, code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => owned(await confirmNotifyAddress(context, args.id, args.code)),
    }),
  };
});
