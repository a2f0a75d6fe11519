import { createContext } from 'react';
import type { AuthState } from './auth-state.ts';

/** `redirectTo`: local path to come back to; the current page unless given. */
export type LoginRequest = { redirectTo?: string };

export type Auth = AuthState & {
  type: string;
  logIn(request?: LoginRequest): Promise<void>;
  signUp(request?: LoginRequest): Promise<void>;
  logOut(): Promise<void>;
  /** Asks the server again who is logged in. */
  reauthenticate(): Promise<void>;
  getCurrentUser(): Promise<AuthState['currentUser']>;
  hasRole(roles: string | string[]): boolean;
  forgotPassword(): Promise<never>;
  resetPassword(): Promise<never>;
  validateResetToken(): Promise<never>;
};

export const AuthContext = createContext<Auth | null>(null);
