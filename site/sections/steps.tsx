import { z } from 'zod';
import { link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Steps',
    'step',
    {
      name: text('Name', { max: 80 }),
      text: paragraphs('What happens', { max: 500 }),
      duration: text('How long', { max: 40, help: 'Such as “20 minutes” or “by the next day”' }),
    },
    { max: 10 },
  ),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose } = context;
  const items = props.items.filter((item) => has(item.name) || has(item.text));
  if (!items.length && !has(props.heading) && !has(props.intro)) return null;
  const Name = innerHeading(context, props);
  const actions = actionRow(context.action(props.action, 'primary'));
  const list = items.length > 0 && (
    <ol className="steps__items">
      {items.map((item, index) => (
        <li className="steps__item" key={index}>
          <div className="steps__head">
            {has(item.name) && <Name className="item-name steps__name">{line(item.name)}</Name>}
            {has(item.duration) && <p className="steps__duration">{line(item.duration)}</p>}
          </div>
          {has(item.text) && <div className="steps__text">{prose(item.text)}</div>}
        </li>
      ))}
    </ol>
  );
  if (variant === 'margin')
    return (
      <div className="steps steps--margin beside">
        <Opening context={context} words={props}>
          {actions}
        </Opening>
        {list}
      </div>
    );
  return (
    <div className={`steps steps--${variant}`}>
      <Opening context={context} words={props} />
      {list}
      {actions}
    </div>
  );
}

const css = `
.steps__items{counter-reset:step}
.steps__item{counter-increment:step}
.steps__duration{font-size:var(--step--1);color:var(--muted)}
.steps__text{max-width:var(--measure)}
`;

const styles = {
  numbered: `
.steps--numbered .steps__item{display:grid;grid-template-columns:clamp(3.2rem,12vw,9rem) minmax(0,1fr);gap:var(--space-2) var(--space-5);padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.steps--numbered .steps__item::before{content:counter(step);grid-row:span 2;font:var(--head-weight) clamp(3rem,9vw,7rem)/.78 var(--font-head);font-variant-numeric:lining-nums;color:var(--accent-text)}
.steps--numbered .steps__name{font-size:var(--step-2);line-height:1.15}
.steps--numbered .steps__text{grid-column:2}
@media(min-width:56rem){
.steps--numbered .steps__item{grid-template-columns:9rem minmax(0,4fr) minmax(0,6fr)}
.steps--numbered .steps__item::before{grid-row:auto}
.steps--numbered .steps__text{grid-column:3}
}
`,
  path: `
.steps--path .steps__items{display:grid;gap:0}
.steps--path .steps__item{position:relative;padding-inline-start:2.6rem;padding-block-end:var(--space-5)}
.steps--path .steps__item::before{content:counter(step);position:absolute;z-index:1;inset-inline-start:0;inset-block-start:-.1rem;width:1.8rem;height:1.8rem;display:grid;place-items:center;border-radius:50%;background:var(--accent);color:var(--accent-ink);font-size:.85rem;font-weight:600;font-variant-numeric:lining-nums}
.steps--path .steps__item:not(:last-child)::after{content:'';position:absolute;inset-inline-start:.84rem;inset-block:0;border-inline-start:2px solid var(--line)}
.steps--path .steps__text{margin-block-start:var(--space-2);max-width:38ch}
@media(min-width:56rem){
.steps--path .steps__items{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:var(--space-5)}
.steps--path .steps__items:has(:nth-child(6)){grid-auto-flow:row;grid-template-columns:repeat(4,minmax(0,1fr));row-gap:var(--space-6)}
.steps--path .steps__item{padding:3.4rem 0 0}
.steps--path .steps__item:not(:last-child)::after{inset:.74rem calc(-1*var(--space-5)) auto 2.6rem;border:0;border-block-start:2px solid var(--line);inset-inline:2.6rem calc(-1*var(--space-5) + .8rem)}
}
`,
  margin: `
.steps--margin .steps__item{padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.steps--margin .steps__item:first-child{padding-block-start:0;border:0}
.steps--margin .steps__head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-4)}
.steps--margin .steps__name::before{content:counter(step) '. ';color:var(--muted);font-variant-numeric:lining-nums tabular-nums}
.steps--margin .steps__text{margin-block-start:var(--space-2);color:var(--muted)}
`,
};

export const steps = defineSection({
  kind: 'steps',
  label: 'How it works',
  called: 'section How it works',
  purpose: 'offer',
  words: 'process, procedure, how, order of things',
  hint: 'What happens after somebody gets in touch, in order. `numbered` for steps with some text; `path` for three to five short ones; `margin` for a calm list with a heading that stays beside it.',
  version: 1,
  fields,
  variants: {
    numbered: { label: 'Large numbers', hint: 'Rows that open with a large numeral', css: styles.numbered },
    path: {
      label: 'Along a line',
      hint: 'Steps side by side along a line, below each other on phones',
      css: styles.path,
    },
    margin: {
      label: 'Heading in the margin',
      hint: 'Heading and button on the left, steps as a list on the right',
      css: styles.margin,
    },
  },
  sample: {
    heading: 'Your first visit',
    intro: 'Nobody gets a needle they have not been told about.',
    items: [
      {
        name: 'Talk',
        text: 'We sit at a table, not in the chair, and you say what worries you.',
        duration: '15 minutes',
      },
      { name: 'Look', text: 'Examination and pictures. You see what we see on the screen.', duration: '20 minutes' },
      {
        name: 'Plan',
        text: 'You get the choices with their prices in writing and take them home.',
        duration: 'the same day',
      },
      {
        name: 'Treat',
        text: 'Only what you agreed to, and we stop whenever you raise a hand.',
        duration: 'when you are ready',
      },
    ],
    action: { label: 'Book a first visit', to: '/contact' },
  },
  view,
  css,
});
