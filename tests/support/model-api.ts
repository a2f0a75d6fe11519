import { createModelDesigner } from '#designer/index.ts';
import { openApi } from './api.ts';
import { openInMemory } from './in-memory-database.ts';
import { says, startModelServer } from './model-server.ts';
import { scriptedDesigner } from './scripted-designer.ts';

/** An API on a database of its own whose designer asks a scripted model. */
export async function openModelApi() {
  const database = await openInMemory();
  const model = await startModelServer([says('Hello.')]);
  const settings = { apiKey: 'key', baseUrl: model.baseUrl, model: 'gpt-4.1-mini' };
  const api = await openApi({ database, designer: createModelDesigner(settings, scriptedDesigner) });
  return {
    database,
    model,
    api,
    close: async () => {
      await api.close();
      await model.close();
    },
  };
}

export type ModelApi = Awaited<ReturnType<typeof openModelApi>>;
