import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, headingId, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Reviews',
    'review',
    {
      quote: paragraphs('What they said', { max: 800 }),
      name: text('Name', { max: 80 }),
      role: text('Who they are', { max: 120, help: 'Such as “regular since 2019” or a job and company' }),
      picture: image('Picture'),
    },
    { max: 12 },
  ),
  action: link('Link to all reviews'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose } = context;
  const items = props.items.filter((item) => has(item.quote));
  if (!items.length) return null;
  const quotes = items.map((item, index) => {
    const picture = context.picture(item.picture, { ratio: 'square', sizes: pictureSizes.face });
    return (
      <figure className={`testimonials__item${item.quote.length > 150 ? ' testimonials__item--long' : ''}`} key={index}>
        <blockquote className="testimonials__quote">{prose(item.quote)}</blockquote>
        {(picture || has(item.name) || has(item.role)) && (
          <figcaption className="testimonials__by">
            {picture && <div className="testimonials__picture">{picture}</div>}
            <div>
              {has(item.name) && <span className="testimonials__name">{line(item.name)}</span>}
              {has(item.role) && <span className="testimonials__role">{line(item.role)}</span>}
            </div>
          </figcaption>
        )}
      </figure>
    );
  });
  const named = has(props.heading) ? { role: 'group', 'aria-labelledby': headingId(context) } : {};
  return (
    <div className={`testimonials testimonials--${variant}`}>
      <Opening context={context} words={props} />
      {variant === 'strip' ? (
        <div className="testimonials__items strip" tabIndex={0} {...named}>
          {quotes}
        </div>
      ) : (
        <div className="testimonials__items">{quotes}</div>
      )}
      {actionRow(context.action(props.action, 'text'))}
    </div>
  );
}

const css = `
.testimonials__quote{quotes:auto;text-wrap:pretty}
.testimonials__quote p:first-child::before{content:open-quote;position:absolute;translate:-100%}
[dir=rtl] .testimonials__quote p:first-child::before{translate:100%}
.testimonials__quote p:last-child::after{content:close-quote}
.testimonials__by{display:flex;align-items:center;gap:var(--space-3);margin-block-start:var(--space-4);font-size:var(--step--1);line-height:1.4}
.testimonials__picture{width:3rem;flex:none}
.testimonials__picture>.picture{border-radius:50%}
.testimonials__picture .picture__wants{display:none}
.testimonials__name{display:block;font-weight:600}
.testimonials__role{color:var(--muted)}
`;

const styles = {
  lead: `
.testimonials--lead .testimonials__items{display:flex;flex-wrap:wrap;gap:var(--space-6)}
.testimonials--lead .testimonials__item{flex:1 1 16rem;max-width:34rem}
.testimonials--lead .testimonials__item:first-child{flex-basis:100%;max-width:none}
.testimonials--lead .testimonials__item:first-child .testimonials__quote{font:var(--head-weight) clamp(1.7rem,1.1rem + 3vw,3.6rem)/1.14 var(--font-head);letter-spacing:var(--head-tracking);max-width:24em;text-wrap:balance}
.testimonials--lead .testimonials__item--long:first-child .testimonials__quote{font-size:var(--step-3);line-height:1.2}
.testimonials--lead .testimonials__item+.testimonials__item{padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.testimonials--lead .testimonials__item+.testimonials__item p:first-child::before{position:static}
`,
  columns: `
.testimonials--columns .testimonials__items{columns:3 19rem;column-gap:var(--space-6);column-rule:1px solid var(--line)}
.testimonials--columns .testimonials__item{break-inside:avoid;padding-block:0 var(--space-6)}
.testimonials--columns .testimonials__quote p:first-child::before{position:static}
.testimonials--columns .testimonials__quote{font:var(--head-weight) var(--step-2)/1.28 var(--font-head)}
.testimonials--columns .testimonials__item--long .testimonials__quote{font:400 var(--step-0)/1.6 var(--font-body)}
.testimonials--columns .testimonials__items:has(>:only-child){columns:1;max-width:34rem}
`,
  strip: `
.testimonials--strip .testimonials__item{display:flex;flex-direction:column;justify-content:space-between;width:min(25rem,80vw);padding:var(--space-5);border-radius:var(--radius);background:var(--tint);color:var(--tint-ink)}
.testimonials--strip .testimonials__quote{font-size:var(--step-1);line-height:1.45}
.testimonials--strip .testimonials__quote p:first-child::before{position:static}
`,
};

export const testimonials = defineSection({
  kind: 'testimonials',
  label: 'Reviews',
  purpose: 'trust',
  words: 'quotes, testimonials, customers, opinions',
  hint: 'What customers really said. Only with words from the brief or an import; otherwise a single placeholder such as [[a sentence a customer said about you]]. `lead` for one strong quote; `columns` for three or more; `strip` for many short ones.',
  version: 1,
  fields,
  variants: {
    lead: { label: 'One large quote', hint: 'The first quote very large, the others small below it', css: styles.lead },
    columns: {
      label: 'Columns',
      hint: 'Quotes of different lengths set in columns like a newspaper',
      css: styles.columns,
    },
    strip: { label: 'Strip', hint: 'One row to scroll sideways', css: styles.strip },
  },
  sample: {
    heading: 'What owners say',
    items: [
      {
        quote: 'He sat on the floor for twenty minutes until our dog came to him. Nobody had ever done that.',
        name: 'Marta W.',
        role: 'with Bruno, a greyhound',
      },
      {
        quote: 'They called the evening after the operation to ask how she slept. They called again the day after.',
        name: 'Joachim P.',
        role: 'with Minka',
      },
      { quote: 'Told us plainly that the cheaper medicine does the same.', name: 'Sara and Tom', role: 'two rabbits' },
    ],
  },
  view,
  css,
});
