import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { addressOf } from '../websites/address.ts';
import { websiteType } from '../websites/website-type.ts';
import { changeSubmission, deleteSubmission } from './change-submission.ts';
import type { OwnSubmission } from './change-submission.ts';
import type { FormAnswer } from '../../db/schema.ts';
import { sentFileType } from '../assets/schema.ts';
import { answerLabels, countSubmissions, submissionsPage } from './store.ts';
import { submissionFile } from './submission-file.ts';
import { unsubscribeKey } from './unsubscribe-key.ts';

const kinds = {
  CONTACT: { value: 'contact' },
  NEWSLETTER: { value: 'newsletter' },
  WAITLIST: { value: 'waitlist' },
} as const;
const kindType = builder.enumType('FormKind', { values: kinds });
const allKinds = Object.values(kinds).map(({ value }) => value);

const answerType = builder.objectRef<FormAnswer>('FormAnswer').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'Of several choices one a line; of a file its name.' }),
    file: t.exposeID('file', { nullable: true, description: 'What `submissionFile` gives the file by.' }),
  }),
});

const submissionType = builder.objectRef<OwnSubmission>('FormSubmission').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    kind: t.field({ type: kindType, resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    message: t.exposeString('message'),
    answers: t.field({
      type: [answerType],
      description:
        'To the fields that the owner gave the form, in their order and under the labels that they had then.',
      resolve: ({ answers }) => answers,
    }),
    spam: t.exposeBoolean('spam'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    unsubscribeAddress: t.string({
      nullable: true,
      description: 'Where this person leaves the list; to be put into mails to them. Null for messages.',
      resolve: ({ id, kind, origin }, _args, { settings }) =>
        kind === 'contact' ? null : `${origin}/-/forms/unsubscribe?key=${unsubscribeKey(settings.sessionSecrets, id)}`,
    }),
  }),
});

builder.objectField(websiteType, 'submissions', (t) =>
  t.field({
    type: connectionType('FormSubmission', submissionType),
    description:
      'What visitors sent with the forms of this website, newest first. Of all kinds when `kinds` is left out.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      kinds: t.arg({ type: [kindType] }),
      search: t.arg.string(),
      spam: t.arg.boolean({ defaultValue: false }),
    },
    complexity: pageComplexity,
    resolve: async (website, { kinds: asked, search, spam, ...page }, { db, settings, clock }) => {
      requireAccess(website.access, 'Website.submissions');
      const filter = {
        websiteId: website.id,
        kinds: asked?.length ? asked : allKinds,
        search: search?.trim() ?? '',
        spam: spam ?? false,
        kept: (await planOfWebsite(db, website, clock())).waitlistEntries,
      };
      return connectionPage<OwnSubmission, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: async ({ limit, after }) => {
          const cut = { limit, after: after && { at: new Date(after[0]), id: after[1] } };
          const origin = addressOf(settings, website);
          return (await submissionsPage(db, filter, cut)).map((submission) => ({ ...submission, origin }));
        },
        count: () => countSubmissions(db, filter),
      });
    },
  }),
);

builder.objectField(websiteType, 'answerLabels', (t) =>
  t.stringList({
    description: 'The labels of all fields that visitors answered to, those of the newest entries first.',
    resolve: ({ id, access }, _args, { db }) => {
      requireAccess(access, 'Website.answerLabels');
      return answerLabels(db, id);
    },
  }),
);

builder.queryFields((t) => ({
  submissionFile: t.field({
    type: sentFileType,
    nullable: true,
    description:
      'A file that a visitor sent with a form, for the owner alone. To be offered as a download only, never shown as a page or a picture.',
    args: { submission: t.arg.id({ required: true }), file: t.arg.id({ required: true }) },
    resolve: (_root, { submission, file }, context) => submissionFile(context, submission, file),
  }),
}));

builder.mutationFields((t) => ({
  markSubmission: t.field({
    type: submissionType,
    description: 'Moves a submission to the spam, or back.',
    args: { id: t.arg.id({ required: true }), spam: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, spam }, context) => changeSubmission(context, id, { spam }),
  }),
  deleteSubmission: t.field({
    type: submissionType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => deleteSubmission(context, id),
  }),
}));
