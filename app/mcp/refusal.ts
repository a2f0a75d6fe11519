import type { ApiError } from '#app/graphql/errors.ts';

/** What the API refused, and what to do next. Nothing of it was done. */
export function inWords({ code, message, fields, conflicts, currentRevision }: ApiError): string {
  switch (code) {
    case 'NOT_FOUND':
      return `${message} list_websites names those that this key may work on.`;
    case 'INVALID':
      return [
        message,
        ...Object.entries(fields).flatMap(([field, messages]) =>
          messages.map((said) => `- ${placeOf(field)}: ${said}`),
        ),
        'Nothing was changed. Put this right and send all of it again.',
      ].join('\n');
    case 'CONFLICT':
      return [
        'Somebody else changed the same thing meanwhile. Nothing was changed.',
        ...conflicts.map(
          ({ label, mine, theirs }) =>
            `- ${label}: yours ${JSON.stringify(mine) ?? 'nothing'}, theirs ${JSON.stringify(theirs) ?? 'nothing'}`,
        ),
        `Read the website again, then send what should stand with revision ${currentRevision ?? 'as it is now'}.`,
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

/** The API counts operations from 0, people from 1. */
const placeOf = (field: string): string =>
  field.replace(/^(\d+)\./, (_all, index: string) => `operation ${Number(index) + 1}, `);
