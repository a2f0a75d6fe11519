import { DOCUMENT_VERSION } from '../model/document.ts';
import { declareHistory } from './history.ts';
import { withBlog } from './with-blog.ts';
import { withPlainBrackets } from './plain-brackets.ts';

/** The shapes a whole document has had. Each step also leaves a frozen document of its version in `fixtures/`. */
export const documentHistory = declareHistory('document', DOCUMENT_VERSION, {
  // Since version 2 the brackets ⟦ ⟧ mark a proposal; all that was there before counts as the owner's.
  1: withPlainBrackets,
  // Since version 3 the addresses below the blog's belong to its posts.
  2: withBlog,
});
