import { Failure } from './failure.ts';

type Limit = { times: number; seconds: number };

/** How often one account, or one address without an account, may do what costs us time. */
const limits = {
  createWebsite: { times: 20, seconds: 60 },
  exportWebsite: { times: 20, seconds: 60 },
  importWebsite: { times: 10, seconds: 60 },
  sendSiteForm: { times: 10, seconds: 600 },
  sendChatMessage: { times: 60, seconds: 60 },
  uploadAsset: { times: 120, seconds: 600 },
  recordSignIn: { times: 30, seconds: 60 },
  createUnclaimedWebsite: { times: 20, seconds: 600 },
  changeAsVisitor: { times: 120, seconds: 60 },
  sendChatMessageAsVisitor: { times: 30, seconds: 60 },
  claimWebsites: { times: 20, seconds: 60 },
  previewTemplate: { times: 240, seconds: 60 },
} satisfies Record<string, Limit>;

export type RateLimiter = { take(action: keyof typeof limits, account: string): void };

const MAX_TRACKED = 50_000;

/** Counts in fixed windows, in this process. `take` throws RATE_LIMITED with the seconds to wait. */
export function createRateLimiter(clock: () => Date): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    take(action, account) {
      const { times, seconds } = limits[action];
      const now = clock().getTime();
      const key = `${action} ${account}`;
      const open = windows.get(key);
      if (!open || open.endsAt <= now) {
        if (windows.size >= MAX_TRACKED) forgetEnded(windows, now);
        windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
        return;
      }
      open.count += 1;
      if (open.count <= times) return;
      const retryAfter = Math.ceil((open.endsAt - now) / 1000);
      throw new Failure('That was a lot at once. Please wait a moment.', { code: 'RATE_LIMITED', retryAfter });
    },
  };
}

function forgetEnded(windows: Map<string, { endsAt: number }>, now: number) {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_TRACKED) windows.clear();
}
