export type { Asking, Example } from './asking.ts';
export type {
  AttachedPicture,
  BriefRequest,
  ChatAnswer,
  ChatRequest,
  ChatTurn,
  Choice,
  Design,
  Designer,
  DesignOptions,
  Progress,
  RefusedCall,
  Understood,
} from './designer.ts';
export type { Usage } from './usage.ts';
export type { Writing, WritingRequest, WritingTask } from './writing.ts';
export { designAtOnce } from './designer.ts';
export { builtInDesigner } from './built-in/index.ts';
export { firstDirections } from './built-in/chat/abilities/directions.ts';
export { suggestionsFor } from './built-in/chat/suggest.ts';
export { warmUpSteps } from './built-in/warm-up.ts';
export { createModelDesigner } from './model/index.ts';
export type { ModelSettings } from './model/index.ts';
