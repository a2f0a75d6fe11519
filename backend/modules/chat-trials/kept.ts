/** So long a trial can be looked at. */
export const TRIAL_MS = 7 * 24 * 60 * 60 * 1000;
