import { data } from '@remix-run/node';
import { LOGGED_OUT } from '#app/offline.ts';
import type { Unsent } from './unsent.ts';

export const LOGGED_OUT_MESSAGE = 'You are logged out. Log in, then save again.';
const PASSWORD_MESSAGE =
  'You are logged out. Log in, then type the password again: a password is never kept on a page.';

/** Whether a form came from a script that keeps its screen when it is told that the session has ended. */
export const staysOnScreen = (form: FormData): boolean => form.has('enhanced') || form.has('scripted');

/**
 * What a form without a session is answered without scripts: a page that holds all of it until its person is logged in again. Of a
 * form with a password nothing is kept.
 */
export function keepUnsent(form: FormData): never {
  if (form.has('password')) throw data({ message: PASSWORD_MESSAGE }, { status: LOGGED_OUT });
  const unsent: Unsent = [...form].filter((sent): sent is [string, string] => typeof sent[1] === 'string');
  throw data({ message: LOGGED_OUT_MESSAGE, unsent }, { status: LOGGED_OUT });
}
