import { z } from 'zod';

/** The tokens of one login. Times are seconds since 1970. */
export const tokenEntrySchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number(),
  scope: z.string(),
  audience: z.string(),
  client_id: z.string(),
  expires_at: z.number(),
});
export type TokenEntry = z.infer<typeof tokenEntrySchema>;

export const sessionSchema = z.object({
  /** New at every login; a logged-out one stays on the deny list. */
  id: z.string(),
  created: z.number(),
  /** The last request that its cookie was written for. */
  seen: z.number(),
  /** How often its tokens were renewed: names each renewal, so that it happens once. */
  generation: z.number(),
  tokens: tokenEntrySchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** A session ends after a day without a request, and after 30 days in any case. */
export const IDLE_SECONDS = 86_400;
export const ABSOLUTE_SECONDS = 30 * 86_400;
/** Tokens count as expired this long before they are. */
const EARLY_SECONDS = 60;

export const endOf = (session: Session) => session.created + ABSOLUTE_SECONDS;
export const cookieEndOf = (session: Session) => Math.min(session.seen + IDLE_SECONDS, endOf(session));
export const needsRenewal = (session: Session, now: number) => session.tokens.expires_at - EARLY_SECONDS <= now;
