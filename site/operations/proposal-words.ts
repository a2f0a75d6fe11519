import type { WebsiteDocument } from '../model/document.ts';
import { failed, type Failed } from '../model/failure.ts';
import { partName } from '../model/part-names.ts';
import { midSentence } from '../model/field-label.ts';

export const noProposals = (): Failed => failed('INVALID', 'There is no suggestion here now.');

/** "all suggestions", or where the ones at this path stand. */
export const proposalWords = (document: WebsiteDocument, at: string | undefined): string =>
  at === undefined ? 'all suggestions' : `the suggestions of ${midSentence(partName(at.split('/'), document))}`;
