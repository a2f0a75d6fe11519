import type { Ability } from '../ask.ts';
import { helpChoices } from '../suggest.ts';

/** Thanks, greetings, yes and no, and what the chat can do. */
export const smallTalk: Ability = {
  name: 'small-talk',
  plan({ request, document, language }) {
    const isShort = request.tokens.length <= 7;
    const asks = request.senses.some(({ concepts }) =>
      concepts.some((concept) => concept.startsWith('part.') || concept.startsWith('kind.')),
    );
    const help = request.find(['do.help']);
    if (help && !asks && (help.to - help.from > 1 || request.tokens.length <= 3))
      return [{ score: 0.8, does: 'tell', id: 'help', choices: helpChoices(document, language) }];
    // "Write something about our dogs": what is not said is not made up.
    const isWriting =
      request.has('do.write') && !request.has('do.add', 'do.change', 'do.remove') && request.quotes.length === 0;
    if (isWriting && request.tokens.length <= 14 && !request.text.includes(':'))
      return [{ score: 0.62, does: 'ask', id: 'sendWords' }];
    if (!isShort || asks || request.has('do.add', 'do.remove', 'do.change')) return [];
    if (request.has('do.dislike', 'mark.not')) return [];
    if (request.has('do.thank')) return [{ score: 0.62, does: 'tell', id: 'thanks' }];
    if (request.has('do.greet'))
      return [{ score: 0.6, does: 'tell', id: 'greet', choices: helpChoices(document, language) }];
    const [only] = request.senses;
    if (request.tokens.length <= 4 && only?.concepts.some((concept) => concept === 'mark.no'))
      return [{ score: 0.6, does: 'tell', id: 'nothingDone' }];
    return [];
  },
};
