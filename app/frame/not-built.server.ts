import { data } from '@remix-run/node';

/** Answers for a screen that has a place but no inside yet. Guards come first. */
export const notBuilt = () => data(null, { status: 501, statusText: 'Not Implemented' });
