import { addPage } from './add-page.ts';
import { addSection } from './add-section.ts';
import { applyTemplate } from './apply-template.ts';
import { dropProposals } from './drop-proposals.ts';
import { duplicateSection } from './duplicate-section.ts';
import { keepProposals } from './keep-proposals.ts';
import { movePage } from './move-page.ts';
import { moveSection } from './move-section.ts';
import { removePage } from './remove-page.ts';
import { removeSection } from './remove-section.ts';
import { replaceSection } from './replace-section.ts';
import { setBlog } from './set-blog.ts';
import { setBrand } from './set-brand.ts';
import { setBusiness } from './set-business.ts';
import { setFooter } from './set-footer.ts';
import { setHeader } from './set-header.ts';
import { setHidden } from './set-hidden.ts';
import { setLanguage } from './set-language.ts';
import { setRedirects } from './set-redirects.ts';
import { setSeo } from './set-seo.ts';
import { setTheme } from './set-theme.ts';
import { setVariant } from './set-variant.ts';
import { unlockFields } from './unlock-fields.ts';
import { updatePage } from './update-page.ts';
import { updateSection } from './update-section.ts';

/** Every way there is to change a document, by the `type` of its operations. */
export const verbs = {
  setBrand,
  setBusiness,
  setTheme,
  applyTemplate,
  setHeader,
  setFooter,
  setSeo,
  setBlog,
  setLanguage,
  addPage,
  removePage,
  updatePage,
  movePage,
  addSection,
  removeSection,
  moveSection,
  updateSection,
  setVariant,
  setHidden,
  duplicateSection,
  replaceSection,
  setRedirects,
  keepProposals,
  dropProposals,
  unlockFields,
};
