/** Characters that a description of a business may have. */
export const BRIEF_LIMIT = 4000;
