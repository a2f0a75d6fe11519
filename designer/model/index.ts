import { applyOperations } from '#site/operations/index.ts';
import { askingOf, type Asking } from '../asking.ts';
import type { Business } from '#site/model/document.ts';
import type { ChatAnswer, ChatRequest, Designer, DesignOptions, Understood } from '../designer.ts';
import type { Usage } from '../usage.ts';
import { connectEndpoint, type Endpoint, type EndpointSettings } from './endpoint.ts';
import { usualLimits, type Limits } from './limits.ts';
import { isDirection } from '../built-in/chat/abilities/directions.ts';
import { namedColoursBack } from './named-colours.ts';
import { costOf, modelPrices } from './prices.ts';
import type { Prices } from './prices.ts';
import type { Photographer } from './screenshot.ts';
import { TokenCount } from './token-count.ts';
import { ModelTrouble, takingOver } from './trouble.ts';
import { runTurn } from './turn.ts';
import { writeByModel } from './write.ts';
import type { Writing, WritingRequest } from '../writing.ts';

export type ModelSettings = EndpointSettings & {
  limits?: Partial<Limits>;
  /** The model to ask at that moment; null: `model`. */
  modelNow?: () => string | null;
  /** The model takes pictures. */
  seesPictures?: boolean;
  /** Takes pictures of pages for a model that takes pictures. */
  photographer?: Photographer | undefined;
  /** What models cost at that moment. */
  prices?: () => Prices;
  /** Hears why a model was given up, for the log. */
  onTrouble?: (trouble: ModelTrouble) => void;
};

/**
 * A designer at any OpenAI-compatible endpoint. Its changes arrive as tool calls, each checked before it counts; what was accepted
 * stays. When nothing comes of it, `builtIn` does the work and the reply says so. Rejects only when the signal aborts.
 */
export function createModelDesigner(settings: ModelSettings, builtIn: Designer): Designer {
  const limits = { ...usualLimits, ...settings.limits };

  /** What a model does in the time it has; when it cannot, `instead`. Throws the reason of the caller's signal. */
  async function withinTurn<Answer>(
    asking: Asking,
    options: DesignOptions,
    work: (endpoint: Endpoint, signal: AbortSignal, tokens: TokenCount) => Promise<Answer>,
    instead: (note: string) => Promise<Answer>,
  ): Promise<Answer & { usage: Usage }> {
    const tokens = new TokenCount();
    const begun = performance.now();
    // One turn stays with one model, whatever is decided meanwhile.
    const model = asking.model ?? settings.modelNow?.() ?? settings.model;
    const temperature = asking.temperature ?? settings.temperature;
    const endpoint = connectEndpoint({ ...settings, model, temperature }, limits);
    const usage = (designer: Usage['designer']): Usage => ({
      designer,
      model: endpoint.model,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      cachedTokens: tokens.cached,
      cost: costOf(settings.prices?.() ?? modelPrices, endpoint.model, tokens),
      ...(tokens.isEstimate && { isEstimate: true }),
      seconds: Math.round((performance.now() - begun) / 100) / 10,
    });
    const time = AbortSignal.timeout(limits.turnMs);
    const signal = options.signal ? AbortSignal.any([options.signal, time]) : time;
    try {
      return { ...(await work(endpoint, signal, tokens)), usage: usage('model') };
    } catch (error) {
      if (options.signal?.aborted && tokens.input !== 0) options.onSpent?.(usage('model'));
      options.signal?.throwIfAborted();
      const trouble = time.aborted ? new ModelTrouble('slow', 'The turn took too long', { cause: error }) : error;
      if (!(trouble instanceof ModelTrouble)) throw trouble;
      settings.onTrouble?.(trouble);
      return { ...(await instead(takingOver(trouble.kind))), usage: usage('built-in') };
    }
  }

  /** What the built-in designer reads in the owner's own words; nothing when it cannot. */
  async function readIn(
    { message, known, history }: ChatRequest,
    { seed, signal }: DesignOptions,
  ): Promise<{ understood: Understood[]; business?: Business }> {
    const typed = history.filter(({ role }) => role === 'user').map(({ text }) => text);
    const text = [...new Set([known ?? '', ...typed, message])].filter(Boolean).join('\n\n');
    try {
      const { understood, document } = await builtIn.design({ text }, { seed, signal });
      return { understood, business: document.business };
    } catch {
      signal?.throwIfAborted();
      return { understood: [] };
    }
  }

  const respond = (request: ChatRequest, options: DesignOptions): Promise<ChatAnswer> =>
    isDirection(request.message) ? builtIn.respond(request, options) : askModel(request, options);

  /** A first design in the look that was chosen for it, which asks no model, with the colours that its owner named. */
  async function askModel(request: ChatRequest, options: DesignOptions): Promise<ChatAnswer> {
    const { direction, document } = request;
    if (direction === undefined) return design(request, options);
    const chosen = await builtIn.respond({ message: direction, document, history: [] }, options);
    const look = applyOperations(document, chosen.operations);
    if (!look.ok) return design(request, options);
    const { understood } = await readIn(request, options);
    const named = namedColoursBack(document.theme, look.document.theme, understood);
    const made = applyOperations(look.document, named);
    if (!made.ok) return design(request, options);
    const answer = await design({ ...request, document: made.document, keepsLook: true }, options);
    return {
      ...answer,
      operations: [...chosen.operations, ...named, ...answer.operations],
      scope: [...chosen.scope, ...answer.scope],
    };
  }

  const design = (request: ChatRequest, options: DesignOptions): Promise<ChatAnswer> =>
    withinTurn<ChatAnswer>(
      request,
      options,
      async (endpoint, signal, tokens) => {
        const { understood, business } = await readIn(request, options);
        const turn = await runTurn({
          endpoint,
          request: { ...request, understood },
          read: business,
          limits,
          tokens,
          onProgress: options.onProgress,
          photographer: settings.seesPictures ? settings.photographer : undefined,
          signal,
          isCancelled: () => options.signal?.aborted === true,
        });
        return { ...turn, suggestions: [] };
      },
      async (note) => {
        options.onProgress?.({ document: request.document, sentences: [], note });
        if (request.task === 'first-design') return { operations: [], scope: [], reply: note, suggestions: [] };
        const answer = await builtIn.respond(request, options);
        return { ...answer, reply: `${note} ${answer.reply}` };
      },
    );

  const write = (request: WritingRequest, options: DesignOptions): Promise<Writing> =>
    withinTurn<Writing>(
      request,
      options,
      (endpoint, signal, tokens) => {
        const isCancelled = () => options.signal?.aborted === true;
        return writeByModel(endpoint, request, { signal, tokens, isCancelled, onWords: options.onWords });
      },
      async (note) => ({ ...(await builtIn.write(request, options)), note }),
    );

  return {
    seesPictures: settings.seesPictures === true,
    draft: (brief, options) => builtIn.design(brief, options),
    respond,
    write,
    async design(brief, options) {
      const draft = await builtIn.design(brief, options);
      const { operations, reply, usage } = await respond(
        {
          ...askingOf(brief),
          task: 'first-design',
          message: brief.text,
          document: draft.document,
          history: [],
          library: brief.library,
        },
        options,
      );
      const made = applyOperations(draft.document, operations);
      const isMade = made.ok && operations.length > 0;
      return {
        ...draft,
        document: isMade ? made.document : draft.document,
        reply: isMade ? reply : draft.reply,
        usage,
      };
    },
  };
}
