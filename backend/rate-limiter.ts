import { Failure } from './failure.ts';

type Limit = { times: number; seconds: number };

/** How often one account, or one address without an account, may do what costs us time. */
export const limits = {
  addDomain: { times: 30, seconds: 600 },
  checkDomain: { times: 60, seconds: 300 },
  createWebsite: { times: 20, seconds: 60 },
  exportWebsite: { times: 20, seconds: 60 },
  importWebsite: { times: 10, seconds: 60 },
  sendSiteForm: { times: 10, seconds: 600 },
  enterSite: { times: 10, seconds: 600 },
  checkSubdomain: { times: 120, seconds: 60 },
  guessCode: { times: 10, seconds: 3600 },
  guessCodeOfAddress: { times: 20, seconds: 86_400 },
  sendConfirmation: { times: 5, seconds: 3600 },
  sendConfirmationTo: { times: 3, seconds: 86_400 },
  notifyAddress: { times: 30, seconds: 3600 },
  sendChatMessage: { times: 60, seconds: 60 },
  uploadAsset: { times: 120, seconds: 600 },
  deleteAccount: { times: 10, seconds: 600 },
  recordSignIn: { times: 30, seconds: 60 },
  createUnclaimedWebsite: { times: 20, seconds: 600 },
  /** Undo, redo and restore, by button or held key. */
  changeHistory: { times: 120, seconds: 60 },
  publishWebsite: { times: 20, seconds: 60 },
  createBlogPost: { times: 120, seconds: 60 },
  /** Posts save themselves while they are typed, in several tabs. */
  saveBlogPost: { times: 600, seconds: 60 },
  publishBlogPost: { times: 120, seconds: 60 },
  writeForBlog: { times: 30, seconds: 60 },
  bringBlogPictures: { times: 20, seconds: 600 },
  previewBlogPost: { times: 300, seconds: 60 },
  changeAsVisitor: { times: 120, seconds: 60 },
  sendChatMessageAsVisitor: { times: 30, seconds: 60 },
  searchDomains: { times: 20, seconds: 60 },
  buyDomain: { times: 20, seconds: 600 },
  changePlan: { times: 20, seconds: 600 },
  /** What a plan would cost, at the payment provider. */
  previewPlan: { times: 60, seconds: 60 },
  /** How an order stands, at the payment provider. */
  askForPayment: { times: 60, seconds: 60 },
  chooseWebsitesShown: { times: 30, seconds: 600 },
  claimWebsites: { times: 20, seconds: 60 },
  createAccessKey: { times: 30, seconds: 600 },
  /** Whatever a program asks with a key. */
  useAccessKey: { times: 300, seconds: 60 },
  /** Keys that there are not, from one address. */
  wrongAccessKey: { times: 20, seconds: 600 },
  createTrainingWebsite: { times: 20, seconds: 60 },
  startPlaygroundRun: { times: 20, seconds: 60 },
  startTuningJob: { times: 20, seconds: 60 },
} satisfies Record<string, Limit>;

export type RateLimiter = {
  /** Counts once more. Throws RATE_LIMITED with the seconds to wait. */
  take(action: keyof typeof limits, account: string): void;
  /** Counts once more and gives the seconds to wait; 0 when it may be done now. */
  secondsToWait(action: keyof typeof limits, account: string): number;
};

/** Of one action. Beyond, what began longest ago is forgotten. */
const MAX_TRACKED = 20_000;

/** Counts in fixed windows, in this process. */
export function createRateLimiter(clock: () => Date): RateLimiter {
  const counted = new Map<string, Map<string, { count: number; endsAt: number }>>();

  function secondsToWait(action: keyof typeof limits, account: string): number {
    const { times, seconds } = limits[action];
    const now = clock().getTime();
    const windows = counted.get(action) ?? new Map<string, { count: number; endsAt: number }>();
    counted.set(action, windows);
    const open = windows.get(account);
    if (!open || open.endsAt <= now) {
      // Behind all that began before it.
      windows.delete(account);
      windows.set(account, { count: 1, endsAt: now + seconds * 1000 });
      for (const [oldest] of windows) {
        if (windows.size <= MAX_TRACKED) break;
        windows.delete(oldest);
      }
      return 0;
    }
    open.count += 1;
    return open.count <= times ? 0 : Math.ceil((open.endsAt - now) / 1000);
  }

  return {
    secondsToWait,
    take(action, account) {
      const retryAfter = secondsToWait(action, account);
      if (retryAfter > 0) throw tooMany(retryAfter);
    },
  };
}

/** RATE_LIMITED, with the seconds to wait. */
export const tooMany = (retryAfter: number) =>
  new Failure(`That was a lot at once. Wait ${inWords(retryAfter)}, then try again.`, {
    code: 'RATE_LIMITED',
    retryAfter,
  });

/** How long somebody has to wait, never less. */
function inWords(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
