import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { causesOf, isAway, isRefusedWrite } from '../db/index.ts';
import { cannotSave } from '../disk-room.ts';
import { databaseAway, FailedWithInput, Failure, storageAway } from '../failure.ts';
import { StorageAway } from '../integrations/storage/index.ts';
import type { Log } from '../log.ts';

/**
 * What a client may know of an error. A `Failure` goes out with its code and details, a document that GraphQL itself
 * refuses keeps its message, anything else is a fault: logged with all we know, sent without.
 */
export function maskError(log: Log) {
  return (error: unknown): GraphQLError => {
    const cause = rootOf(error);
    const failure = failureIn(cause, log);
    if (failure) return placed(failure.message, error, { ...failure.details, ...inputOf(cause) });
    if (isGraphqlError(cause)) return refusedDocument(cause);
    log.error('A request failed', { error: cause, path: isGraphqlError(error) ? error.path?.join('.') : undefined });
    return placed('Something went wrong on our side.', error, { code: 'INTERNAL' });
  };
}

/** The expected "no" that an error is or was caused by; null for a fault. That the database or the storage is away is logged. */
export function failureIn(error: unknown, log: Log): Failure | null {
  const failure = causesOf(error).find((cause) => cause instanceof Failure);
  if (failure) return failure;
  if (isRefusedWrite(error)) return cannotSave();
  if (causesOf(error).some((cause) => cause instanceof StorageAway)) {
    log.warn('The storage does not answer', { error });
    return storageAway();
  }
  if (!isAway(error)) return null;
  log.warn('The database does not answer', { error });
  return databaseAway();
}

/** By name: a process can hold two copies of the graphql package, and an error may come from either. */
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

function rootOf(error: unknown): unknown {
  let cause = error;
  while (isGraphqlError(cause) && cause.originalError) cause = cause.originalError;
  return cause;
}

/** What was typed into the form that failed, when the API knows. */
const inputOf = (error: unknown): { values?: unknown } =>
  error instanceof FailedWithInput && error.values !== undefined ? { values: error.values } : {};

function placed(message: string, error: unknown, extensions: Record<string, unknown>): GraphQLError {
  const { nodes, path } = isGraphqlError(error) ? error : { nodes: undefined, path: undefined };
  return new GraphQLError(message, { nodes, path, extensions });
}

/**
 * Syntax, validation, limits, persisted documents: the text says what is wrong with the document, nothing about data.
 * The codes of persisted documents are the protocol's own; all others are INVALID to our clients.
 */
function refusedDocument({ nodes, source, positions, path, message, extensions }: GraphQLError): GraphQLError {
  const isProtocol = String(extensions.code).startsWith('PERSISTED_');
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: isProtocol ? extensions : { ...extensions, code: 'INVALID', fields: {} },
  });
}

/** Errors of parsing and validation reach clients without passing `maskError`; this gives them our code too. */
export const codedDocumentErrors: Plugin = {
  onResultProcess({ result, setResult }) {
    if (!('errors' in result) || !result.errors) return;
    const isCoded = ({ extensions }: GraphQLError) =>
      extensions.code && !String(extensions.code).startsWith('GRAPHQL_');
    setResult({ ...result, errors: result.errors.map((error) => (isCoded(error) ? error : refusedDocument(error))) });
  },
};

/** An answer outside of GraphQL's execution, in GraphQL's form. */
export const errorResponse = (
  status: number,
  message: string,
  extensions: Record<string, unknown>,
  headers?: Record<string, string>,
) =>
  new Response(JSON.stringify({ errors: [{ message, extensions }] }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
