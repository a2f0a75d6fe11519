/** One file of a published blog, to be made when what it was made from has changed. */
export type BlogFile = {
  /** The path of a request: `/blog`, `/blog/my-post`, `/blog/page/2`, `/blog/tag/bread`, `/blog/rss.xml`, `/sitemap.xml`. */
  path: string;
  contentType: string;
  /**
   * Values that `madeFrom` is written from. Where all of them are the very same as in an earlier plan, at the same path, the text is the
   * same as well.
   */
  readonly basis: readonly unknown[];
  /** All that it shows as a text, written when asked for, to be compared by its hash; options are the caller's to remember. */
  readonly madeFrom: string;
  /** Ids of the posts whose bodies `render` wants. */
  needs: readonly string[];
  /** The whole file, given the safe HTML of bodies by the ids of their posts. */
  render(bodies: ReadonlyMap<string, string>): string;
};
