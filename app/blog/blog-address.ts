const base = (website: string) => `/website/${encodeURIComponent(website)}`;

/** The list of a website's posts. */
export const blogAddress = (website: string): string => `${base(website)}/blog-editor`;

export const topicsAddress = (website: string): string => `${blogAddress(website)}/topics`;

/** How the last import of posts stands, and its report. */
export const importAddress = (website: string): string => `${blogAddress(website)}?panel=import`;

/** A post's form; without an id, of one that is still to be made. */
export const postAddress = (website: string, post = 'new'): string =>
  `${base(website)}/blog-post-editor/${encodeURIComponent(post)}`;
