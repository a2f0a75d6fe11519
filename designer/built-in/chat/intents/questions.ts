import { placeholder } from '#site/origins/marks.ts';
import type { Operation } from '#site/operations/index.ts';
import { raised, sentence } from '../../copy/grammar.ts';
import { newSection } from '../new-section.ts';
import { freshId, listProp, sectionsOf, shown, type Intent } from '../request.ts';

const ADD =
  /^(?:please\s+)?(?:add|include|put in|answer)\s+(?:an?\s+|the\s+|this\s+|another\s+|new\s+)*(?:faq(?: (?:entry|item|question))?|question(?: and answer)?|q ?& ?a)(?:\s+(?:to|in)\s+(?:the\s+)?(?:faqs?|questions?)(?:\s+section)?)?\s*[:–-]?\s*(.+)$/isu;
const PEOPLE_ASK =
  /^(?:people|customers|guests|visitors|everyone|many)\s+(?:often |always |keep )?ask(?:ing)?\s*(?:us|whether|if|:)?\s*[:,]?\s*(.+\?.*)$/isu;
const REMOVE =
  /^(?:please\s+)?(?:remove|delete|drop)\s+(?:the\s+)?(?:faq |q&a )?question\s+(?:about|on|that asks|:)?\s*(.+?)[.!]*$/isu;

/** "add a question: Do you deliver? Yes, within 5 km". */
export const addQuestion: Intent = (ask) => {
  const match = ADD.exec(ask.text) ?? PEOPLE_ASK.exec(ask.text);
  if (!match) return undefined;
  const whole = ask.value(match[1] ?? '').replace(/^(?:about|whether|on)\s+/i, '');
  if (/^(?:section|page)\b/i.test(whole) || (!whole.includes('?') && whole.split(' ').length < 3)) return undefined;
  const at = whole.indexOf('?');
  const question = raised((at >= 0 ? whole.slice(0, at + 1) : `${whole.replace(/[.!]+$/, '')}?`).trim());
  const answer =
    at >= 0
      ? whole
          .slice(at + 1)
          .replace(/^["”“»\s]*(?:[-–—:]|answer:?|a:)?\s*["“„]?/i, '')
          .replace(/["”]$/, '')
          .trim()
      : '';
  const item = {
    question: question.slice(0, 200),
    answer: answer ? sentence(answer).slice(0, 2000) : placeholder('your answer'),
  };
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'faq');
  const also = answer ? undefined : 'Its answer is still open: tell me what to say.';
  if (there) {
    const items = listProp(there.section.props.items).filter((one) => !String(one.question).includes('[['));
    const same = items.findIndex((one) => String(one.question).toLowerCase() === question.toLowerCase());
    const next = same >= 0 ? items.map((one, index) => (index === same ? item : one)) : [...items, item];
    return {
      operations: [{ type: 'updateSection', sectionId: there.section.id, props: { items: next } }],
      did: `${same >= 0 ? 'changed the answer to' : 'added the question'} ${shown(question)}${there.page.id === ask.page.id ? '' : ` on ${there.page.title}`}`,
      names: [`sections/${there.section.id}/props/items`],
      also,
    };
  }
  const made = newSection(ask.document, 'faq', freshId(ask.document, 'faq'), ask.seed);
  if (!made) return undefined;
  const operations: Operation[] = [
    {
      type: 'addSection',
      pageId: ask.page.id,
      index: Math.max(ask.page.sections.length - 1, 1),
      section: { ...made, variant: 'open', props: { ...made.props, items: [item] } },
    },
  ];
  return { operations, did: `made a section with the question ${shown(question)}`, also };
};

/** "remove the question about parking". */
export const removeQuestion: Intent = (ask) => {
  const words = REMOVE.exec(ask.text)?.[1];
  if (!words) return undefined;
  const wanted = ask
    .value(words)
    .toLowerCase()
    .replace(/[?.!]+$/, '');
  for (const { section } of sectionsOf(ask)) {
    if (section.kind !== 'faq') continue;
    const items = listProp(section.props.items);
    const fits = items.filter((item) =>
      `${String(item.question)} ${String(item.answer)}`.toLowerCase().includes(wanted),
    );
    if (fits.length > 1)
      return {
        asks: `Several questions mention ${shown(wanted)}: ${fits.map((item) => shown(String(item.question))).join(', ')}. Which one?`,
      };
    if (fits.length === 1)
      return {
        operations: [
          items.length === 1
            ? { type: 'removeSection', sectionId: section.id }
            : {
                type: 'updateSection',
                sectionId: section.id,
                props: { items: items.filter((item) => !fits.includes(item)) },
              },
        ],
        did: `removed the question ${shown(String(fits[0]?.question))}`,
        names: [`sections/${section.id}/props/items`, `sections/${section.id}`],
      };
  }
  return { cannot: `No question mentions ${shown(wanted)}` };
};
