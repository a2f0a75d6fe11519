import type { Intent } from '../request.ts';
import { changeContact, changeHours } from './business.ts';
import { addItem, changePrice, removeItem } from './items.ts';
import { changeColours, changeMood, changeShape, switchTemplate } from './look.ts';
import { rename } from './names.ts';
import { changePages } from './pages.ts';
import { addReview } from './reviews.ts';
import { addPerson, removePerson } from './people.ts';
import { addQuestion, removeQuestion } from './questions.ts';
import {
  addBanner,
  addSection,
  changeVariant,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
  rewriteSection,
  shortenSection,
} from './sections.ts';
import { changeFrame, changeLanguage, changeSeo } from './site-wide.ts';
import { changeText, replaceText } from './texts.ts';
import { smallTalk, undo } from './undo.ts';

/** All intents, narrow before wide: the first that understands a request answers it. */
export const intents: Intent[] = [
  undo,
  smallTalk,
  addBanner,
  addQuestion,
  removeQuestion,
  changeSeo,
  changeFrame,
  rename,
  changeText,
  changeLanguage,
  addReview,
  addPerson,
  removePerson,
  changePrice,
  addItem,
  changeHours,
  changeContact,
  changePages,
  switchTemplate,
  changeVariant,
  moveSection,
  hideSection,
  shortenSection,
  rewriteSection,
  duplicateSection,
  changeColours,
  changeShape,
  changeMood,
  removeItem,
  removeSection,
  replaceText,
  addSection,
];
