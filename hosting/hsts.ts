export const HSTS = 'Strict-Transport-Security';

/** Tells browsers to stay with https for a year: for this host alone, since others below it may be somebody else's. */
export const HSTS_FOR_A_HOST = 'max-age=31536000';
