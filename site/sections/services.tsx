import { z } from 'zod';
import { image, link, list, paragraphs, text, target } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, longestWord, Opening, remark } from './parts/opening.tsx';
import { tileSpans } from './parts/tile-spans.ts';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Services',
    'service',
    {
      name: text('Name', { max: 80 }),
      text: paragraphs('Description', { max: 500 }),
      price: text('Price', { max: 60, help: 'As people should read it: “from £45”, “£60 an hour”' }),
      picture: image('Picture'),
      to: target
        .default('')
        .meta({ field: { label: 'Link to more', control: 'text', help: 'A page like /services or a web address' } }),
    },
    { max: 24 },
  ),
  note: text('Note below', { max: 600, help: 'What prices include, how far you travel' }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;
type Item = Props['items'][number];

function Words({ item, context, Name }: { item: Item; context: ViewContext; Name: 'h2' | 'h3' }) {
  const { has, line, prose, href } = context;
  return (
    <>
      {has(item.name) && (
        <Name className="item-name services__name">
          {item.to ? <a href={href(item.to)}>{line(item.name)}</a> : line(item.name)}
        </Name>
      )}
      {has(item.text) && <div className="services__text">{prose(item.text)}</div>}
      {has(item.price) && <p className="services__price">{line(item.price)}</p>}
    </>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const items = props.items.filter((item) => context.has(item.name) || context.has(item.text));
  if (!items.length && !context.has(props.heading) && !context.has(props.intro)) return null;
  const Name = innerHeading(context, props);
  const leadGround = props.ground === 'accent' ? 'ground--ink' : 'ground--accent';
  const spans = variant === 'bento' ? leadSpans(items.length) : [];
  // A short list of names lies beside its heading: across the whole page its lines would be empty.
  const isSlim = variant === 'ledger' && items.length < 5 && items.every(({ text }) => !context.has(text));
  const isWide = variant === 'ledger' && items.some(isLong);
  const below = (
    <>
      {remark(context, props.note)}
      {actionRow(context.action(props.action, 'secondary'))}
    </>
  );
  return (
    <div className={`services services--${variant}${isSlim ? ' beside' : ''}${isWide ? ' services--wide' : ''}`}>
      <Opening context={context} words={props}>
        {isSlim && below}
      </Opening>
      {items.length > 0 && (
        <ul className="services__items">
          {items.map((item, index) => {
            const picture =
              variant === 'ledger'
                ? null
                : context.picture(item.picture, {
                    ratio: variant === 'bento' && index === 0 ? 'wide' : 'landscape',
                    sizes: variant === 'cards' && items.length > 2 ? pictureSizes.third : pictureSizes.half,
                  });
            return (
              <li
                className={`services__item${spans[index] ? ` services__item--${spans[index]}` : ''}${variant === 'bento' && index === 0 ? ` ${leadGround}` : ''}`}
                key={index}
              >
                {picture && <div className="services__picture">{picture}</div>}
                {variant === 'ledger' ? (
                  <Words item={item} context={context} Name={Name} />
                ) : (
                  <div className="services__words">
                    <Words item={item} context={context} Name={Name} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isSlim && below}
    </div>
  );
}

/** Longer than these, a price and a name have no room beside each other on a phone. */
const LONG_PRICE = 12;
const LONG_WORD = 13;
const isLong = ({ name, price }: Props['items'][number]) =>
  price.length > LONG_PRICE || (longestWord(name)?.['--longest'] ?? 0) > LONG_WORD;

/** The first tile takes a row of its own or shares it with a narrow one; the rest fill their rows. */
const leadSpans = (count: number): number[] => (count < 4 ? [6, ...tileSpans(count - 1)] : tileSpans(count));

const css = `
.services__name a{text-decoration-color:var(--edge)}
.services__text{color:var(--muted);max-width:var(--measure)}
.services__price{font-weight:600;font-variant-numeric:tabular-nums lining-nums}
`;

const styles = {
  ledger: `
.services--ledger .services__item{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--space-1) var(--space-5);padding-block:var(--space-4);border-block-start:1px solid var(--line)}
@media(max-width:29.99rem){.services--wide .services__item{display:block!important}.services--wide .services__price{width:fit-content;text-align:start!important}}
.services--ledger .services__item:last-child{border-block-end:1px solid var(--line)}
.services--ledger .services__name{font-size:var(--step-2);line-height:1.15}
.services--ledger .services__text{grid-area:2/1/auto/-1}
.services--ledger .services__price{grid-area:1/2;text-align:end;align-self:baseline;max-width:14ch}
@media(min-width:56rem){
.services--ledger .services__item{grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(7rem,auto);align-items:baseline;padding-block:var(--space-5)}
.services--ledger .services__text{grid-area:1/2}
.services--ledger .services__price{grid-area:1/3}
.services--ledger .services__items{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(7rem,auto)}
.services--ledger .services__item{grid-column:1/-1;grid-template-columns:subgrid}
.services--ledger .actions{margin-block-start:var(--space-5)}
.services--ledger.beside .services__items{grid-template-columns:minmax(0,1fr) auto}
.services--ledger.beside .services__price{grid-area:1/2}
}
`,
  cards: `
.services--cards .services__items{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17.5rem),1fr));gap:var(--space-6) var(--space-5)}
@media(min-width:40rem){.services--cards .services__items:has(>:nth-child(4):last-child){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(min-width:80rem){.services--cards .services__items:has(>:nth-child(4):last-child){grid-template-columns:repeat(4,minmax(0,1fr))}}
.services--cards .services__item{display:flex;flex-direction:column;min-width:0}
.services--cards .services__words{display:flex;flex-direction:column;flex:1;gap:var(--space-2);padding-block-start:var(--space-4);border-block-start:2px solid var(--ink)}
.services--cards .services__picture{margin-block-end:var(--space-4)}
.services--cards .services__picture+.services__words{border:0;padding:0}
.services--cards .services__price{margin-block-start:auto;padding-block-start:var(--space-3)}
`,
  bento: `
.services--bento .services__items{display:grid;gap:var(--space-4)}
.services--bento .services__item{display:flex;flex-direction:column;justify-content:space-between;min-width:0;border-radius:var(--radius);overflow:hidden;background:var(--tint);color:var(--tint-ink)}
.services--bento .picture{border-radius:0}
.services--bento .services__words{display:flex;flex-direction:column;gap:var(--space-2);flex:1;padding:var(--space-5)}
.services--bento .services__price{margin-block-start:auto;padding-block-start:var(--space-4)}
.services--bento .services__item:first-child{background:var(--paper);color:var(--ink)}
.services--bento .services__item:first-child .services__name{font-size:var(--step-3)}
@media(min-width:48rem){
.services--bento .services__items{grid-template-columns:repeat(6,minmax(0,1fr))}
.services__item--2{grid-column:span 2}.services__item--3{grid-column:span 3}.services__item--4{grid-column:span 4}.services__item--6{grid-column:span 6}
.services--bento .services__item{min-height:13rem}
.services--bento .services__item:first-child{flex-direction:row-reverse}
.services--bento .services__item:first-child .services__picture{flex:1}
.services--bento .services__item:first-child .picture{height:100%;aspect-ratio:auto}
}
`,
  alternating: `
.services--alternating .services__items{display:grid;gap:var(--space-7)}
.services--alternating .services__item{display:grid;gap:var(--space-4) var(--space-7);align-items:center}
.services--alternating .services__name{font-size:var(--step-3);line-height:1.1}
.services--alternating .services__words{display:grid;gap:var(--space-3)}
@media(min-width:52rem){
.services--alternating .services__item{grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--space-5)}
.services--alternating .services__picture{grid-column:1/8}
.services--alternating .services__words{grid-column:8/-1;padding-inline:var(--space-5) 0}
.services--alternating .services__words:only-child{grid-column:1/-1;grid-template-columns:subgrid;align-items:baseline;padding:var(--space-5) 0 0;margin-block-end:calc(-1*var(--space-5));border-block-start:1px solid var(--line)}
.services--alternating .services__item:last-child>:only-child{margin:0}
.services__words:only-child>:first-child{grid-column:1/6}
.services__words:only-child>:not(:first-child){grid-column:6/-1}
.services--alternating .services__item:nth-child(even) .services__picture{grid-area:1/6/auto/-1}
.services--alternating .services__item:nth-child(even) .services__picture+.services__words{grid-area:1/1/auto/6;padding-inline:0 var(--space-5)}
}
`,
};

export const services = defineSection({
  kind: 'services',
  label: 'Services',
  purpose: 'offer',
  words: 'what we do, treatments, work, list',
  hint: 'What the business does for people, each with a name, a sentence and perhaps a price. `ledger` for four or more, and whenever there are prices; `alternating` for two to four that have pictures and more text; `bento` when one service matters most.',
  version: 1,
  fields,
  variants: {
    ledger: {
      label: 'List with lines',
      hint: 'One row a service: name, description, price at the end of a fine line',
      css: styles.ledger,
    },
    cards: { label: 'Cards', hint: 'Cards in a grid, with pictures when given', css: styles.cards },
    bento: {
      label: 'Tiles of different sizes',
      hint: 'The first service large, the others around it',
      css: styles.bento,
    },
    alternating: {
      label: 'Alternating rows',
      hint: 'Picture and text side by side, changing sides',
      css: styles.alternating,
    },
  },
  sample: {
    heading: 'What we repair',
    intro: 'We quote before we start and charge nothing when we cannot fix it.',
    items: [
      {
        name: 'Dripping taps and valves',
        text: 'Washers, cartridges and ceramic discs, most of them from the van, in one visit.',
        price: 'from £65',
      },
      {
        name: 'Boiler service',
        text: 'A full yearly check with flue gas reading and a written record for your warranty.',
        price: '£95',
      },
      {
        name: 'Blocked drains',
        text: 'Cleared by hand or by jet, then looked at with a camera so that it does not come back.',
        price: 'from £80',
      },
      {
        name: 'New bathrooms',
        text: 'From the first drawing to the last bead of sealant, with one person to call throughout.',
        price: 'by quote',
        to: '/bathrooms',
      },
    ],
    note: 'Prices include VAT and the first half hour. No call-out fee within the ring road.',
    action: { label: 'Ask for a visit', to: '/contact' },
  },
  view,
  css,
});
