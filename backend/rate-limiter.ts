import { Failure } from './failure.ts';

type Limit = { times: number; seconds: number };

/** How often one account, or one address without an account, may do what costs us time. */
const limits = {
  createWebsite: { times: 20, seconds: 60 },
  exportWebsite: { times: 20, seconds: 60 },
  importWebsite: { times: 10, seconds: 60 },
  sendSiteForm: { times: 10, seconds: 600 },
  enterSite: { times: 10, seconds: 600 },
  checkSubdomain: { times: 120, seconds: 60 },
  confirmNotifyAddress: { times: 10, seconds: 3600 },
  sendConfirmation: { times: 5, seconds: 3600 },
  notifyOwner: { times: 30, seconds: 3600 },
  sendChatMessage: { times: 60, seconds: 60 },
  uploadAsset: { times: 120, seconds: 600 },
  deleteAccount: { times: 10, seconds: 600 },
  recordSignIn: { times: 30, seconds: 60 },
  createUnclaimedWebsite: { times: 20, seconds: 600 },
  changeAsVisitor: { times: 120, seconds: 60 },
  sendChatMessageAsVisitor: { times: 30, seconds: 60 },
  claimWebsites: { times: 20, seconds: 60 },
  previewTemplate: { times: 240, seconds: 60 },
} satisfies Record<string, Limit>;

export type RateLimiter = {
  /** Counts once more. Throws RATE_LIMITED with the seconds to wait. */
  take(action: keyof typeof limits, account: string): void;
  /** Counts once more and gives the seconds to wait; 0 when it may be done now. */
  secondsToWait(action: keyof typeof limits, account: string): number;
};

const MAX_TRACKED = 50_000;

/** Counts in fixed windows, in this process. */
export function createRateLimiter(clock: () => Date): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function secondsToWait(action: keyof typeof limits, account: string): number {
    const { times, seconds } = limits[action];
    const now = clock().getTime();
    const key = `${action} ${account}`;
    const open = windows.get(key);
    if (!open || open.endsAt <= now) {
      if (windows.size >= MAX_TRACKED) forgetEnded(windows, now);
      windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
      return 0;
    }
    open.count += 1;
    return open.count <= times ? 0 : Math.ceil((open.endsAt - now) / 1000);
  }

  return {
    secondsToWait,
    take(action, account) {
      const retryAfter = secondsToWait(action, account);
      if (retryAfter > 0)
        throw new Failure('That was a lot at once. Please wait a moment.', { code: 'RATE_LIMITED', retryAfter });
    },
  };
}

function forgetEnded(windows: Map<string, { endsAt: number }>, now: number) {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_TRACKED) windows.clear();
}
