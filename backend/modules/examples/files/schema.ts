import { requirePerson } from '../../../auth/policy.ts';
import { builder } from '../../../graphql/builder.ts';
import { toolChoices } from '../content/offered-tools.ts';
import { kindEnum, sourceEnum, splitEnum, stateEnum } from '../example-type.ts';
import { exportExamples } from './export-lines.ts';
import type { ExportedPart } from './export-lines.ts';
import { beginExampleImport, importExampleLines } from './import-lines.ts';
import type { WrongLine } from './read-lines.ts';
import { findImport, latestExports, latestImports } from './store.ts';
import type { ExportRow, ImportRow } from './store.ts';

export const toolsEnum = builder.enumType('ExampleTools', { values: toolChoices });

const problemType = builder.objectRef<WrongLine>('WrongLine').implement({
  description: 'A line of a file that is no example.',
  fields: (t) => ({ line: t.exposeInt('line'), reason: t.exposeString('reason') }),
});

const importType = builder.objectRef<ImportRow>('ExampleImport').implement({
  description: 'Staff: a file of examples that somebody brought in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    isTrial: t.exposeBoolean('isTrial', { description: 'Only checked: nothing of it was kept.' }),
    lines: t.exposeInt('lines'),
    added: t.exposeInt('added', { description: 'Of a trial: those that would be new.' }),
    known: t.exposeInt('known', { description: 'There already, or twice in the file.' }),
    wrong: t.exposeInt('wrong'),
    problems: t.field({
      type: [problemType],
      description: 'The first 500 lines that are no examples.',
      complexity: 5,
      resolve: ({ problems }) => problems,
    }),
    isWhole: t.boolean({ description: 'Read to its end.', resolve: ({ endedAt }) => endedAt !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
  }),
});

const exportType = builder.objectRef<ExportRow>('ExampleExport').implement({
  description: 'Staff: a file of examples that somebody took out.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: kindEnum }),
    filter: t.exposeString('filter', { description: 'Which were asked for, in words.' }),
    count: t.exposeInt('count', { description: 'So many are in it, as far as it was read.' }),
    withdrawn: t.exposeInt('withdrawn', {
      description: 'So many of them are gone since, because an owner took back their consent.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeString('createdBy'),
  }),
});

const partType = builder.objectRef<ExportedPart>('ExportedExamples').implement({
  fields: (t) => ({
    export: t.field({ type: exportType, resolve: (part) => part.export }),
    lines: t.exposeString('lines', { description: 'Whole lines, a million characters at most unless one is longer.' }),
    after: t.exposeString('after', { nullable: true, description: 'Where the next part begins; null after the last.' }),
  }),
});

builder.queryFields((t) => ({
  exampleImport: t.field({
    type: importType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { actor, db }) => {
      requirePerson(actor, 'exampleImport');
      return (await findImport(db, id)) ?? null;
    },
  }),
  exampleImports: t.field({
    type: [importType],
    description: 'Staff: the latest 20.',
    complexity: 20,
    resolve: (_root, _args, { actor, db }) => {
      requirePerson(actor, 'exampleImports');
      return latestImports(db);
    },
  }),
  exampleExports: t.field({
    type: [exportType],
    description: 'Staff: the latest 20.',
    complexity: 20,
    resolve: (_root, _args, { actor, db }) => {
      requirePerson(actor, 'exampleExports');
      return latestExports(db);
    },
  }),
}));

const beginType = builder.inputType('ExampleImportInput', {
  fields: (t) => ({
    fileName: t.string({ required: true }),
    isTrial: t.boolean({ required: true, description: 'Only checks the file: nothing of it is kept.' }),
  }),
});

const linesType = builder.inputType('ExampleLinesInput', {
  fields: (t) => ({
    firstLine: t.int({ required: true, description: 'The number of the first line, from 1.' }),
    bytes: t.string({ required: true, description: 'Whole lines in base64, 750 KB of them at most.' }),
    isTooLong: t.boolean({ required: true, description: 'Stands for one line that is longer than that.' }),
    isLast: t.boolean({ required: true }),
  }),
});

const exportInput = builder.inputType('ExampleExportInput', {
  fields: (t) => ({
    kind: t.field({ type: kindEnum, required: true }),
    tools: t.field({ type: toolsEnum, required: true, description: 'The tools that each line offers.' }),
    state: t.field({ type: stateEnum, defaultValue: 'APPROVED', description: 'Null: any.' }),
    split: t.field({ type: splitEnum }),
    source: t.field({ type: sourceEnum }),
    tag: t.string(),
  }),
});

builder.mutationFields((t) => ({
  beginExampleImport: t.field({
    type: importType,
    args: { input: t.arg({ type: beginType, required: true }) },
    resolve: (_root, { input }, context) => beginExampleImport(context, input),
  }),
  importExampleLines: t.field({
    type: importType,
    description: 'Reads the next lines of a file: right ones are kept, wrong ones listed.',
    args: { id: t.arg.id({ required: true }), part: t.arg({ type: linesType, required: true }) },
    resolve: (_root, { id, part }, context) => importExampleLines(context, id, part),
  }),
  exportExamples: t.field({
    type: partType,
    description: 'Lines of a file of examples: one part after the other.',
    args: {
      input: t.arg({ type: exportInput, required: true }),
      export: t.arg.id({ description: 'Which the first part has begun.' }),
      after: t.arg.string({ description: 'Where the last part ended.' }),
    },
    resolve: (_root, { input, after, ...args }, context) =>
      exportExamples(context, { input, exportId: args.export ?? null, after: after ?? null }),
  }),
}));
