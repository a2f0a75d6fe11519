import type { Designer } from '../designer.ts';
import { designNow } from './design.ts';
import { respondNow } from './chat/respond.ts';
import { writeNow } from './writing/write.ts';

/** The designer that needs no key and no network: plain rules and many words, the same answer for the same seed. */
export const builtInDesigner: Designer = {
  design: (brief, options) => Promise.resolve(designNow(brief, options)),
  respond: (request, options) => Promise.resolve(respondNow(request, options)),
  write: (request, options) => Promise.resolve(writeNow(request, options)),
};
