export type {
  BriefRequest,
  ChatAnswer,
  ChatRequest,
  ChatTurn,
  Choice,
  Design,
  Designer,
  DesignOptions,
  Progress,
  Understood,
  Usage,
} from './designer.ts';
export { designAtOnce } from './designer.ts';
export { builtInDesigner } from './built-in/index.ts';
export { suggestionsFor } from './built-in/chat/suggest.ts';
export { warmUpSteps } from './built-in/warm-up.ts';
export { createModelDesigner } from './model/index.ts';
export type { ModelSettings } from './model/index.ts';
