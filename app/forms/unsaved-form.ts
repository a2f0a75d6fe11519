import type { Rejection } from './rejection.server.ts';

/** A form that was not taken for a reason that lies outside of it: all that was typed, and the reason in words. */
export function unsavedForm(form: FormData, code: 'UNAUTHENTICATED' | 'UNAVAILABLE', message: string): Rejection {
  const initialValue = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const error = { '': [`${message} What you typed is still here.`] };
  return { code, lastResult: { status: 'error', initialValue, error } };
}
