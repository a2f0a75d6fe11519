import { countInMemory } from './counts.ts';
import type { Count, Limit, OpenCount } from './counts.ts';
import { Failure } from './failure.ts';

/** How often one account, or one address without an account, may do what costs us time. */
export const limits = {
  addDomain: { times: 30, seconds: 600 },
  checkDomain: { times: 60, seconds: 300 },
  createWebsite: { times: 20, seconds: 60 },
  exportWebsite: { times: 20, seconds: 60 },
  importWebsite: { times: 10, seconds: 60 },
  importSite: { times: 10, seconds: 600 },
  sendSiteForm: { times: 10, seconds: 600 },
  enterSite: { times: 10, seconds: 600 },
  /** Starting a login or ending one: many people can stand behind one address. */
  logIn: { times: 100, seconds: 60 },
  checkSubdomain: { times: 120, seconds: 60 },
  guessCode: { times: 10, seconds: 3600 },
  guessCodeOfAddress: { times: 20, seconds: 86_400 },
  sendConfirmation: { times: 5, seconds: 3600 },
  sendConfirmationTo: { times: 3, seconds: 86_400 },
  notifyAddress: { times: 30, seconds: 3600 },
  sendChatMessage: { times: 60, seconds: 60 },
  /** Providers count too: 200 questions an hour and key are usual. */
  searchPhotos: { times: 60, seconds: 600 },
  /** Each costs the installation money, those that come to nothing too. */
  generatePicture: { times: 30, seconds: 3600 },
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

type Action = keyof typeof limits;

export type RateLimiter = {
  /** Counts once more. Throws RATE_LIMITED with the seconds to wait. */
  take(action: Action, account: string): Promise<void>;
  /** Counts once more and gives the seconds to wait; 0 when it may be done now. */
  secondsToWait(action: Action, account: string): Promise<number>;
};

/** Counts in fixed windows, which begin and end for everybody at the same moments of `clock`. */
export function createRateLimiter(clock: () => Date, open: OpenCount = countInMemory): RateLimiter {
  const counts = new Map<Action, Count>();
  const countOf = (action: Action): Count => {
    const known = counts.get(action) ?? open(action, limits[action]);
    counts.set(action, known);
    return known;
  };

  async function secondsToWait(action: Action, account: string): Promise<number> {
    const { seconds } = limits[action];
    const now = clock().getTime() / 1000;
    const window = Math.floor(now / seconds);
    const isWithin = await countOf(action)(`${window} ${account}`);
    return isWithin ? 0 : Math.max(1, Math.ceil((window + 1) * seconds - now));
  }

  return {
    secondsToWait,
    async take(action, account) {
      const retryAfter = await secondsToWait(action, account);
      if (retryAfter > 0) throw tooMany(retryAfter);
    },
  };
}

/** RATE_LIMITED, with the seconds to wait. */
export const tooMany = (retryAfter: number) =>
  new Failure(`Too many attempts in a short time. Wait ${inWords(retryAfter)}, then try again.`, {
    code: 'RATE_LIMITED',
    retryAfter,
  });

/** How long somebody has to wait, never less. */
function inWords(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
