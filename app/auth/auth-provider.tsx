import { useRevalidator, useSubmit } from '@remix-run/react';
import { useMemo, type ReactNode } from 'react';
import { AuthContext } from './auth-context.ts';
import { authFrom } from './auth-functions.ts';
import type { AuthState } from './auth-state.ts';

/** Gives screens the auth state of the root loader and the ways in and out. */
export function AuthProvider({ state, children }: { state: AuthState; children: ReactNode }) {
  const submit = useSubmit();
  const { revalidate, state: revalidation } = useRevalidator();
  const loading = state.loading || revalidation === 'loading';

  const auth = useMemo(
    () =>
      authFrom(
        { ...state, loading },
        {
          here: () => `${window.location.pathname}${window.location.search}`,
          // The login leaves the app, so the whole page goes.
          open: (path) => window.location.assign(path),
          post: (path) => submit(null, { method: 'post', action: path }),
          reload: revalidate,
        },
      ),
    [state, loading, submit, revalidate],
  );
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}
