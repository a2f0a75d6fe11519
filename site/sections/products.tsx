import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  items: list(
    'Products',
    'product',
    {
      name: text('Name', { max: 100 }),
      text: paragraphs('Description', { max: 500 }),
      price: text('Price', { max: 40 }),
      mark: text('Mark', { max: 30, help: 'Such as “new”, “sold out” or “until Christmas”' }),
      picture: image('Picture'),
      action: link('Link', { help: 'Where to order it or read more' }),
    },
    { max: 40 },
  ),
  note: text('Note below', { max: 600 }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose, action } = context;
  const items = props.items.filter((item) => has(item.name));
  if (!items.length) return null;
  const Name = innerHeading(context, props);
  const isLead = (index: number) => variant === 'lead' && index === 0;
  const sizes = variant === 'list' ? pictureSizes.thumb : items.length > 2 ? pictureSizes.item : pictureSizes.half;
  return (
    <div className={`products products--${variant}`}>
      <Opening context={context} words={props} />
      <ul className="products__items">
        {items.map((item, index) => {
          const picture = context.picture(item.picture, {
            ratio: isLead(index) ? 'landscape' : 'square',
            sizes: isLead(index) ? pictureSizes.half : sizes,
          });
          return (
            <li className="products__item" key={index}>
              {picture && <div className="products__picture">{picture}</div>}
              <div className="products__words">
                <div className={variant === 'list' && has(item.price) ? 'products__line leader' : 'products__line'}>
                  <Name className="item-name products__name">{line(item.name)}</Name>
                  {has(item.price) && <p className="products__price">{line(item.price)}</p>}
                </div>
                {has(item.mark) && <p className="products__mark">{line(item.mark)}</p>}
                {has(item.text) && <div className="products__text">{prose(item.text)}</div>}
                {action(item.action, variant === 'lead' && index === 0 ? 'primary' : 'text')}
              </div>
            </li>
          );
        })}
      </ul>
      {remark(context, props.note)}
      {actionRow(action(props.action, 'secondary'))}
    </div>
  );
}

const css = `
.products__line{display:flex;align-items:baseline;justify-content:space-between;gap:var(--space-2) var(--space-4)}
.products__price{flex:none;max-width:60%;font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.products__mark{width:fit-content;padding:.1em .6em;border-radius:calc(var(--radius)/2);background:var(--support);color:var(--support-ink);font-size:var(--step--1);font-weight:600}
.products__text{color:var(--muted);max-width:var(--measure)}
.products__words{display:grid;gap:var(--space-2);align-content:start;justify-items:start}
.products__line{justify-self:stretch}
`;

const styles = {
  shelf: `
.products--shelf .products__items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));gap:var(--space-6) var(--space-4)}
.products--shelf .products__words{margin-block-start:var(--space-3)}
.products--shelf .products__words:first-child{padding-block-start:var(--space-3);border-block-start:1px solid var(--line);margin:0}
.products--shelf .products__name{font-size:var(--step-0)}
.products--shelf .products__line{flex-wrap:wrap}
.products--shelf .products__text{font-size:var(--step--1)}
@media(min-width:48rem){.products--shelf .products__items{grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:var(--space-6) var(--space-5)}.products--shelf .products__item:only-child{max-width:30rem}}
`,
  list: `
.products--list .products__item{display:grid;grid-template-columns:minmax(4.5rem,7rem) minmax(0,1fr);gap:var(--space-4);padding-block:var(--space-4);border-block-start:1px solid var(--line);align-items:center}
.products--list .products__item:last-child{border-block-end:1px solid var(--line)}
.products--list .link{overflow-wrap:anywhere;hyphens:auto}
.products--list .products__words:first-child{grid-column:1/-1}
@media(max-width:39.99rem){.products--list .leader{flex-wrap:wrap}.products--list .leader::before{display:none}}
@media(min-width:56rem){.products--list{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:0 var(--space-7)}.products--list>:not(.opening){grid-column:2}.products--list .opening{grid-row:span 3;margin:0;align-self:start}}
`,
  lead: `
.products--lead .products__items{display:grid;gap:var(--space-6) var(--space-5);grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr))}
.products--lead .products__item{display:grid;gap:var(--space-3);align-content:start}
.products--lead .products__item:first-child{grid-column:1/-1}
.products--lead .products__line{flex-wrap:wrap}
.products--lead .products__item:first-child .products__name{font-size:var(--step-4);line-height:1.05}
.products--lead .products__item:first-child .products__price{font:var(--head-weight) var(--step-2)/1.1 var(--font-head)}
.products--lead .products__item:first-child .products__words{gap:var(--space-4)}
.products--lead .products__item:first-child .products__line{flex-wrap:wrap}
@media(min-width:56rem){
.products--lead .products__items{grid-template-columns:repeat(4,minmax(0,1fr))}
.products--lead .products__items:not(:has(>:nth-child(5))),.products--lead .products__items:has(>:nth-child(7):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}
.products--lead .products__item:first-child:has(.products__picture){grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:var(--space-7);align-items:center;margin-block-end:var(--space-5)}
}
`,
};

export const products = defineSection({
  kind: 'products',
  label: 'Products',
  purpose: 'offer',
  words: 'shop, goods, things to buy, catalogue',
  hint: 'Things to buy, each with a price and perhaps a picture. Prices only from the brief. `shelf` for four or more with pictures; `list` for many or without pictures; `lead` when one matters most.',
  version: 1,
  fields,
  variants: {
    shelf: { label: 'Shelf', hint: 'A grid of square pictures with name and price', css: styles.shelf },
    list: { label: 'List', hint: 'Rows with a small picture and dotted lines to the prices', css: styles.list },
    lead: { label: 'One large', hint: 'The first product large, the others small below', css: styles.lead },
  },
  sample: {
    heading: 'On the shelf this month',
    intro: 'Thrown, glazed and fired in the back room. Every piece is a little different.',
    items: [
      {
        name: 'Breakfast bowl',
        text: 'Stoneware, ash glaze outside, white inside. Goes into the dishwasher.',
        price: '€38',
        picture: {
          source: 'placeholder',
          wants: 'your photo of the bowl',
          motif: 'dish',
          seed: 81,
          alt: 'Breakfast bowl',
        },
        action: { label: 'Put one aside', to: '/order' },
      },
      {
        name: 'Tall mug',
        text: 'Holds a third of a litre.',
        price: '€32',
        mark: 'new',
        picture: { source: 'placeholder', wants: 'your photo of the mug', motif: 'cup', seed: 82, alt: 'Tall mug' },
      },
      {
        name: 'Oil jug',
        text: 'Pours without a drop.',
        price: '€44',
        picture: { source: 'placeholder', wants: 'your photo of the jug', motif: 'bottle', seed: 83, alt: 'Oil jug' },
      },
      {
        name: 'Serving plate',
        text: 'Thirty centimetres across.',
        price: '€65',
        mark: 'three left',
        picture: {
          source: 'placeholder',
          wants: 'your photo of the plate',
          motif: 'dish',
          seed: 84,
          alt: 'Serving plate',
        },
      },
    ],
    note: 'We post within the country for €7. Collecting is free and comes with tea.',
    action: { label: 'Everything we make', to: '/shop' },
  },
  view,
  css,
});
