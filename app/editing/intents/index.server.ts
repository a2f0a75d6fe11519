import type { Intent } from './intent.ts';
import { changeFact } from './change-fact.server.ts';
import { choosePicture } from './choose-picture.server.ts';
import { saveHours } from './business-hours.server.ts';
import { addPage, movePage, removePage, setInMenu } from './pages.server.ts';
import { savePart } from './save-part.server.ts';
import {
  addSection,
  duplicateSection,
  moveSection,
  moveToPage,
  removeSection,
  setHidden,
  setVariant,
} from './sections.server.ts';
import { dropSuggestions, keepSuggestions } from './suggestions.server.ts';
import { unlock } from './unlock.server.ts';
import { applyPalette, applyTemplate, saveTheme } from './theme.server.ts';

/** Every change that a form may ask for, by the value of its `intent`. */
export const intents = new Map<string, Intent>(
  Object.entries({
    save: savePart,
    'choose-picture': choosePicture,
    'save-theme': saveTheme,
    'apply-palette': applyPalette,
    'apply-template': applyTemplate,
    'save-hours': saveHours,
    'add-section': addSection,
    'move-section': moveSection,
    'move-to-page': moveToPage,
    'duplicate-section': duplicateSection,
    'set-hidden': setHidden,
    'set-variant': setVariant,
    'remove-section': removeSection,
    'add-page': addPage,
    'move-page': movePage,
    'set-in-menu': setInMenu,
    'remove-page': removePage,
    'change-fact': changeFact,
    'keep-suggestions': keepSuggestions,
    'drop-suggestions': dropSuggestions,
    unlock,
  }),
);
