import { z } from 'zod';
import { link, list, paragraphs, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { contrastingGround } from './parts/contrasting-ground.ts';
import { innerHeading, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  plans: list(
    'Offers',
    'offer',
    {
      name: text('Name', { max: 60 }),
      price: text('Price', { max: 40, help: 'As people should read it: “£48”, “free”' }),
      unit: text('Per what', { max: 40, help: 'Such as “a month” or “per person”' }),
      text: text('For whom', { max: 200 }),
      includes: paragraphs('What it includes', { max: 1200, help: 'One thing a line' }),
      action: link('Button'),
      highlighted: toggle('Stands out', false),
    },
    { max: 6 },
  ),
  note: text('Note below', { max: 600 }),
  ground: ground(),
});

type Props = z.output<typeof fields>;
type Plan = Props['plans'][number];

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean);

function Price({ plan, context: { has, line } }: { plan: Plan; context: ViewContext }) {
  if (!has(plan.price)) return null;
  return (
    <p className="pricing__price">
      <span className={plan.price.length > 9 ? 'pricing__amount pricing__amount--long' : 'pricing__amount'}>
        {line(plan.price)}
      </span>{' '}
      {has(plan.unit) && <span className="pricing__unit">{line(plan.unit)}</span>}
    </p>
  );
}

function Includes({ plan, context: { has, line } }: { plan: Plan; context: ViewContext }) {
  const entries = linesOf(plan.includes).filter(has);
  if (!entries.length) return null;
  return (
    <ul className="pricing__includes">
      {entries.map((entry) => (
        <li key={entry}>{line(entry)}</li>
      ))}
    </ul>
  );
}

const Check = ({ label }: { label: string }) => (
  <svg className="pricing__check" viewBox="0 0 20 20" role="img" aria-label={label}>
    <path d="m3 11 5 5L17 4" fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);

/** Every line that any offer includes, once, and which offers have it. */
function Comparison({ plans, context }: { plans: Plan[]; context: ViewContext }) {
  const { has, line, action, word } = context;
  const entries = [...new Set(plans.flatMap((plan) => linesOf(plan.includes)).filter(has))];
  const actions = plans.map((plan) => action(plan.action, plan.highlighted ? 'primary' : 'text'));
  return (
    <div className="pricing__scroll" tabIndex={0}>
      <table className="pricing__table">
        <thead>
          <tr>
            <td />
            {plans.map((plan, index) => (
              <th scope="col" className={plan.highlighted ? 'pricing__column--highlighted' : undefined} key={index}>
                <span className="pricing__name">{line(plan.name)}</span>
                <Price plan={plan} context={context} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry}>
              <th scope="row">{line(entry)}</th>
              {plans.map((plan, index) => (
                <td className={plan.highlighted ? 'pricing__column--highlighted' : undefined} key={index}>
                  {linesOf(plan.includes).includes(entry) ? (
                    <Check label={word('included')} />
                  ) : (
                    <span className="unseen">{word('notIncluded')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {actions.some(Boolean) && (
          <tfoot>
            <tr>
              <td />
              {actions.map((button, index) => (
                <td key={index}>{button}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, action } = context;
  const plans = props.plans.filter((plan) => has(plan.name) || has(plan.price));
  if (!plans.length) return null;
  const Name = innerHeading(context, props);
  const loud = contrastingGround(props.ground);
  return (
    <div className={`pricing pricing--${variant}`}>
      <Opening context={context} words={props} />
      {variant === 'table' ? (
        <Comparison plans={plans} context={context} />
      ) : (
        <ul className="pricing__plans">
          {plans.map((plan, index) => (
            <li
              className={`pricing__plan${plan.highlighted ? ` pricing__plan--highlighted${variant === 'plans' ? ` ${loud}` : ''}` : ''}`}
              key={index}
            >
              <div className="pricing__head">
                {has(plan.name) && <Name className="item-name pricing__name">{line(plan.name)}</Name>}
                {has(plan.text) && <p className="pricing__text">{line(plan.text)}</p>}
              </div>
              <Price plan={plan} context={context} />
              <Includes plan={plan} context={context} />
              <div className="pricing__action">{action(plan.action, plan.highlighted ? 'primary' : 'secondary')}</div>
            </li>
          ))}
        </ul>
      )}
      {remark(context, props.note)}
    </div>
  );
}

const css = `
.pricing__plans{display:grid}
.pricing__amount{font:var(--head-weight) var(--step-4)/1.05 var(--font-head);letter-spacing:var(--head-tracking);font-variant-numeric:lining-nums tabular-nums}
.pricing__amount--long{font-size:var(--step-3)}
.pricing__unit{color:var(--muted);font-size:var(--step--1)}
.pricing__text{color:var(--muted)}
`;

const styles = {
  plans: `
.pricing--plans .pricing__plans{gap:var(--space-4)}
.pricing--plans .pricing__plan{display:grid;gap:var(--space-4);align-content:start;padding:var(--space-5);border:1px solid var(--line);border-radius:var(--radius)}
.pricing--plans .pricing__includes li{padding-block:var(--space-2);border-block-start:1px solid var(--line)}
.pricing--plans .pricing__action{align-self:end}
.pricing--plans .pricing__action:empty{display:none}
.pricing--plans .button{width:100%}
@media(min-width:48rem){
.pricing--plans .pricing__plans{grid-template-columns:repeat(auto-fit,minmax(12.5rem,1fr));grid-template-rows:auto auto 1fr auto;gap:0 var(--space-4)}
.pricing--plans .pricing__plan{grid-row:span 4;grid-template-rows:subgrid;row-gap:var(--space-4);margin-block-end:var(--space-4)}
.pricing--plans .pricing__action:empty{display:block}
.pricing--plans .pricing__plan--highlighted{margin-block:calc(-1*var(--space-4)) 0;padding-block:calc(var(--space-5) + var(--space-4))}
}
`,
  ledger: `
.pricing--ledger .pricing__plan{display:grid;gap:var(--space-3) var(--space-6);padding-block:var(--space-5);border-block-start:1px solid var(--line)}
.pricing--ledger .pricing__plan:last-child{border-block-end:1px solid var(--line)}
.pricing--ledger .pricing__plan--highlighted{border-block-start:3px solid var(--accent)}
.pricing--ledger .pricing__action:empty{display:none}
.pricing--ledger .pricing__includes{color:var(--muted)}
.pricing--ledger .pricing__unit{display:block}
@media(min-width:56rem){
.pricing--ledger .pricing__plans{grid-template-columns:minmax(0,3fr) minmax(0,4fr) minmax(0,4fr) auto;gap:0 var(--space-6)}
.pricing--ledger .pricing__plan{grid-column:1/-1;grid-template-columns:subgrid;align-items:start}
.pricing--ledger .pricing__action{justify-self:end}
.pricing--ledger .pricing__action:empty{display:block}
.pricing--ledger .pricing__price{grid-area:1/1}
}
`,
  table: `
.pricing__scroll{position:relative;overflow-x:auto;margin-inline:var(--bleed);padding-inline:calc(0px - var(--bleed))}
.pricing__table{border-collapse:collapse;width:100%;text-align:start}
.pricing__table th{font-weight:400;text-align:start}
.pricing__table th,.pricing__table td{padding:var(--space-3) var(--space-4);vertical-align:middle;border-block-end:1px solid var(--line);min-width:7.5rem}
.pricing__table tbody th{padding-inline-start:0}
.pricing__table tfoot td{border:0;padding-block-start:var(--space-5)}
.pricing__table thead th{vertical-align:bottom;border-block-end:2px solid var(--ink)}
.pricing__table thead td{border-block-end:2px solid var(--ink)}
.pricing__table .pricing__name{font-weight:600}
.pricing__table .pricing__amount{font-size:var(--step-2);display:block}
.pricing__column--highlighted{background:var(--tint)}
.pricing__table .button{white-space:nowrap}
.pricing__check{width:1.15rem;height:1.15rem;color:var(--accent-text)}
`,
};

export const pricing = defineSection({
  kind: 'pricing',
  label: 'Prices',
  purpose: 'offer',
  words: 'price list, plans, packages, cost, rates',
  hint: 'Two to five offers to choose between. For a long list of single prices use `services` (ledger), for dishes `menu`. Prices must come from the brief; otherwise write a placeholder. `table` when offers differ line by line.',
  version: 1,
  fields,
  variants: {
    plans: {
      label: 'Side by side',
      hint: 'One column an offer, the one that stands out on its own background',
      css: styles.plans,
    },
    ledger: { label: 'Price list', hint: 'One row an offer: price, name and what it includes', css: styles.ledger },
    table: {
      label: 'Comparison',
      hint: 'A table of everything included, with a mark where an offer has it',
      css: styles.table,
    },
  },
  sample: {
    heading: 'Climb as often as you like',
    intro: 'Shoes are in every price. There is no joining fee and no minimum term.',
    plans: [
      {
        name: 'Once',
        price: '€13',
        unit: 'a visit',
        text: 'Come by, no booking needed',
        includes: 'All walls\nRental shoes',
        action: { label: 'How to get here', to: '/visit' },
      },
      {
        name: 'Ten',
        price: '€99',
        unit: 'for ten visits',
        text: 'Share it with whom you like',
        includes: 'All walls\nRental shoes\nValid for two years',
        action: { label: 'Buy at the desk', to: '/visit' },
        highlighted: true,
      },
      {
        name: 'Month',
        price: '€52',
        unit: 'a month',
        text: 'For two evenings a week and more',
        includes: 'All walls\nRental shoes\nTraining room\nOne guest a month',
        action: { label: 'Become a member', to: '/join' },
      },
    ],
    note: 'Under 18, students and pensioners pay a quarter less.',
  },
  view,
  css,
});
