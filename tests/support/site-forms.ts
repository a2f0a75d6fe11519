import type { Api, TestPerson } from './api.ts';
import { change, good, run } from './website-steps.ts';

export type Submission = {
  id: string;
  kind: 'CONTACT' | 'NEWSLETTER' | 'WAITLIST';
  name: string;
  email: string;
  message: string;
  spam: boolean;
};

/** Puts a form on a website's first page and publishes it; gives the form's section. */
export async function publishForm(owner: TestPerson, id: string, kind = 'contactForm'): Promise<string> {
  const sectionId = `form-${kind.toLowerCase()}`;
  const { website } = good(
    await owner.ask<{ website: { currentRevision: number; document: { pages: { id: string }[] } } }>(
      'query ($id: ID!) { website(id: $id) { currentRevision document } }',
      { id },
    ),
  );
  const pageId = website.document.pages[0]?.id ?? '';
  good(
    await change(owner, id, website.currentRevision, { type: 'addSection', pageId, section: { id: sectionId, kind } }),
  );
  good(await run(owner, 'publishWebsite', id));
  return sectionId;
}

/** Sends a form as a visitor would who takes a minute over it. */
export function sendForm(
  api: Api,
  websiteId: string,
  kind: string,
  fields: Record<string, string>,
  address = '192.0.2.7',
) {
  const second = Math.floor(api.time.now.getTime() / 1000) - 60;
  return api.backend.sites.forms.take({
    websiteId,
    kind,
    fields: { token: api.backend.sites.forms.token(websiteId, second), ...fields },
    address,
  });
}

export const inbox = async (person: TestPerson, id: string, filter = ''): Promise<Submission[]> =>
  good(
    await person.ask<{ website: { submissions: { edges: { node: Submission }[] } } }>(
      `query ($id: ID!) { website(id: $id) { submissions${filter} { edges { node { id kind name email message spam } } } } }`,
      { id },
    ),
  ).website.submissions.edges.map(({ node }) => node);
