import { findSection } from '#site/model/find-section.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Draft, Rules } from './draft.ts';
import { asksTranslation } from './translated.ts';
import { toldOf } from './grounding/told-of.ts';

/** Words that ask for redirects, and to keep or drop suggestions, in the languages that people write to us in. */
const REDIRECTS = /\b(?:redirect|forward|old address|weiterleit|umleit|rediri)/iu;
const DECIDES =
  /\b(?:keep|accept|approve|suggest|propos|drop|reject|übernehm|behalt|annehm|vorschl|verwerf|gard|accept|refus|acept|mant|conserv|suger|propu|aceit|rejeit|descart|proposta)/iu;

/**
 * Why an operation may not be asked for at all, whatever the model believes; null when it may. What stands on a site could talk a
 * model into these; only the person's own words open the way.
 */
export function unasked(operation: Operation, { operations, document }: Draft, rules: Rules): string | null {
  const { said } = rules;
  switch (operation.type) {
    case 'unlockFields':
      return 'Only the owner can unlock fields, in the editor.';
    case 'setRedirects':
      return REDIRECTS.test(said) ? null : 'The owner did not ask for redirects. Do not call setRedirects.';
    case 'keepProposals':
      if (!DECIDES.test(said)) return 'Only the owner decides which suggestions are kept. Leave them as they are.';
      // What this turn suggested itself nobody has seen.
      return operations.length > 0 ? 'Keep suggestions before you change anything else.' : null;
    case 'updateSection':
      return asksTranslation(said) ? shorterList(operation, document) : null;
    case 'addPage':
      return wrongTitle(operation.page.title, document, rules);
    case 'updatePage':
      return wrongTitle(operation.title ?? '', document, rules);
    default:
      return null;
  }
}

/** A translation keeps every entry. */
function shorterList(
  { sectionId, props = {} }: Extract<Operation, { type: 'updateSection' }>,
  document: Draft['document'],
): string | null {
  const standing = findSection(document, sectionId)?.section.props ?? {};
  const short = Object.entries(props).find(([name, list]) => {
    const before = standing[name];
    return Array.isArray(list) && Array.isArray(before) && list.length < before.length;
  });
  return short
    ? `A translation keeps all entries, in their order: “${short[0]}” of ${sectionId} has more than you sent. Send all of them, or change single texts by setText.`
    : null;
}

/** A page has to be called something, so that a title cannot wait as a suggestion. */
function wrongTitle(title: string, { language, pages }: Draft['document'], rules: Rules): string | null {
  const told = toldOf(rules, language);
  const isFine = !/\d{2}|\p{Sc}/u.test(title) || told.says(title) || pages.some((page) => page.title === title);
  return isFine ? null : `“${title.slice(0, 60)}” claims what the owner never said. Give the page a plain title.`;
}
