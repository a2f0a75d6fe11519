import { typePairOf } from '#site/themes/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { entriesNamed } from '../document/find.ts';
import { hoursWords, partValue } from '../replies/index.ts';
import { partWord } from '../words/index.ts';
import { priceOf } from './prices.ts';

const isQuestion = ({ request }: Ask) =>
  request.text.trim().endsWith('?') || request.senses[0]?.concepts.includes('do.ask') === true;

/** Questions about the website, answered from what stands in it. Nothing changes. */
export const questions: Ability = {
  name: 'questions',
  plan(ask): Plan[] {
    const { request, document, language } = ask;
    const part = request.group('part').map(({ name }) => name);
    if (
      isQuestion(ask) &&
      request.senses[0]?.concepts.includes('do.ask') &&
      request.has('do.change', 'do.add') &&
      part.length > 0
    )
      return [{ score: 0.86, does: 'ask', id: 'tellMe', choices: [] }];
    if (!isQuestion(ask) || !request.has('do.ask') || request.has('do.add', 'do.remove', 'do.change', 'do.move'))
      return [];
    const { business } = document;
    const tell = (part: Parameters<typeof partWord>[0], value: string): Plan[] => [
      {
        score: 0.72,
        does: 'tell',
        id: value === '' ? 'partEmpty' : 'partIs',
        values: { part: partWord(part, language), value },
      },
    ];
    if (request.has('part.price')) {
      const [match] = entriesNamed(document, request.text, 0.5);
      if (match)
        return [
          { score: 0.72, does: 'tell', id: 'partIs', values: { part: match.thing.name, value: priceOf(match.thing) } },
        ];
    }
    if (request.has('part.hours')) return tell('hours', hoursWords(business.hours, language));
    // "Does it look right on my phone?", "extra for another page"
    const isPlace = (at: number) =>
      [1, 2].some((back) =>
        /^(?:on|in|for|auf|für|sur|pour|en|para|em|su|per|op|voor)$/u.test(request.tokens[at - back]?.text ?? ''),
      );
    const asked = request.group('part').filter(({ sense }) => !isPlace(sense.from));
    const isAsked = (part: string) => asked.some(({ name }) => name === part);
    if (isAsked('font')) return tell('font', typePairOf(document.theme.type).label);
    for (const part of ['phone', 'email', 'address', 'name', 'tagline'] as const)
      if (isAsked(part)) return tell(part, partValue(document, part));
    if (isAsked('page')) return tell('page', document.pages.map(({ title }) => title).join(', '));
    return [];
  },
};
