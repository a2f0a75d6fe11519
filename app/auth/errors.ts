/** Codes of our own; a provider's `error` keeps the provider's code. */
export type AuthErrorCode =
  | 'timeout'
  | 'cancelled'
  | 'mfa_required'
  | 'missing_refresh_token'
  | 'missing_transaction'
  | 'state_mismatch'
  | 'login_required'
  | 'request_error'
  | 'missing_query'
  | 'invalid_answer'
  | 'invalid_token';

type Details = { status?: number; appState?: string; mfaToken?: string };

/** A login, renewal or logout that failed. `code` says how; the message is safe to show when escaped. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: string;
  /** The HTTP status of the provider's answer, when there was one. */
  readonly status: number | undefined;
  /** Where the person wanted to go. */
  readonly appState: string | undefined;
  /** Stays on the server: private fields are neither logged nor serialized. */
  readonly #mfaToken: string | undefined;

  constructor(code: string, message: string, { status, appState, mfaToken }: Details = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.appState = appState;
    this.#mfaToken = mfaToken;
  }

  get mfaToken(): string | undefined {
    return this.#mfaToken;
  }

  /** The same error, knowing where the person wanted to go. */
  withAppState(appState: string): AuthError {
    return new AuthError(this.code, this.message, { status: this.status, mfaToken: this.#mfaToken, appState });
  }
}

/** By name, since the process's edge and the bundled screens load this module twice. */
export const isAuthError = (error: unknown): error is AuthError => error instanceof Error && error.name === 'AuthError';

const known = (code: AuthErrorCode, message: string, details?: Details) => new AuthError(code, message, details);

export const timeoutError = () => known('timeout', 'Timeout');
export const fetchTimeoutError = () => known('timeout', "Timeout when executing 'fetch'");
export const popupClosedError = () => known('cancelled', 'Popup closed');
export const missingTransactionError = () => known('missing_transaction', 'Invalid state');
export const stateMismatchError = () => known('state_mismatch', 'Invalid state');
export const missingQueryError = () => known('missing_query', 'There are no query params available for parsing.');
export const invalidAnswerError = (message: string) => known('invalid_answer', message);
export const invalidTokenError = (message: string) => known('invalid_token', message);
export const anotherPersonError = () => invalidTokenError('Subject (sub) claim belongs to another person');
export const loginRequiredError = () => known('login_required', 'Login required');
export const requestError = (url: string, status?: number) =>
  known('request_error', `HTTP error. Unable to fetch ${url}`, { status });
export const missingRefreshTokenError = (audience: string, scope: string) =>
  known('missing_refresh_token', `Missing Refresh Token (audience: '${audience}', scope: '${scope}')`);
/** An `error` answer of the provider, at the callback or at the token endpoint. */
export const providerError = (code: string, description: string | null | undefined, details?: Details) =>
  new AuthError(code, description || code, details);
