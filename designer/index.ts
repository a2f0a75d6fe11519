export type {
  BriefRequest,
  ChatAnswer,
  ChatRequest,
  ChatTurn,
  Design,
  Designer,
  DesignOptions,
  Progress,
  Understood,
  Usage,
} from './designer.ts';
export { designAtOnce } from './designer.ts';
export { builtInDesigner } from './built-in/index.ts';
export { warmUpSteps } from './built-in/warm-up.ts';
export { createModelDesigner } from './model/index.ts';
export type { ModelSettings } from './model/index.ts';
