/** So many photos come at once. */
export const MOST_PHOTOS = 20;
