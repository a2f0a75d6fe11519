import { defaultFieldResolver } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { requireKeyScope } from '../auth/key-policy.ts';
import type { Context } from '../context.ts';

/** The types from whose fields everything else hangs, and what `keyPolicy` calls their fields. */
const guarded: Record<string, string> = {
  Query: '',
  Mutation: '',
  Subscription: '',
  Viewer: 'Viewer.',
  Website: 'Website.',
};

/** The same schema, which asks `keyPolicy` before each field of those types, so that what nobody thought of is closed to keys. */
export function withKeyGate(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, prefix] of Object.entries(guarded)) {
    const type = schema.getType(name);
    // By its shape: a process can hold two copies of the graphql package.
    if (!type || !('getInterfaces' in type)) throw new Error(`The schema has no type ${name}`);
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver, subscribe } = field;
      const asked = prefix + field.name;
      field.resolve = (parent: unknown, args, context: Context, info) => {
        requireKeyScope(context.actor, asked);
        return resolve(parent, args, context, info);
      };
      if (subscribe)
        field.subscribe = (parent: unknown, args, context: Context, info) => {
          requireKeyScope(context.actor, asked);
          return subscribe(parent, args, context, info);
        };
    }
  }
  return schema;
}
