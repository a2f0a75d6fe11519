import { builder, pageInfoType } from './builder.ts';
import type { ConnectionPage } from './connections.ts';

type Node = { id: string };
type Edge = { cursor: string; node: Node };
type ObjectType<Row> = ReturnType<ReturnType<typeof builder.objectRef<Row>>['implement']>;

/** Declares `XConnection` and `XEdge` for an object type. */
export function connectionType<Row extends Node>(name: string, node: ObjectType<Row>) {
  const nodeType: ObjectType<Node> = node;
  const edge = builder.objectRef<Edge>(`${name}Edge`);
  edge.implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: nodeType, resolve: (parent) => parent.node }),
    }),
  });
  return builder.objectRef<ConnectionPage<Row>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({ type: [edge], resolve: (parent) => parent.edges.map((made): Edge => made) }),
      pageInfo: t.field({ type: pageInfoType, resolve: (parent) => parent.pageInfo }),
      totalCount: t.int({ resolve: async (parent) => (await parent.total()).count }),
      isTotalExact: t.boolean({
        description: 'False where there are more than were counted: long lists are not counted to their end.',
        resolve: async (parent) => (await parent.total()).isExact,
      }),
    }),
  });
}
