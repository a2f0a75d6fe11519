import { addPage } from './add-page.ts';
import { addSection } from './add-section.ts';
import { applyPalette } from './apply-palette.ts';
import { applyTemplate } from './apply-template.ts';
import { changeFact } from './change-fact.ts';
import { choosePicture } from './choose-picture.ts';
import { describePhotos } from './describe-photos.ts';
import { dropSuggestions } from './drop-suggestions.ts';
import { duplicateSection } from './duplicate-section.ts';
import { keepSuggestions } from './keep-suggestions.ts';
import { movePage } from './move-page.ts';
import { moveSection } from './move-section.ts';
import { moveToPage } from './move-to-page.ts';
import { placePhotos } from './place-photos.ts';
import { removePage } from './remove-page.ts';
import { removeSection } from './remove-section.ts';
import { saveHours } from './save-hours.ts';
import { savePart } from './save-part.ts';
import { saveTheme } from './save-theme.ts';
import { setHidden } from './set-hidden.ts';
import { setInMenu } from './set-in-menu.ts';
import { setVariant } from './set-variant.ts';
import { unlock } from './unlock.ts';
import type { Intent } from './intent.ts';

export type { Asked, Refused } from './intent.ts';

/** Every change that a form may ask for, by the value of its `intent`. */
export const intents: ReadonlyMap<string, Intent> = new Map<string, Intent>(
  Object.entries({
    save: savePart,
    'choose-picture': choosePicture,
    'place-photos': placePhotos,
    'describe-photos': describePhotos,
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

/** The intents whose forms can be looked at before they are saved. */
export const previewed: readonly string[] = [...intents].flatMap(([name, { previews }]) => (previews ? [name] : []));
