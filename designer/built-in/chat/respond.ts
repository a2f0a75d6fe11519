import type { ChatAnswer, ChatRequest, DesignOptions } from '../../designer.ts';

/** Message to operations, at once. */
export function respondNow(_request: ChatRequest, _options: DesignOptions): ChatAnswer {
  return { operations: [], scope: [], reply: 'I did not understand that.', suggestions: [] };
}
