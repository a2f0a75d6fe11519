import type { Request } from '../message/request.ts';

/** Whether a request has a word for adding that does not also mean changing, as "put" does. */
export const addsOnly = ({ senses }: Request): boolean =>
  senses.some(({ concepts }) => concepts.includes('do.add') && !concepts.includes('do.change'));
