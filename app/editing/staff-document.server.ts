import { data } from '@remix-run/node';
import { graphql } from '#app/graphql/generated/index.ts';
import type { StaffDocumentFragment } from '#app/graphql/generated/graphql.ts';

/** Which document of the staff a website is. */
export const StaffDocument = graphql(`
  fragment StaffDocument on Website {
    purpose
    templateEdited {
      id
      name
    }
    templateTried {
      id
      name
    }
  }
`);

/** For screens that only people's websites have: throws 403 for a document of the staff. */
export function requirePeoplesWebsite({ purpose }: Pick<StaffDocumentFragment, 'purpose'>): void {
  if (purpose === 'SITE') return;
  const message =
    'This is a document that staff keep, not somebody’s website. It has an editor and a chat, and no settings, blog, domain or plan.';
  throw data({ message }, { status: 403, statusText: 'Forbidden' });
}
