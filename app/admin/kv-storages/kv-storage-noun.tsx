import { Database, Power } from 'lucide';
import type { KvStorageQuery, KvStoragesQuery } from '#app/graphql/generated/graphql.ts';
import { Badge, ButtonLink, Icon, Link, Notice } from '#app/ui/index.ts';
import { Changed } from '../changed.tsx';
import { gateAddress, MODEL_KEY } from '../gate/gate-address.ts';
import { entryPath, type Noun } from '../noun.ts';

export type KvRow = KvStoragesQuery['kvStorages']['edges'][number]['node'];
export type KvStorage = Omit<NonNullable<KvStorageQuery['kvStorage']>, 'history'>;
export type KvField = 'key' | 'text';

const path = '/admin/kv-storages';

/** Keys with JSON values: what staff change while the product runs. */
export const kvStorageNoun: Noun<KvField, KvRow, KvStorage> = {
  path,
  icon: Database,
  words: {
    one: 'KV storage',
    many: 'KV storages',
    title: 'KV storages',
    purpose: 'What staff can change while the product runs: its banner, its switches, its prices.',
    make: 'Make the first one',
    searchedIn: 'key',
  },
  columns: [
    {
      label: 'Key',
      cell: ({ id, meaning, effect }) => (
        <div className="min-w-56">
          <Link href={entryPath({ path }, id)} className="font-mono text-sm font-medium hover:underline">
            {id}
          </Link>
          {meaning && <span className="block">{meaning}</span>}
          {effect && <span className="block text-sm text-muted">{effect}</span>}
        </div>
      ),
    },
    {
      label: 'Value',
      cell: ({ text }) => <code className="line-clamp-3 max-w-72 min-w-32 font-mono text-sm break-all">{text}</code>,
    },
    { label: 'State', cell: (row) => <State entry={row} /> },
    { label: 'Changed', cell: (row) => <Changed {...row} /> },
  ],
  fields: [
    {
      name: 'key',
      label: 'Key',
      kind: 'line',
      maxLength: 100,
      isCode: true,
      isName: true,
      isFixed: true,
      help: 'Lower-case letters and digits, with dots or dashes between them. It cannot be changed later.',
    },
    {
      name: 'text',
      label: 'Value',
      kind: 'json',
      help: 'JSON: a text in quotes, a number, true, false, null, a list or an object',
    },
  ],
  nameOf: ({ key }) => key,
  lead: (entry) => <Lead entry={entry} />,
  facts: (entry) => [
    { label: 'State', value: <State entry={entry} /> },
    ...(entry.effect ? [{ label: 'Effect', value: entry.effect }] : []),
  ],
  offers: ({ isRead, defaultText, example, text }) =>
    isRead
      ? [
          { id: 'default', field: 'text' as const, title: 'Default', text: defaultText, button: 'Use the default' },
          { id: 'example', field: 'text' as const, title: 'Example', text: example, button: 'Use the example' },
        ].filter((offer) => offer.id === 'default' || offer.text !== text)
      : [],
  isDeletable: ({ isSet }) => isSet,
  deleting: ({ isRead }) =>
    isRead
      ? 'Its default counts again at once. Its history stays, and what was set can be put back from there.'
      : 'Nothing reads it. Its history stays, and what was set can be put back from there.',
};

type Stand = Pick<KvStorage, 'isSet' | 'isRead' | 'problem'>;

function State({ entry: { isSet, isRead, problem } }: { entry: Stand }) {
  if (problem) return <Badge tone="danger">Not used</Badge>;
  if (!isRead) return <Badge tone="warning">{isSet ? 'Nothing reads this' : 'Deleted'}</Badge>;
  return isSet ? <Badge tone="success">Set</Badge> : <Badge>Not set: default</Badge>;
}

function Lead({ entry: { id, isSet, isRead, meaning, problem } }: { entry: KvStorage }) {
  return (
    <>
      {meaning && <p className="text-muted">{meaning}</p>}
      {id === MODEL_KEY && (
        <div>
          <ButtonLink size="small" href={gateAddress(entryPath({ path }, id))} icon={<Icon of={Power} />}>
            Replay another model …
          </ButtonLink>
        </div>
      )}
      {!isRead && (
        <Notice tone="warning" title="Nothing reads this">
          The product does not know this key.{' '}
          {isSet ? 'What is kept here has no effect.' : 'It was deleted; its history can put it back.'}
        </Notice>
      )}
      {problem && (
        <Notice tone="warning" title="This value is not used: the default counts">
          {problem}
        </Notice>
      )}
    </>
  );
}
