import type { z } from 'zod';

/**
 * INVALID: a value breaks a rule. NOT_FOUND: the page, section or field meant is not there (any more).
 * TAKEN: an id or path is in use already. LIMIT: there is no room for more. NEWER: written by a newer release.
 */
export type FailureCode = 'INVALID' | 'NOT_FOUND' | 'TAKEN' | 'LIMIT' | 'NEWER';

/** Why something was not done. `message` is for people and says what to do next. */
export type Failure = {
  code: FailureCode;
  message: string;
  /** The first field meant, as names and indexes joined by dots, seen from the part that was written (`items.0.title`). */
  field?: string;
  /** All messages by field, for a form. */
  fields?: Record<string, string[]>;
};

export type Failed = { ok: false; failure: Failure };

export const failed = (code: FailureCode, message: string, field?: string): Failed => ({
  ok: false,
  failure: { code, message, ...(field !== undefined && { field, fields: { [field]: [message] } }) },
});

const many = (count: number | bigint, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${Number(count) === 1 ? '' : 's'}`;

const EXPECTED: Record<string, string> = {
  string: 'Write a text here',
  number: 'Write a number here',
  int: 'Write a whole number here',
  boolean: 'Choose yes or no here',
  array: 'A list is needed here',
  object: 'This part is missing or has the wrong form',
};

/**
 * Words for a problem that a schema found and has no words of its own for. Pass it to `safeParse` as `error`; messages
 * written in the schema win over it.
 */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? 'This has the wrong form';
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union') return 'Choose one of the kinds listed';
  if (issue.code === 'unrecognized_keys')
    return `Not known here: ${issue.keys.map((key) => `“${key.slice(0, 40)}”`).join(', ')}`;
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Keep this to ${many(issue.maximum, 'character')} or fewer`;
    if (issue.origin === 'array') return `Keep this to ${many(issue.maximum, 'item')} or fewer`;
    return `Use ${issue.maximum} or less`;
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'This cannot be empty';
    if (issue.origin === 'array') return `Add at least ${many(issue.minimum, 'item')}`;
    return `Use ${issue.minimum} or more`;
  }
  return undefined;
};

/** The messages of a Zod error by field, each path joined by dots; the empty path is ''. */
export function messagesByField(error: z.core.$ZodError): Record<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    messages.set(path, [...(messages.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(messages);
}

/** A failure from a Zod error. `labelled` names the field in words for the sentence. */
export function invalid(error: z.core.$ZodError, labelled: (path: string[]) => string): Failed {
  const [issue] = error.issues;
  const path = issue ? issue.path.map(String) : [];
  const label = labelled(path);
  const text = issue?.message ?? 'This is not valid';
  return {
    ok: false,
    failure: {
      code: 'INVALID',
      message: label === '' ? `${text}.` : `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
      field: path.join('.'),
      fields: messagesByField(error),
    },
  };
}
