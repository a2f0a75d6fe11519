/** Changes whenever the same Markdown would become other HTML. */
export const MARKDOWN_EDITION = 1;
