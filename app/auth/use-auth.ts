import { useContext } from 'react';
import { AuthContext, type Auth } from './auth-context.ts';

/** Who is logged in, and the ways in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
