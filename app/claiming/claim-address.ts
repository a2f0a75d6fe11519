/** Where a website that was made without an account is taken into one. */
export const claimAddress = (website: string): string => `/claim?website=${encodeURIComponent(website)}`;
