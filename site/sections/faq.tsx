import { z } from 'zod';
import { link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Questions',
    'question',
    { question: text('Question', { max: 200 }), answer: paragraphs('Answer', { max: 2000 }) },
    { max: 40 },
  ),
  action: link('Button', { help: 'Where to ask what is not answered here' }),
  ground: ground(),
});

export const faq = defineSection({
  kind: 'faq',
  label: 'Questions',
  hint: 'Questions that people really ask, with plain answers. `fold` for many; `margin` for four to eight beside a heading; `open` for two to six short answers that everybody should see.',
  version: 1,
  fields,
  variants: {
    margin: { label: 'Heading in the margin', hint: 'Heading and button on the left, questions to open on the right' },
    fold: { label: 'To open one by one', hint: 'Full-width rows in large type that open on click' },
    open: { label: 'All open', hint: 'Questions and answers in two columns, everything visible' },
  },
  sample: {
    heading: 'Before you bring your bike',
    items: [
      {
        question: 'Do I need an appointment?',
        answer:
          'For a puncture or a brake, no: come by and have a coffee next door. For anything that takes more than half an hour, call first.',
      },
      {
        question: 'Do you repair electric bikes?',
        answer:
          'Everything but the motor and battery. For Bosch and Shimano we send the unit in for you and fit it when it is back.',
      },
      {
        question: 'What happens if it costs more than you said?',
        answer: 'We stop and call you. Nothing is fitted that you have not agreed to.',
      },
      {
        question: 'Can I bring my own parts?',
        answer: 'Yes. We fit them at the same hourly rate, without a warranty on the part.',
      },
    ],
    action: { label: 'Ask something else', to: 'mailto:hello@spoke.example' },
  },
  view: () => null,
  css: '',
});
