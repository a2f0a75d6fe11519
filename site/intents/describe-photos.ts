import { describePhotos as describe } from '../photos/describe-photos.ts';
import { invalid, type Intent } from './intent.ts';

const FIELD = 'alt:';
const MOST = 300;

/** Says what photos show, `alt:<id>` each; those that are left empty stay as they are. */
export const describePhotos: Intent = {
  isTyped: true,
  run: ({ document, form }) => {
    const words = new Map(
      [...form].flatMap(([name, text]): [string, string][] =>
        name.startsWith(FIELD) && typeof text === 'string' ? [[name.slice(FIELD.length), text.trim()]] : [],
      ),
    );
    const long = [...words].find(([, text]) => text.length > MOST);
    if (long)
      return invalid(
        `${FIELD}${long[0]}`,
        `Keep a description to ${MOST} characters or fewer.`,
        Object.fromEntries(words),
      );
    return { ok: true, operations: describe(document, words), message: 'Saved' };
  },
};
