/** One item as it stands in the file: texts by the names of their elements, and its tags and categories. */
export type WordPressItem = { texts: Map<string, string>; tags: string[] };

/** How whoever chose the file knows an item. */
export const nameOfItem = ({ texts }: WordPressItem): string =>
  ['title', 'wp:post_name', 'guid'].map((name) => texts.get(name)?.trim()).find(Boolean) ?? 'Untitled';
