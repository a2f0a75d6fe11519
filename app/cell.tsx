import type { ReactNode } from 'react';

export type CellFailure = { error: unknown; code?: string | undefined };

type CellProps<Data> = {
  /** What was asked for; null or undefined while it is on its way. */
  data: Data | null | undefined;
  loading?: () => ReactNode;
  /** True when there is an answer with nothing in it. Lists of nothing are empty by themselves. */
  isEmpty?: (data: Data) => boolean;
  empty?: () => ReactNode;
  /** The error that came instead of data, with the first GraphQL error's code. */
  error?: unknown;
  code?: string | undefined;
  failure?: (failure: CellFailure) => ReactNode;
  success: (data: Data) => ReactNode;
};

/** The four faces of a screen's data: loading, empty, failure, success. Without a failure face the error is raised. */
export function Cell<Data>({
  data,
  loading,
  isEmpty = isNothing,
  empty,
  error,
  code,
  failure,
  success,
}: CellProps<Data>) {
  if (error != null) {
    if (!failure) throw error;
    return <>{failure({ error, code: code ?? codeOf(error) })}</>;
  }
  if (data == null) {
    if (!loading) throw new Error('Unexpected state: a cell has no data and no loading view');
    return <>{loading()}</>;
  }
  if (empty && isEmpty(data)) return <>{empty()}</>;
  return <>{success(data)}</>;
}

/** An empty list, an empty connection, or an object whose only field is one of those. */
function isNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null) return false;
  if ('edges' in data) return isNothing(data.edges);
  const values: unknown[] = Object.values(data);
  return values.length === 1 && (values[0] == null || isNothing(values[0]));
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'data' in error ? codeOf(error.data) : undefined;
}
