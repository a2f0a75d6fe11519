/** Buttons outside of a post's form belong to it by this. */
export const POST_FORM = 'post-form';

type Task = { id: string };

/** Forms that stand beside a post's, while their buttons stand in it: to stop a task, and to put away what came of it. */
export const cancelFormOf = ({ id }: Task): string => `cancel-${id}`;
export const forgetFormOf = ({ id }: Task): string => `forget-${id}`;
