import { execute, getOperationAST, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { maskError } from './errors.ts';
import { holdsNul, nulRefused } from './nul.ts';

/** A query or a mutation of the web app's own, in its own words. */
export type Question = { query: string; variables: Record<string, unknown> };

/** What HTTP would answer: a status, and for 200 the data and errors in GraphQL's form. */
export type Answer = { status: number; statusText: string; data?: unknown; errors?: unknown };

/**
 * Runs what the web app asks in the same process: the schema, the rules and the masked errors are those of the HTTP door. Each text is
 * parsed and validated once; there are as many as the app has.
 */
export function createReader(schema: GraphQLSchema, log: Log) {
  const prepared = new Map<string, DocumentNode>();
  const mask = maskError(log);

  function prepare(query: string): DocumentNode {
    const known = prepared.get(query);
    if (known) return known;
    const document = parse(query);
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    if (getOperationAST(document)?.operation === 'subscription') throw new Error('Nobody can listen in this way');
    prepared.set(query, document);
    return document;
  }

  return async ({ query, variables }: Question, contextValue: Context): Promise<Answer> => {
    if (holdsNul(variables)) return { status: 400, statusText: 'Bad Request', errors: [nulRefused()] };
    const result = await execute({ schema, document: prepare(query), variableValues: variables, contextValue });
    const errors = result.errors?.map(mask);
    // The same plain values as over the wire: nobody gets hold of what the API itself goes on using.
    return { status: 200, statusText: 'OK', ...JSON.parse(JSON.stringify({ data: result.data, errors })) };
  };
}
