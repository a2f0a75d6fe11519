import { z } from 'zod';
import { loginPath, pageOf } from '#app/auth/redirect-target.ts';
import { RETRY_SECONDS, UNAVAILABLE } from '#app/auth/unavailable-page.ts';

/** One field that two people changed: where it is, what it is called, and both values. */
const conflictSchema = z.object({
  path: z.union([z.string(), z.array(z.string())]),
  label: z.string().default(''),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
});
export type ApiConflict = z.infer<typeof conflictSchema>;

const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID',
  'CONFLICT',
  'LIMIT_REACHED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ApiErrorCode = (typeof codes)[number];

/** The one table: what each code of the API becomes as an answer of the web app. */
export const answers: Record<ApiErrorCode, { status: number; statusText: string; message: string }> = {
  UNAUTHENTICATED: { status: 302, statusText: 'Found', message: 'Please log in.' },
  FORBIDDEN: { status: 403, statusText: 'Forbidden', message: 'Your account may not do this.' },
  NOT_FOUND: { status: 404, statusText: 'Not Found', message: 'We could not find that.' },
  INVALID: { status: 400, statusText: 'Bad Request', message: 'Some of what you sent needs another look.' },
  CONFLICT: { status: 409, statusText: 'Conflict', message: 'Someone else changed the same thing in the meantime.' },
  LIMIT_REACHED: { status: 402, statusText: 'Payment Required', message: 'Your plan does not include this.' },
  RATE_LIMITED: {
    status: 429,
    statusText: 'Too Many Requests',
    message: 'Too many attempts in a short time. Please wait a moment.',
  },
  UNAVAILABLE: { status: 503, statusText: 'Service Unavailable', message: 'This service is switched off right now.' },
  INTERNAL: { status: 500, statusText: 'Internal Server Error', message: 'Something went wrong on our side.' },
};

const extensionsSchema = z.object({
  code: z.enum(codes).catch('INTERNAL').default('INTERNAL'),
  fields: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
  holder: z.object({ id: z.string(), name: z.string() }).optional().catch(undefined),
  conflicts: z.array(conflictSchema).optional().catch(undefined),
  currentRevision: z.number().optional().catch(undefined),
  version: z.string().optional().catch(undefined),
  limit: z.union([z.string(), z.number()]).optional().catch(undefined),
  plan: z.string().optional().catch(undefined),
  retryAfter: z.number().optional().catch(undefined),
  values: z.unknown().optional(),
});
type Extensions = z.output<typeof extensionsSchema>;

/** What an error page gets of an `ApiError`: nothing in it is secret. */
export type ApiErrorData = { message: string } & Omit<Extensions, 'values'>;

/**
 * A failure that the API reported. It is a `Response`, so that a loader which does not catch it already answers
 * with the right status (a redirect to the login for UNAUTHENTICATED); an action catches it to show `fields` or `conflicts`.
 */
export class ApiError extends Response {
  readonly code: ApiErrorCode;
  readonly message: string;
  /** Messages by input field, for INVALID. */
  readonly fields: Record<string, string[]>;
  /** For INVALID: what has the one thing of its kind that was asked for, where it could give it up. */
  readonly holder: { id: string; name: string } | undefined;
  readonly conflicts: ApiConflict[];
  readonly currentRevision: number | undefined;
  /** What stands now in the setting of a CONFLICT. */
  readonly version: string | undefined;
  readonly limit: string | number | undefined;
  readonly plan: string | undefined;
  /** Seconds to wait, for RATE_LIMITED. */
  readonly retryAfter: number | undefined;
  /** What was typed into the form that was refused, in the shape the form is filled from. */
  readonly values: unknown;

  constructor(message: string, extensions: Extensions, request: Request) {
    const answer = answers[extensions.code];
    const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    if (extensions.code === 'UNAUTHENTICATED') headers.set('Location', loginPath(pageOf(request)));
    if (extensions.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(extensions.retryAfter)));
    const { values, ...told } = extensions;
    const data: ApiErrorData = { message, ...told };
    super(JSON.stringify(data), { status: answer.status, statusText: answer.statusText, headers });
    this.code = extensions.code;
    this.message = message;
    this.fields = extensions.fields ?? {};
    this.holder = extensions.holder;
    this.conflicts = extensions.conflicts ?? [];
    this.currentRevision = extensions.currentRevision;
    this.version = extensions.version;
    this.limit = extensions.limit;
    this.plan = extensions.plan;
    this.retryAfter = extensions.retryAfter;
    this.values = values;
  }
}

/** An `ApiError` of our own making, for what went wrong on the way to the API. */
export const apiError = (code: ApiErrorCode, request: Request, message: string = answers[code].message): ApiError =>
  new ApiError(message, { code }, request);

/** The tokens could not be renewed just now; the session stays. */
export const loginServiceDown = (request: Request): ApiError =>
  new ApiError(UNAVAILABLE, { code: 'UNAVAILABLE', retryAfter: RETRY_SECONDS }, request);

/** One address starts or ends logins too often. `retryAfter` in seconds. */
export const tooManyLogins = (request: Request, retryAfter: number): ApiError =>
  new ApiError(
    `There were many logins from here, and there is a limit to that. Wait ${retryAfter === 1 ? 'a second' : `${retryAfter} seconds`}, then try again.`,
    { code: 'RATE_LIMITED', retryAfter },
    request,
  );

const graphqlErrorSchema = z.object({ message: z.string(), extensions: z.unknown().optional() });

/** Reads the first error of a GraphQL answer. Unknown codes count as INTERNAL, whose message is never shown. */
export function apiErrorFrom(errors: unknown, request: Request): ApiError {
  const first = z.array(graphqlErrorSchema).nonempty().safeParse(errors).data?.[0];
  const extensions = extensionsSchema.safeParse(first?.extensions ?? {}).data ?? { code: 'INTERNAL' as const };
  const message = first && extensions.code !== 'INTERNAL' ? first.message : answers[extensions.code].message;
  return new ApiError(message, extensions, request);
}
