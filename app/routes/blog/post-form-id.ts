/** Buttons outside of a post's form belong to it by this. */
export const POST_FORM = 'post-form';
