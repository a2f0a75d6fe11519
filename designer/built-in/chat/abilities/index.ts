import type { Ability } from '../ask.ts';
import { addEntry } from './add-entry.ts';
import { addListed } from './add-listed.ts';
import { addSection } from './add-section.ts';
import { area } from './area.ts';
import { arrange } from './arrange.ts';
import { beside } from './beside.ts';
import { chosenText } from './chosen-text.ts';
import { contact } from './contact.ts';
import { directions } from './directions.ts';
import { elsewhere } from './elsewhere.ts';
import { fields } from './fields.ts';
import { formFields } from './form-fields.ts';
import { hours } from './hours.ts';
import { layouts } from './layouts.ts';
import { look } from './look.ts';
import { notThere } from './not-there.ts';
import { notice } from './notice.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { prices } from './prices.ts';
import { prose } from './prose.ts';
import { questions } from './questions.ts';
import { raisingPrices } from './raise-prices.ts';
import { remove } from './remove.ts';
import { removeWithPrice } from './remove-with-price.ts';
import { replaceText } from './replace-text.ts';
import { restated } from './restated.ts';
import { revalue } from './revalue.ts';
import { shades } from './shades.ts';
import { shorten } from './shorten.ts';
import { siteWide } from './site-wide.ts';
import { smallTalk } from './small-talk.ts';
import { succeed } from './succeed.ts';
import { told } from './told.ts';
import { undo } from './undo.ts';

/** All that the chat can do. The order decides only between equals. */
export const abilities: readonly Ability[] = [
  undo,
  replaceText,
  chosenText,
  fields,
  formFields,
  shorten,
  contact,
  succeed,
  told,
  beside,
  area,
  restated,
  revalue,
  notice,
  hours,
  raisingPrices,
  prices,
  addListed,
  addEntry,
  remove,
  removeWithPrice,
  prose,
  arrange,
  addSection,
  posts,
  pages,
  directions,
  look,
  shades,
  layouts,
  siteWide,
  questions,
  elsewhere,
  notThere,
  smallTalk,
];
