/** Characters that the description of a business may have, in its owner's words. */
export const MOST_BRIEF = 4000;
