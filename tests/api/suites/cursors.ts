import { expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { failure, madeBy } from '#tests/support/website-steps.ts';

const forged = [
  null,
  5,
  'text',
  [],
  {},
  ['a', 'b'],
  ['0000-01-01T00:00:00.000Z', 'a'],
  [8.64e15, 'a'],
  [-1, 'a'],
  [1e300, 'a'],
  ['a\0b', 'a\0b'],
  [1, 'a\0b'],
  2 ** 31,
  -(2 ** 53),
  [['a'], {}],
].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

/** Places in lists that nobody was given. */
export function cursorsSuite(api: () => Api) {
  it.each([
    ['websites', '{ viewer { websites(after: $after) { edges { node { id } } } } }'],
    ['websites by name', '{ viewer { websites(sort: NAME, after: $after) { edges { node { id } } } } }'],
    ['deleted websites', '{ viewer { deletedWebsites(after: $after) { edges { node { id } } } } }'],
    ['domains', '{ viewer { domains(after: $after) { edges { node { id } } } } }'],
    ['revisions', '{ website(id: $id) { revisions(after: $after) { edges { node { id } } } } }'],
    ['pictures', '{ website(id: $id) { assets(after: $after) { edges { node { id } } } } }'],
    ['submissions', '{ website(id: $id) { submissions(after: $after) { edges { node { id } } } } }'],
    ['signups', '{ recentSignups(after: $after) { edges { node { id } } } }'],
    ['signups from the first', '{ recentSignups(sort: OLDEST, after: $after) { edges { node { id } } } }'],
    ['keys', '{ kvStorages(after: $after) { edges { node { id } } } }'],
    ['sections', '{ templateSections(after: $after) { edges { node { id } } } }'],
    ['training websites', '{ trainingWebsites(after: $after) { edges { node { id } } } }'],
    ['chat templates', '{ chatTemplates(after: $after) { edges { node { id } } } }'],
    ['runs', '{ playgroundRuns(after: $after) { edges { node { id } } } }'],
    ['fine-tuning jobs', '{ tuningJobs(after: $after) { edges { node { id } } } }'],
    ['examples', '{ examples(after: $after) { edges { node { id } } } }'],
    ['templates', '{ adminTemplates(after: $after) { edges { node { id } } } }'],
  ])('a forged place in the list of %s is an empty page or a plain no', async (_list, query) => {
    const person = await api().person(['admin']);
    const { id } = await madeBy(person);
    api().logged.length = 0;
    for (const after of [...forged, '%', '', 'eyJ'.repeat(1000)]) {
      const start = query.includes('$id') ? 'query ($id: ID!, $after: String)' : 'query ($after: String)';
      const answer = await person.ask(`${start} ${query}`, query.includes('$id') ? { id, after } : { after });
      if (answer.errors) expect([after, failure(answer).code]).toEqual([after, 'INVALID']);
    }
    expect(api().logged).toEqual([]);
  });
}
