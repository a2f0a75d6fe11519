import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { contrastingGround } from './parts/contrasting-ground.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { tileSpans } from './parts/tile-spans.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Points',
    'point',
    { name: text('Name', { max: 80 }), text: paragraphs('Description', { max: 400 }) },
    { max: 12 },
  ),
  picture: image('Picture', { help: 'For the layout beside a picture' }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose } = context;
  const items = props.items.filter((item) => has(item.name) || has(item.text));
  const picture = variant === 'beside' && context.picture(props.picture, { ratio: 'portrait' });
  if (!items.length && !picture && !has(props.heading) && !has(props.intro)) return null;
  const Name = innerHeading(context, props);
  const spans = variant === 'tiles' ? tileSpans(items.length) : [];
  const tileClass = (index: number) =>
    spans[index]
      ? ` features__item--${spans[index]}${index === 0 && spans.length > 2 ? ` ${contrastingGround(props.ground)}` : ''}`
      : '';
  const actions = actionRow(context.action(props.action, 'secondary'));
  const list = items.length > 0 && (
    <ul className="features__items">
      {items.map((item, index) => (
        <li className={`features__item${tileClass(index)}`} key={index}>
          {has(item.name) && <Name className="item-name features__name">{line(item.name)}</Name>}
          {has(item.text) && <div className="features__text">{prose(item.text)}</div>}
        </li>
      ))}
    </ul>
  );
  if (variant === 'columns')
    return (
      <div className="features features--columns beside">
        <Opening context={context} words={props}>
          {actions}
        </Opening>
        {list}
      </div>
    );
  if (variant === 'beside')
    return (
      <div className={`features features--beside${picture ? '' : ' features--bare'}`}>
        {picture && <div className="features__picture">{picture}</div>}
        <div className="features__words">
          <Opening context={context} words={props} />
          {list}
          {actions}
        </div>
      </div>
    );
  return (
    <div className={`features features--${variant}`}>
      <Opening context={context} words={props} />
      {list}
      {actions}
    </div>
  );
}

const css = `
.features__text{color:var(--muted);max-width:var(--measure)}
.features__name+.features__text{margin-block-start:var(--space-2)}
`;

const styles = {
  columns: `
.features--columns .features__items{display:grid;gap:0 var(--space-6);grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.features--columns .features__item{padding-block:var(--space-4) var(--space-5);border-block-start:1px solid var(--edge)}
`,
  beside: `
.features--beside{display:grid;gap:var(--space-6) var(--space-7)}
.features--beside .features__item{padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.features--beside .features__item:last-child{padding-block-end:0}
.features--beside .features__picture>.picture{aspect-ratio:4/3}
@media(min-width:56rem){
.features--beside{grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:start}
.features--bare{display:block}
.features--beside .features__picture{position:sticky;inset-block-start:var(--space-5)}
.features--beside .features__picture>.picture{aspect-ratio:4/5}
.features--beside .features__item{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:0 var(--space-5)}
.features--beside .features__name+.features__text{margin:0}
}
`,
  statements: `
.features--statements .features__item{padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.features--statements .features__item:last-child{padding-block-end:0}
.features--statements .features__name{font-size:var(--step-4);line-height:1.05;letter-spacing:var(--head-tracking)}
@media(min-width:56rem){
.features--statements .features__item{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:0 var(--space-7);align-items:end}
.features--statements .features__text{margin:0;padding-block-end:.2em}
}
`,
  tiles: `
.features--tiles .features__items{display:grid;gap:var(--space-4)}
.features--tiles .features__item{display:flex;flex-direction:column;justify-content:space-between;gap:var(--space-5);padding:var(--space-5);border-radius:var(--radius);background:var(--tint);color:var(--tint-ink)}
.features--tiles .features__item:is(.ground--ink,.ground--plain){background:var(--paper);color:var(--ink)}
.features--tiles .features__name{font-size:var(--step-2);line-height:1.15;max-width:22ch}
@media(min-width:48rem){
.features--tiles .features__items{grid-template-columns:repeat(6,minmax(0,1fr))}
.features__item--2{grid-column:span 2}.features__item--3{grid-column:span 3}.features__item--4{grid-column:span 4}.features__item--6{grid-column:span 6}
.features--tiles .features__item:has(p){min-height:15rem}
.features--tiles .features__item--4 .features__name{font-size:var(--step-3)}
}
`,
};

export const features = defineSection({
  kind: 'features',
  label: 'What sets it apart',
  called: 'section What sets it apart',
  purpose: 'offer',
  words: 'advantages, benefits, reasons, strengths',
  hint: 'Reasons to choose this business or product: how it works, what it promises, what it leaves out. Words, not icons. `statements` for two to four short strong points; `columns` for three to eight; `beside` when there is one good picture.',
  version: 1,
  fields,
  variants: {
    columns: {
      label: 'Columns with lines',
      hint: 'Heading in the margin, points in two columns under fine lines',
      css: styles.columns,
    },
    beside: {
      label: 'Beside a picture',
      hint: 'A picture on one side, the points as a list on the other',
      css: styles.beside,
    },
    statements: {
      label: 'Large statements',
      hint: 'Each point a line of large type with its explanation beside it',
      css: styles.statements,
    },
    tiles: { label: 'Tiles', hint: 'Panels of uneven width that fit together like a plan', css: styles.tiles },
  },
  sample: {
    heading: 'Made for people who keep bees, not for people who keep spreadsheets',
    intro: 'Hive records that work with gloves on and without a signal.',
    items: [
      { name: 'Works in the field', text: 'Everything is kept on the phone and sent when you are back in range.' },
      { name: 'One thumb is enough', text: 'Large buttons, no typing: queen seen, brood, stores, temper, done.' },
      { name: 'Treatments on record', text: 'Batch, dose and withdrawal dates in the form your inspector asks for.' },
      { name: 'Yours to keep', text: 'Take all of it with you as a plain table at any time.' },
    ],
    picture: {
      source: 'placeholder',
      wants: 'your picture of the app beside a hive',
      motif: 'plant',
      seed: 4,
      alt: 'The app beside a hive',
    },
    action: { label: 'See a hive record', to: '/tour' },
  },
  view,
  css,
});
