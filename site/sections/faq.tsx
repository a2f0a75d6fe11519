import { z } from 'zod';
import { link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Questions',
    'question',
    { question: text('Question', { max: 200 }), answer: paragraphs('Answer', { max: 2000, rich: 'words' }) },
    { max: 40 },
  ),
  action: link('Button', { help: 'Where to ask what is not answered here' }),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, rich } = context;
  const items = props.items.filter((item) => has(item.question) && has(item.answer));
  if (!items.length) return null;
  const actions = actionRow(context.action(props.action, 'secondary'));
  if (variant === 'open') {
    const Question = innerHeading(context, props);
    return (
      <div className="faq faq--open">
        <Opening context={context} words={props} />
        <div className="faq__items">
          {items.map((item, index) => (
            <div className="faq__item" key={index}>
              <Question className="item-name faq__question">{line(item.question)}</Question>
              <div className="faq__answer">{rich(item.answer)}</div>
            </div>
          ))}
        </div>
        {actions}
      </div>
    );
  }
  const list = (
    <div className="faq__items">
      {items.map((item, index) => (
        <details className="faq__item" key={index}>
          <summary className="faq__question">{line(item.question)}</summary>
          <div className="faq__answer">{rich(item.answer)}</div>
        </details>
      ))}
    </div>
  );
  return variant === 'margin' ? (
    <div className="faq faq--margin beside">
      <Opening context={context} words={props}>
        {actions}
      </Opening>
      {list}
    </div>
  ) : (
    <div className="faq faq--fold">
      <Opening context={context} words={props} />
      {list}
      {actions}
    </div>
  );
}

const folding = `
.faq details{border-block-start:1px solid var(--line)}
.faq details:last-child{border-block-end:1px solid var(--line)}
.faq summary{display:flex;align-items:baseline;justify-content:space-between;gap:var(--space-4);padding-block:var(--space-4);list-style:none}
.faq summary::-webkit-details-marker{display:none}
.faq summary::after{content:'';flex:none;width:.95em;height:.95em;background:linear-gradient(currentColor 0 0) 50%/100% 2px,linear-gradient(currentColor 0 0) 50%/2px 100%;background-repeat:no-repeat;align-self:center}
.faq [open]>summary::after{background-size:100% 2px,0 0}
.faq summary:hover{color:var(--accent-text)}
.faq details>.faq__answer{padding-block-end:var(--space-5);padding-inline-end:2.5rem}
@media print{.faq details>.faq__answer{display:block}.faq details::details-content{content-visibility:visible}}
`;

const css = `
.faq__question{font:var(--head-weight) var(--step-1)/1.3 var(--font-head)}
.faq__answer{max-width:var(--measure);color:var(--muted)}
`;

const styles = {
  margin: folding,
  fold: `${folding}
.faq--fold .faq__question{font-size:var(--step-2);line-height:1.2;padding-block:var(--space-5)}
@media(min-width:56rem){.faq--fold details>.faq__answer{margin-inline-start:33.3%}}
`,
  open: `
.faq--open .faq__items{display:grid;gap:var(--space-5) var(--space-7)}
.faq--open .faq__answer{margin-block-start:var(--space-2)}
@media(min-width:52rem){.faq--open .faq__items{display:block;columns:2;column-gap:var(--space-7)}.faq--open .faq__item{break-inside:avoid;padding-block-end:var(--space-6)}}
`,
};

export const faq = defineSection({
  kind: 'faq',
  label: 'Questions',
  purpose: 'trust',
  words: 'faq, answers, help',
  hint: 'Questions that people really ask, with plain answers. `fold` for many; `margin` for four to eight beside a heading; `open` for two to six short answers that everybody should see.',
  version: 1,
  fields,
  variants: {
    margin: {
      label: 'Heading in the margin',
      hint: 'Heading and button on the left, questions to open on the right',
      css: styles.margin,
    },
    fold: { label: 'To open one by one', hint: 'Full-width rows in large type that open on click', css: styles.fold },
    open: { label: 'All open', hint: 'Questions and answers in two columns, everything visible', css: styles.open },
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
  view,
  css,
});
