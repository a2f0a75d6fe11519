import type { TestPerson } from './api.ts';
import { good } from './website-steps.ts';

/** What staff decide while the product runs, by its key. */
export const decide = async (admin: TestPerson, key: string, value: unknown): Promise<void> =>
  void good(
    await admin.ask('mutation ($key: ID!, $text: String!) { updateKvStorage(key: $key, text: $text) { id } }', {
      key,
      text: JSON.stringify(value),
    }),
  );

/** From now on its default counts again. */
export const leaveOpen = async (admin: TestPerson, key: string): Promise<void> =>
  void good(await admin.ask('mutation ($key: ID!) { deleteKvStorage(key: $key) { id } }', { key }));
