/** Who is logged in, as screens see it. Fed by the root loader. */
export type AuthState = {
  loading: boolean;
  isAuthenticated: boolean;
  /** The profile of the verified identity token: `sub`, `name`, `email` and the standard claims. */
  userMetadata: Record<string, unknown> | null;
  /** The API's view of the person, with roles. */
  currentUser: Record<string, unknown> | null;
  hasError: boolean;
  error: { message: string } | null;
};

export const signedOut: AuthState = {
  loading: false,
  isAuthenticated: false,
  userMetadata: null,
  currentUser: null,
  hasError: false,
  error: null,
};
