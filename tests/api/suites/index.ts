import type { Api } from '#tests/support/api.ts';
import { accessKeysSuite } from './access-keys.ts';
import { accountSuite } from './account.ts';
import { assetsSuite } from './assets.ts';
import { regenerateSuite } from './regenerate.ts';
import { authorizationSuite } from './authorization.ts';
import { changeByFormSuite } from './change-by-form.ts';
import { blogAssistantSuite } from './blog-assistant.ts';
import { blogPublishingSuite } from './blog-publishing.ts';
import { blogDoorsSuite } from './blog-doors.ts';
import { blogSuite } from './blog.ts';
import { blogScheduleSuite } from './blog-schedule.ts';
import { blogImportsSuite } from './blog-imports.ts';
import { blogLeaksSuite } from './blog-leaks.ts';
import { blogTravelsSuite } from './blog-travels.ts';
import { blogWritersSuite } from './blog-writers.ts';
import { chatSuite } from './chat.ts';
import { chatTemplatesSuite } from './chat-templates.ts';
import { cursorsSuite } from './cursors.ts';
import { deletionSuite } from './deletion.ts';
import { domainsSuite } from './domains.ts';
import { exampleFilesSuite } from './example-files.ts';
import { examplesSuite } from './examples.ts';
import { exportsSuite } from './exports.ts';
import { claimsSuite } from './claims.ts';
import { formFieldsSuite } from './form-fields.ts';
import { formsSuite } from './forms.ts';
import { historySuite } from './history.ts';
import { identitySuite } from './identity.ts';
import { signupsSuite } from './signups.ts';
import { keyTableSuite } from './key-table.ts';
import { kvStoragesSuite } from './kv-storages.ts';
import { templateSectionsSuite } from './template-sections.ts';
import { openFieldsSuite } from './open-fields.ts';
import { publishingSuite } from './publishing.ts';
import { settingsMeanwhileSuite } from './settings-meanwhile.ts';
import { settingsSeenSuite } from './settings-seen.ts';
import { settingsSuite } from './settings.ts';
import { sharingSuite } from './sharing.ts';
import { storageLimitsSuite } from './storage-limits.ts';
import { templateEditingSuite } from './template-editing.ts';
import { templatesSuite } from './templates.ts';
import { trainingConsentSuite } from './training-consent.ts';
import { tuningSuite } from './tuning.ts';
import { trainingWebsitesSuite } from './training-websites.ts';
import { visitsSuite } from './visits.ts';
import { waitlistSuite } from './waitlist.ts';
import { webhooksSuite } from './webhooks.ts';
import { websitesSuite } from './websites.ts';

/** What hangs on a database: its transactions, locks, order and collation. Each test makes its own people and websites. */
export const databaseSuites: ((api: () => Api) => void)[] = [
  changeByFormSuite,
  historySuite,
  chatSuite,
  websitesSuite,
  deletionSuite,
  accountSuite,
  accessKeysSuite,
  domainsSuite,
  blogSuite,
  blogWritersSuite,
  blogScheduleSuite,
  blogPublishingSuite,
  publishingSuite,
  formsSuite,
  waitlistSuite,
  settingsMeanwhileSuite,
  visitsSuite,
  storageLimitsSuite,
  templatesSuite,
  templateEditingSuite,
  kvStoragesSuite,
  templateSectionsSuite,
  chatTemplatesSuite,
  trainingWebsitesSuite,
  examplesSuite,
  tuningSuite,
  exampleFilesSuite,
  signupsSuite,
  trainingConsentSuite,
  claimsSuite,
  cursorsSuite,
  webhooksSuite,
];

/** What holds whatever database there is; to try it on one is enough. */
export const otherSuites: ((api: () => Api) => void)[] = [
  blogAssistantSuite,
  exportsSuite,
  blogTravelsSuite,
  blogLeaksSuite,
  blogDoorsSuite,
  blogImportsSuite,
  assetsSuite,
  formFieldsSuite,
  regenerateSuite,
  settingsSuite,
  settingsSeenSuite,
  identitySuite,
  authorizationSuite,
  keyTableSuite,
  openFieldsSuite,
  sharingSuite,
];
