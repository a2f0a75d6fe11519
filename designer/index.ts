export type {
  BriefRequest,
  ChatAnswer,
  ChatRequest,
  ChatTurn,
  Design,
  Designer,
  DesignOptions,
  Understood,
} from './designer.ts';
export { builtInDesigner } from './built-in/index.ts';
