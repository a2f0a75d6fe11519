import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import type { ConnectionPage } from './connections.ts';

/** Every type and field hangs from this; `schema.ts` brings the modules together. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    File: { Input: File; Output: never };
  };
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: { complexity: 20_000, breadth: 500, depth: 12 },
    complexityError: () => new Failure('This asks for too much at once.', { code: 'INVALID', fields: {} }),
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

const moment = z.iso.datetime({ offset: true });

builder.scalarType('DateTime', {
  description: 'A moment, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const parsed = moment.safeParse(value);
    if (!parsed.success) throw new GraphQLError('A moment is written as in 2026-11-21T08:30:00Z');
    return new Date(parsed.data);
  },
});

builder.scalarType('JSON', {
  description: 'Any JSON value. Documents and operations travel as this; `site` parses them on both ends.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.scalarType('File', {
  description:
    'A file of a multipart request: the variable is null and the `map` part names the file. Never given out.',
  serialize: () => {
    throw new GraphQLError('Files are only taken in');
  },
  parseValue: (value) => {
    if (value instanceof File) return value;
    throw new GraphQLError('A file is sent as a part of a multipart request');
  },
});

export const nodeInterface = builder.interfaceRef<{ id: string }>('Node').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

export const pageInfoType = builder.objectRef<ConnectionPage<unknown>['pageInfo']>('PageInfo').implement({
  fields: (t) => ({
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
    startCursor: t.exposeString('startCursor', { nullable: true }),
  }),
});
