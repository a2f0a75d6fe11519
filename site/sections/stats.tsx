import { z } from 'zod';
import { list, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Figures',
    'figure',
    {
      value: text('Figure', { max: 24, help: 'As people should read it: “340”, “12 t”, “48 h”' }),
      label: text('What it counts', { max: 80 }),
      note: text('Note', { max: 160 }),
    },
    { max: 8 },
  ),
  source: text('Source', { max: 160, help: 'Where the figures come from and from when' }),
  ground: ground('tint'),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line } = context;
  const items = props.items.filter((item) => has(item.value));
  if (!items.length) return null;
  return (
    <div className={`stats stats--${variant}`}>
      <Opening context={context} words={props} />
      <dl className="stats__items">
        {items.map((item, index) => (
          <div className="stats__item" key={index}>
            {(has(item.label) || has(item.note)) && (
              <dt className="stats__label">
                {line(item.label)}
                {has(item.note) && <span className="stats__note"> {line(item.note)}</span>}
              </dt>
            )}
            <dd className={item.value.length > 7 ? 'stats__value stats__value--long' : 'stats__value'}>
              {line(item.value)}
            </dd>
          </div>
        ))}
      </dl>
      {remark(context, props.source)}
    </div>
  );
}

const css = `
.stats__value{font-family:var(--font-head);font-weight:var(--head-weight);line-height:1;letter-spacing:var(--head-tracking);font-variant-numeric:lining-nums proportional-nums}
.stats__label{font-weight:600;line-height:1.35}
.stats__note{display:block;font-weight:400;font-size:var(--step--1);color:var(--muted);margin-block-start:.15rem}
`;

const styles = {
  row: `
.stats--row .stats__items{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:var(--space-5) 0}
.stats--row .stats__item{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:var(--space-3);padding-inline-end:var(--space-5)}
.stats--row .stats__value{font-size:clamp(3rem,1.6rem + 4.6vw,5.5rem)}
.stats--row .stats__value--long{font-size:clamp(2.4rem,1.5rem + 2.8vw,4rem);line-height:1.2}
@media(min-width:40rem){.stats--row .stats__item+.stats__item{border-inline-start:1px solid var(--line);padding-inline-start:var(--space-5)}}
`,
  lead: `
.stats--lead .stats__items{display:grid;gap:var(--space-5) var(--space-7)}
.stats--lead .stats__item{display:flex;flex-direction:column-reverse;justify-content:flex-end;gap:var(--space-2)}
.stats--lead .stats__item:first-child .stats__value{font-size:clamp(5.5rem,22vw,17rem);line-height:.8;color:var(--accent-text)}
.stats--lead .stats__item:first-child .stats__value--long{font-size:clamp(3.2rem,11vw,9rem)}
.stats--lead .stats__item:first-child{gap:var(--space-5)}
.stats--lead .stats__value{font-size:var(--step-4)}
.stats--lead .stats__item+.stats__item{padding-block:var(--space-4) var(--space-5);border-block-start:1px solid var(--line)}
@media(min-width:52rem){
.stats--lead .stats__items{grid-template-columns:minmax(0,8fr) minmax(0,4fr);align-items:start;row-gap:0}
.stats--lead .stats__item{grid-column:2}
.stats--lead .stats__item:first-child{grid-area:1/1/span 9}
.stats--lead .stats__item:only-child{grid-column:1/-1}
}
`,
  ledger: `
.stats--ledger .stats__item{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:var(--space-2) var(--space-5);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
.stats--ledger .stats__item:last-child{border-block-end:2px solid var(--ink)}
.stats--ledger .stats__value{font-size:var(--step-4);font-variant-numeric:lining-nums tabular-nums;margin-inline-start:auto}
.stats--ledger .stats__label{flex:1 1 12rem}
@media(min-width:56rem){.stats--ledger{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:0 var(--space-7)}.stats--ledger>:not(.opening){grid-column:2}.stats--ledger .opening{margin:0;grid-row:span 2}}
`,
};

export const stats = defineSection({
  kind: 'stats',
  label: 'Figures',
  purpose: 'trust',
  words: 'numbers, facts, statistics',
  hint: 'Two to five numbers that the brief gives and that mean something. Never invent one: leave the section out or use a placeholder. `row` for three or four; `lead` when one figure matters most; `ledger` for many or with notes.',
  version: 1,
  fields,
  variants: {
    row: { label: 'Row of figures', hint: 'Large figures side by side, divided by fine lines', css: styles.row },
    lead: {
      label: 'One large figure',
      hint: 'The first figure very large, the others small beside it',
      css: styles.lead,
    },
    ledger: {
      label: 'Table',
      hint: 'One row a figure with its note, right-aligned like an account',
      css: styles.ledger,
    },
  },
  sample: {
    heading: 'The orchard in numbers',
    items: [
      { value: '412', label: 'trees', note: 'of 38 old varieties' },
      { value: '0', label: 'sprays since 2006', note: 'sheep keep the grass down' },
      { value: '9,600 l', label: 'juice last autumn', note: 'pressed within a day of picking' },
    ],
    source: 'Harvest book, autumn 2025',
  },
  view,
  css,
});
