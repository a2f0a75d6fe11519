import type { ApiError } from '#app/graphql/errors.ts';

export const SEND_AGAIN = 'Nothing was changed. Put this right and send all of it again.';

/** What the API refused, and what to do next: `next` where that is wrong input. Nothing of it was done. */
export function inWords({ code, message, fields, conflicts, currentRevision }: ApiError, next = SEND_AGAIN): string {
  switch (code) {
    case 'NOT_FOUND':
      return `${message} list_websites names those that this key may work on.`;
    case 'INVALID':
      return [
        message,
        ...Object.entries(fields).flatMap(([field, messages]) =>
          messages
            .map((said) => (isIdOfNew(field) && said === NO_TEXT ? OWN_ID : said))
            .filter((said) => !isSaidBy(message, field, said))
            .map((said) => `- ${placeOf(field)}: ${said}`),
        ),
        next,
      ].join('\n');
    case 'CONFLICT':
      return [
        'Someone else changed the same thing in the meantime. Nothing was changed.',
        ...conflicts.map(
          ({ label, mine, theirs }) =>
            `- ${label}: yours ${JSON.stringify(mine) ?? 'nothing'}, theirs ${JSON.stringify(theirs) ?? 'nothing'}`,
        ),
        `Read the website again, then send what should be there with revision ${currentRevision ?? 'as it is now'}.`,
      ].join('\n');
    case 'LIMIT_REACHED':
      return `${message} Nothing was changed. Only the owner can change the plan, after logging in.`;
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return `${message} Try again in a minute.`;
    default:
      return message;
  }
}

const NO_TEXT = 'Write a text here';
const OWN_ID = 'Give it an id of your own, such as “questions-2”';
const isIdOfNew = (field: string): boolean => /\b(?:section|page)\.id$/.test(field);

/** Of one operation the message says already what is wrong; of several the place says in which. */
const isSaidBy = (message: string, field: string, said: string): boolean =>
  placeOf(field) === field && message.toLowerCase().includes(said.toLowerCase().replace(/\.$/, ''));

/** The API counts operations from 0, people from 1. */
const placeOf = (field: string): string =>
  field.replace(/^(\d+)\./, (_all, index: string) => `operation ${Number(index) + 1}, `);
