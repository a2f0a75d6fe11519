import { compareTexts, type Piece } from '#app/compare-texts.server.ts';
import { inWords } from '#app/editing/value-in-words.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { WritesFragment } from '#app/graphql/generated/graphql.ts';
import { sameJson } from '#site/model/json.ts';
import type { Choices, Field, Value } from './noun.ts';
import { factLabel, fieldInWords } from './values.ts';

export const WRITES_ON_A_PAGE = 10;

graphql(`
  fragment Writes on AuditEntryConnection {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        at
        actor
        action
        version
        changes {
          field
          before
          after
        }
      }
    }
  }
`);

type Write = WritesFragment['edges'][number]['node'];
type Change = Write['changes'][number];
/** A short value whole, before and after; of a long one what differs. */
export type ShownChange = { label: string } & (
  | { before: string; after: string }
  | { isCode: boolean; pieces: Piece[] }
);
/** A write as its entry's page shows it; `back` holds the fields that it changed as they were before it, to be sent again. */
export type ShownWrite = {
  id: string;
  at: string;
  actor: string;
  did: string;
  version: number | null;
  changes: ShownChange[];
  back: string | null;
};
export type History = ReturnType<typeof shownHistory>;

type Described<Name extends string> = {
  fields: readonly Field<Name>[];
  entry: { readonly [N in Name]?: Value };
  choices: Choices;
};

/** A page of an entry's history, in the words of its description. */
export const shownHistory = <Name extends string>(
  { totalCount, pageInfo, edges }: WritesFragment,
  described: Described<Name>,
  isNewest: boolean,
) => ({
  total: totalCount,
  older: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  isNewest,
  writes: edges.map(({ node }) => shownWrite(node, described)),
});

const deeds: [beginning: string, did: string][] = [
  ['create', 'made it'],
  ['duplicate', 'made it as a copy'],
  ['delete', 'deleted it'],
  ['retire', 'retired it'],
  ['offer', 'offered it again'],
  ['swap', 'swapped builder numbers'],
  ['judge', 'judged it'],
  ['activate', 'made a version of it the active one'],
  ['replace', 'made another one active in its place'],
  ['makeExamplesLive', 'made a set of examples live'],
  ['goBackFromExamples', 'went back to the set before'],
  ['putTemplateIntoUse', 'put its draft into use'],
  ['returnTemplate', 'went back to an earlier version'],
];

function shownWrite<Name extends string>(
  { id, at, actor, action, version = null, changes }: Write,
  described: Described<Name>,
): ShownWrite {
  const isCreation = /^(?:create|duplicate)/.test(action);
  return {
    id,
    at,
    actor,
    did: deeds.find(([beginning]) => action.startsWith(beginning))?.[1] ?? 'changed it',
    version,
    // All that a new entry has: what of it was changed since is said by the writes that did.
    changes: isCreation ? [] : changes.map((change) => shownChange(change, described)),
    back: isCreation ? null : wayBack(changes, described),
  };
}

function shownChange<Name extends string>(
  { field: name, before, after }: Change,
  { fields, choices }: Described<Name>,
): ShownChange {
  const field = fields.find((one) => one.name === name);
  const inTheirWords = (value: unknown) => (field ? fieldInWords(field, value, choices) : inWords(value));
  const [then, now] = [inTheirWords(before), inTheirWords(after)];
  const label = field ? factLabel(field) : name;
  if (field?.kind !== 'text' && field?.kind !== 'json') return { label, before: then, after: now };
  return { label, isCode: field.kind === 'json', pieces: compareTexts(then, now, '\n') };
}

/** The fields as they were before the write; null where there is nothing to put back, or no way to. */
function wayBack<Name extends string>(changes: readonly Change[], { fields, entry }: Described<Name>): string | null {
  const changed = fields.flatMap((field) => {
    const change = field.isFixed ? undefined : changes.find(({ field: name }) => name === field.name);
    return change ? [{ field, before: change.before ?? null }] : [];
  });
  const isThere = changed.every(({ field, before }) => sameJson(before, entry[field.name] ?? null));
  const isKnown = changed.every(({ field, before }) => before !== null || field.optional);
  if (isThere || !isKnown) return null;
  return JSON.stringify(Object.fromEntries(changed.map(({ field, before }) => [field.name, before])));
}
