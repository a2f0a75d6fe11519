import { createHash } from 'node:crypto';
import script from './frame/index.ts?script';

/** The one script of a live frame, at the end of its page, and what lets a policy allow it and no other. */
export const frameScript = {
  atEndOf: (html: string) => html.replace('</body>', () => `<script>${script}</script></body>`),
  hash: createHash('sha256').update(script).digest('base64'),
};
