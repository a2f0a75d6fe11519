import '../modules/websites/schema.ts';
import '../modules/creation/schema.ts';
import '../modules/revisions/schema.ts';
import '../modules/assets/schema.ts';
import '../modules/chat/schema.ts';
import '../modules/turns/schema.ts';
import '../modules/publishing/schema.ts';
import '../modules/blog/schema.ts';
import '../modules/blog/verbs-schema.ts';
import '../modules/account/schema.ts';
import '../modules/account/plan-use-schema.ts';
import '../modules/deletion/schema.ts';
import '../modules/domains/schema.ts';
import '../modules/exports/schema.ts';
import '../modules/forms/schema.ts';
import '../modules/settings/schema.ts';
import '../modules/visits/schema.ts';
import '../modules/waitlist/schema.ts';
import '../modules/templates/schema.ts';
import '../modules/billing/schema.ts';
import '../modules/users/schema.ts';
import '../modules/claims/schema.ts';
import '../modules/sharing/schema.ts';
import '../modules/purchases/schema.ts';
import '../modules/resting/schema.ts';
import { builder } from './builder.ts';

/** The whole contract: `npx tsx scripts/print-schema.ts` writes it to `backend/schema.graphql`. */
export const schema = builder.toSchema();
