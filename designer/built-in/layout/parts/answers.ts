import { proposal } from '#site/origins/marks.ts';
import { questionIn } from '../../trades/questions.ts';
import type { Part, Site } from '../site.ts';
import { asTitle, raised, withoutStop } from '../text.ts';

/** Questions with the owner's answers; for a brief that says little those that visitors of such places ask. */
export function questionParts(site: Site): Part[] {
  const { reading, trade, proposes } = site;
  const said = reading.questions
    .slice(0, 40)
    .map(({ question, answer }) => ({ question: raised(question).slice(0, 200), answer: answer.slice(0, 2000) }));
  if (said.length > 0)
    return [
      {
        subject: 'questions',
        kind: 'faq',
        props: { items: said },
        variants: said.length > 3 ? ['margin', 'fold', 'open'] : ['margin', 'open'],
        size: said.length,
      },
    ];
  const asked = [...reading.wishes.pages, ...reading.wishes.sections].some(({ topic }) => topic === 'questions');
  if (!trade || !proposes || (!asked && reading.statements.length > 2)) return [];
  const items = trade.questions.map((name) => ({
    question: proposal(questionIn(name, proposes)),
    answer: site.gap('answer'),
  }));
  return [{ subject: 'questions', kind: 'faq', props: { items }, variants: ['margin', 'open'], size: 1 }];
}

/** How it works, one section a list of steps. */
export function stepParts({ reading }: Site): Part[] {
  return reading.steps
    .filter(({ steps }) => steps.length > 0)
    .map(({ title, steps }) => ({
      subject: 'steps' as const,
      kind: 'steps',
      props: {
        ...(title !== '' && { heading: asTitle(title).slice(0, 120) }),
        items: steps
          .slice(0, 10)
          .map(({ name, text }) =>
            name.length <= 80
              ? { name: raised(withoutStop(name)), text: text.slice(0, 500) }
              : { name: '', text: [name, text].filter(Boolean).join('\n').slice(0, 500) },
          ),
      },
      variants: ['numbered', 'margin', 'path'],
      size: steps.length / 1.5,
    }));
}
