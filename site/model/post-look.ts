import { link, toggle } from './fields.ts';
import { ground } from '../sections/parts/opening-fields.ts';

/** How the page of a blog's post looks, one look for all posts of a website. */
export const postLook = {
  showAuthor: toggle('Show who wrote it', true),
  showTags: toggle('Show tags', true),
  action: link('Button below'),
  ground: ground(),
};
