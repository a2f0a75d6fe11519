import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { namesOfModels, startTuning } from '#tests/support/tuning-steps.ts';
import { failure, good } from '#tests/support/website-steps.ts';

/** Fine-tuning where no endpoint is set up; `tuning.test.ts` has what is done with one. */
export function tuningSuite(api: () => Api) {
  describe('without an endpoint for fine-tuning', () => {
    it('no job begins', async () => {
      const person = await api().person(['admin']);
      expect(failure(await startTuning(person)).code).toBe('UNAVAILABLE');
      const { tuning } = good(await person.ask<{ tuning: { endpoint: string | null } }>('{ tuning { endpoint } }'));
      expect(tuning.endpoint).toBeNull();
    });

    it('models are named by hand, each once, and taken off the list', async () => {
      const person = await api().person(['admin']);
      const name = `made-elsewhere-${Math.random().toString(36).slice(2)}`;
      const add = () =>
        person.ask<{ nameTunedModel: { id: string } }>(
          'mutation ($name: String!) { nameTunedModel(name: $name, notes: "After an export") { id } }',
          { name },
        );
      const { id } = good(await add()).nameTunedModel;
      expect(await namesOfModels(person)).toContain(name);
      expect(failure(await add())).toMatchObject({ fields: { name: [/in the list already/] } });
      good(await person.ask(`mutation { removeTunedModel(id: "${id}") { id } }`));
      expect(await namesOfModels(person)).not.toContain(name);
    });
  });
}
