/**
 * The content type of a blog's files that are no files: their path was a post's once and leads to the path that stands where others
 * name their bytes.
 */
export const LEADS_ON = 'redirect';
