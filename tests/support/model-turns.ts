import { createModelDesigner } from '#designer/index.ts';
import type { ChatAnswer, ChatRequest, Designer, DesignOptions } from '#designer/designer.ts';
import type { ModelSettings } from '#designer/model/index.ts';
import type { ModelServer } from './model-server.ts';
import { sampleDocument } from './scripted-designer.ts';

/** A designer that reads nothing in any words and does one thing, whatever it is asked. */
export const byRules: Designer = {
  design: async () => ({ document: sampleDocument(), reply: 'A draft.', understood: [] }),
  respond: async () => ({
    operations: [{ type: 'setBrand', tagline: 'By rules' }],
    scope: ['brand/tagline'],
    reply: 'I changed the tagline.',
    suggestions: [],
  }),
  write: async () => ({ texts: ['By rules'] }),
};

/** Limits of tests: times that no busy machine reaches, little of everything else. */
export const quick = {
  firstTokenMs: 60_000,
  silenceMs: 60_000,
  turnMs: 120_000,
  answerCharacters: 4000,
  longestWaitMs: 300,
} as const;

/** Turns of a model designer at a scripted endpoint, on the sample website. */
export function turnsAt(server: ModelServer, built: Designer = byRules) {
  const designer = ({ limits, ...settings }: Partial<ModelSettings> = {}): Designer =>
    createModelDesigner(
      {
        apiKey: 'key',
        baseUrl: server.baseUrl,
        model: 'gpt-4.1-mini',
        ...settings,
        limits: { ...quick, ...limits },
      },
      built,
    );
  return {
    designer,
    respond: (
      message: string,
      request: Partial<ChatRequest> = {},
      settings: Partial<ModelSettings> = {},
      options: Partial<DesignOptions> = {},
    ): Promise<ChatAnswer> =>
      designer(settings).respond(
        { message, document: sampleDocument(), history: [], ...request },
        { seed: 1, ...options },
      ),
    /** What the model was told in the request with this number. */
    told: (number: number): string => JSON.stringify(server.requests[number]?.messages.slice(-2)),
  };
}

type Named = [name: string, args: unknown];
export const scope = (...parts: string[]): Named => ['declareScope', { parts }];
export const heading = (text: string): Named => ['updateSection', { sectionId: 'hero-1', props: { heading: text } }];
export const finish = (reply: string): Named => ['finish', { reply }];
