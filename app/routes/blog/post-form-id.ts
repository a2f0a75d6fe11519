/** Buttons outside of a post's form belong to it by this. */
export const POST_FORM = 'post-form';

/** What stands in a post's form but is none of it: to stop the assistant, and to put away what it offers. */
export const CANCEL_TASK = 'cancel-task';
export const FORGET_TASK = 'forget-task';
