import type { Intent } from '../request.ts';
import { copyToPage, placePage, swapSections } from './arrange.ts';
import { changeContact, changeHours } from './business.ts';
import {
  addGroup,
  addPoint,
  changeEvent,
  changeRole,
  highlightOffer,
  markProduct,
  removeReview,
  scalePrices,
} from './entry-state.ts';
import { addItem, changePrice, removeItem } from './items.ts';
import { addEvent, addPlan, addSlot } from './events.ts';
import { inform } from './inform.ts';
import { changeNth, changePart, orderItem, removeNth } from './list-entries.ts';
import { changeColours, changeMood, changeShape, switchTemplate } from './look.ts';
import { changeGround, changeVariant } from './layouts.ts';
import { changeLink, removeText } from './links.ts';
import { lengthenSection, rewriteSection, shortenSection } from './rewording.ts';
import { changeSocial } from './social.ts';
import { rename } from './names.ts';
import { changePages } from './pages.ts';
import { addReview } from './reviews.ts';
import { addPerson, removePerson } from './people.ts';
import { addQuestion, removeQuestion } from './questions.ts';
import { addBanner, addSection, duplicateSection, hideSection, moveSection, removeSection } from './sections.ts';
import { changeFrame, changeLanguage, changeSeo } from './site-wide.ts';
import { changeText, replaceText } from './texts.ts';
import { smallTalk, undo } from './undo.ts';

/** All intents, narrow before wide: the first that understands a request answers it. */
export const intents: Intent[] = [
  undo,
  smallTalk,
  inform,
  placePage,
  swapSections,
  scalePrices,
  addGroup,
  addPoint,
  markProduct,
  changeEvent,
  removeReview,
  changeRole,
  highlightOffer,
  copyToPage,
  removeNth,
  addBanner,
  addQuestion,
  removeQuestion,
  addEvent,
  addSlot,
  addPlan,
  changeSeo,
  changeFrame,
  changeLink,
  removeText,
  changeSocial,
  changeNth,
  changePart,
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
  changeGround,
  changeVariant,
  switchTemplate,
  orderItem,
  moveSection,
  hideSection,
  shortenSection,
  lengthenSection,
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
