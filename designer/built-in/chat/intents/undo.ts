import type { Intent } from '../request.ts';

const UNDO =
  /^(?:please\s+)?(?:undo|revert|take (?:that|it|this) back|go back|change (?:it|that) back|put (?:it|that) back(?: as it was)?|never ?mind(?: that)?|cancel (?:that|the last change)|reverse (?:that|it)|restore the previous version|i (?:do not|don['’]t) like (?:it|that)[,.]? undo)(?: (?:that|it|this|the last (?:change|one|edit)|please|last change|everything you just did))*\s*[.!]*$/i;

/** "undo", "take that back". */
export const undo: Intent = ({ text }) => (UNDO.test(text.trim()) ? { undo: true } : undefined);

const GREETING = /^(?:hi|hello|hey|hallo|good (?:morning|evening|afternoon)|moin|bonjour|hola)\b[^?]{0,20}$/i;
const THANKS =
  /^(?:thanks?(?: you)?(?: (?:so much|a lot|very much))?|great|perfect|nice|wonderful|love it|looks (?:good|great)|awesome|danke|super|merci|gracias|ok(?:ay)?|cool)[\s.!]*$/i;
const HELP = /^(?:help|what can you do|what can i (?:ask|say|do)|how does (?:this|it) work|hilfe|was kannst du)\b/i;

/** Small talk and "what can you do". */
export const smallTalk: Intent = ({ text }) => {
  const plain = text.trim();
  if (HELP.test(plain))
    return {
      says: 'I can change texts, colours, fonts and the template; add, move, hide or remove sections and pages; and keep hours, prices, people, questions and contact details up to date. Say it in your own words, several things at once if you like.',
    };
  if (THANKS.test(plain)) return { says: 'Good. Tell me when something should change.' };
  if (GREETING.test(plain)) return { says: 'Hello. What shall I change?' };
  return undefined;
};
