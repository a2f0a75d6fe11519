import { describe, expect, it } from 'vitest';
import { keyPolicy } from '#backend/auth/key-policy.ts';
import { schema } from '#backend/graphql/schema.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { programOf } from '#tests/support/key-steps.ts';
import { good, madeBy, run, say } from '#tests/support/website-steps.ts';
import { nothing, rootFields } from './authorization-table.ts';

type Program = 'read' | 'write' | 'publish' | 'other' | 'stranger';
type Outcome = 'yes' | 'null' | 'FORBIDDEN' | 'NOT_FOUND';
type Row = Record<Program, Outcome>;

const closed: Row = {
  read: 'FORBIDDEN',
  write: 'FORBIDDEN',
  publish: 'FORBIDDEN',
  other: 'FORBIDDEN',
  stranger: 'FORBIDDEN',
};
const everyKey: Row = { read: 'yes', write: 'yes', publish: 'yes', other: 'yes', stranger: 'yes' };
const changes: Row = { ...closed, write: 'yes', publish: 'yes', other: 'NOT_FOUND', stranger: 'NOT_FOUND' };

/**
 * What programs may ask for, by the scope of their key; all else is closed to them. `other`: a key that may publish, of the same person,
 * for another website. `stranger`: one of somebody else's.
 */
const open: Record<string, Row> = {
  viewer: everyKey,
  sectionLibrary: everyKey,
  website: { ...everyKey, other: 'null', stranger: 'null' },
  createWebsite: { ...everyKey, read: 'FORBIDDEN', other: 'FORBIDDEN' },
  changeWebsite: changes,
  undoChange: changes,
  redoChange: changes,
  sendChatMessage: changes,
  undoChatMessage: changes,
  cancelChatMessage: changes,
  searchPhotos: changes,
  // No such photo is found, which is said to whoever may take one.
  takePhoto: { ...changes, write: 'NOT_FOUND', publish: 'NOT_FOUND' },
  generatePicture: changes,
  publishWebsite: { ...changes, write: 'FORBIDDEN' },
};

/** Asks for what keys may read: the root fields' questions of the other table ask for more than that. */
const askInstead: Record<string, string> = { viewer: '{ viewer { id websites { totalCount } } }' };

const websiteFields = [
  'address',
  'assets',
  'canRedo',
  'canUndo',
  'canWrite',
  'createdAt',
  'currentRevision',
  'document',
  'id',
  'language',
  'messages',
  'name',
  'photoSources',
  'pictureGenerator',
  'previewToken',
  'publishedAt',
  'publishedRevision',
  'restsSince',
  'revisions',
  'status',
  'subdomain',
  'turn',
  'understood',
  'unpublishedChanges',
  'updatedAt',
];

function fieldsOf(name: string): [field: string, selection: string][] {
  const type = schema.getType(name);
  if (!type || !('getInterfaces' in type)) return [];
  return Object.values(type.getFields()).map((field) => {
    const given = schema.getType(String(field.type).replace(/[[\]!]/g, ''));
    const args = field.args.filter(({ type: wanted }) => String(wanted).endsWith('!'));
    const with_ =
      args.length > 0 ? `(${args.map(({ name: arg, type: t }) => `${arg}: ${sample(String(t))}`).join(', ')})` : '';
    return [field.name, `${field.name}${with_}${given && 'getFields' in given ? ' { __typename }' : ''}`];
  });
}
const sample = (type: string) => (type.startsWith('[') ? '[]' : '"none"');

/** Each field of the schema, asked for with keys. */
export function keyTableSuite(api: () => Api) {
  describe('what programs with a key may do', () => {
    it('is said here for every field that is open to them', () => {
      const roots = new Set([...fieldsOf('Query'), ...fieldsOf('Mutation')].map(([field]) => field));
      const ofPolicy = Object.keys(keyPolicy).filter((field) => !field.includes('.'));
      expect(ofPolicy.sort()).toEqual(Object.keys(open).sort());
      expect(ofPolicy.filter((field) => !roots.has(field))).toEqual([]);
    });

    it('is in each case what the table says, for all root fields', async () => {
      const [owner, someone] = [await api().person(), await api().person()];
      const website = (await madeBy(owner)).id;
      const { message } = good(await say(owner, website, 'phone: 1')).sendChatMessage;
      good(await run(owner, 'publishWebsite', website));
      const other = (await madeBy(owner)).id;
      const programs: [Program, TestPerson][] = [
        ['read', await programOf(api(), owner, { scope: 'read' })],
        ['write', await programOf(api(), owner, { scope: 'write' })],
        ['publish', await programOf(api(), owner, { scope: 'publish' })],
        ['other', await programOf(api(), owner, { scope: 'publish', websiteId: other })],
        ['stranger', await programOf(api(), someone, { scope: 'publish' })],
      ];
      const expected: Record<string, Row> = {};
      const found: Record<string, Partial<Row>> = {};
      for (const [field, { ask }] of Object.entries(rootFields)) {
        expected[field] = open[field] ?? closed;
        const row: Partial<Row> = {};
        for (const [program, { ask: send }] of programs) {
          const query = askInstead[field] ?? ask({ ...nothing, website, message: message.id });
          const answer = await send<Record<string, unknown> | null>(query);
          const code = answer.errors?.[0]?.extensions.code;
          const isAboutWho = code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'UNAUTHENTICATED';
          const isNull = !code && Object.values(answer.data ?? {})[0] === null;
          row[program] = (isAboutWho ? code : isNull ? 'null' : 'yes') as Outcome;
          api().pass(1);
        }
        found[field] = row;
      }
      expect(found).toEqual(expected);
    });

    it.each([
      ['Viewer', ['id', 'websites'], (selection: string) => `{ viewer { ${selection} } }`],
      ['Website', websiteFields, (selection: string, id: string) => `{ website(id: "${id}") { ${selection} } }`],
    ] as const)('is of a %s no more than is listed here', async (type, fields, ask) => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const program = await programOf(api(), owner, { scope: 'publish' });
      const readable: string[] = [];
      for (const [field, selection] of fieldsOf(type)) {
        const { errors } = await program.ask(ask(selection, id));
        if (!errors) readable.push(field);
        else expect([field, errors[0]?.extensions.code]).toEqual([field, 'FORBIDDEN']);
      }
      expect(readable.sort()).toEqual([...fields]);
    });

    it('is no subscription', async () => {
      const owner = await api().person();
      const { id } = await madeBy(owner);
      const program = await programOf(api(), owner, { scope: 'publish' });
      for (const field of ['websiteUpdates', 'domainUpdates']) {
        const answer = await api().post(
          { query: `subscription { ${field}(id: "${id}") { stamp } }` },
          { ...(await program.headers()), Accept: 'text/event-stream' },
        );
        expect(await answer.text()).toContain('FORBIDDEN');
      }
    });
  });
}
