import type { Answer, TestPerson } from './api.ts';
import { WEBSITE, type WebsiteAnswer } from './website-steps.ts';

type Exported = { exportWebsite: { fileName: string; archive: string } };

/** The website as a ZIP in base64. */
export const exported = (person: TestPerson, id: string): Promise<Answer<Exported>> =>
  person.ask('mutation ($id: ID!) { exportWebsite(id: $id) { fileName archive } }', { id });

/** A new website from such a ZIP. */
export const imported = (person: TestPerson, archive: string): Promise<Answer<{ importWebsite: WebsiteAnswer }>> =>
  person.ask(`mutation ($input: ImportWebsiteInput!) { importWebsite(input: $input) { ${WEBSITE} } }`, {
    input: { archive },
  });
