/**
 * The content type of a blog's files that are no files: their path was a post's once and leads to the path that stands where others
 * name their bytes.
 */
export const LEADS_ON = 'redirect';

/**
 * And of those that are no longer: their row stays, so that whoever knows the files of an earlier edition hears of it with the changes
 * since then.
 */
export const GONE = 'gone';
