const words: Record<string, string> = {
  timeout: 'The login service took too long to answer.',
  cancelled: 'The login window was closed before you were logged in.',
  mfa_required: 'Your account asks for a second step that was not completed.',
  missing_transaction: 'This login was started in another browser, or too long ago.',
  state_mismatch: 'This answer does not belong to a login that was started here.',
  missing_query: 'This page was opened without an answer from the login service.',
  missing_refresh_token: 'Your login could not be renewed by itself.',
  login_required: 'The login service wants you to log in again.',
  interaction_required: 'The login service has a question for you.',
  consent_required: 'The login service needs your consent first.',
  account_selection_required: 'The login service needs to know which of your accounts you mean.',
  access_denied: 'The login service did not let you in.',
  unauthorized: 'The login service did not let you in.',
  invalid_grant: 'This login was used before, or it is too old.',
  invalid_request: 'The login service did not understand the request.',
  server_error: 'The login service has a problem right now.',
  temporarily_unavailable: 'The login service is too busy right now.',
  too_many_attempts: 'There were too many attempts. Please wait a few minutes first.',
  request_error: 'The login service could not be reached.',
  invalid_answer: 'The answer of the login service could not be trusted.',
  invalid_token: 'The answer of the login service could not be trusted.',
  too_many_logins: 'There were many logins of your account just now, and there is a limit to that.',
  not_recorded: 'You were recognized, but your account could not be opened.',
};

/** What a failed login means, in a sentence for people. Nothing is lost by trying again. */
export const describeFailure = (code: string): string => words[code] ?? 'The login service reported a problem.';
