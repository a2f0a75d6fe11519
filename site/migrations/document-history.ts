import { DOCUMENT_VERSION } from '../model/document.ts';
import { declareHistory } from './history.ts';

/** The shapes a whole document has had. Each step also leaves a frozen document of its version in `fixtures/`. */
export const documentHistory = declareHistory('document', DOCUMENT_VERSION, {});
