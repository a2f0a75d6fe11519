import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, innerHeading, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  groups: list(
    'Groups',
    'group',
    {
      name: text('Name', { max: 80, help: 'Such as “Breads” or “To start”' }),
      note: text('Note', { max: 200, help: 'Such as “until 11:30” or “with salad”' }),
      dishes: list(
        'Dishes',
        'dish',
        {
          name: text('Name', { max: 100 }),
          description: paragraphs('Description', { max: 300 }),
          price: text('Price', { max: 40 }),
          tags: text('Marks', { max: 80, help: 'Separated by commas: vegan, contains nuts' }),
          picture: image('Picture'),
        },
        { max: 60 },
      ),
    },
    { max: 20 },
  ),
  note: paragraphs('Note below', { max: 600, help: 'Allergens, service, seasons' }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;
type Group = Props['groups'][number];
type Dish = Group['dishes'][number];

/** More groups than this get a row of links to them. */
const LINKED_FROM = 4;

function DishEntry({ dish, context, withPicture }: { dish: Dish; context: ViewContext; withPicture: boolean }) {
  const { has, line, prose } = context;
  const picture = withPicture && context.picture(dish.picture, { ratio: 'square', sizes: pictureSizes.third });
  const tags = dish.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag && has(tag));
  return (
    <li className="menu__dish">
      {picture && <div className="menu__picture">{picture}</div>}
      <p className={has(dish.price) ? 'menu__line leader' : 'menu__line'}>
        <span className="menu__name">{line(dish.name)}</span>
        {has(dish.price) && <span className="menu__price">{line(dish.price)}</span>}
      </p>
      {has(dish.description) && <div className="menu__description">{prose(dish.description)}</div>}
      {tags.length > 0 && (
        <ul className="menu__tags">
          {tags.map((tag) => (
            <li key={tag}>{line(tag)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, prose, id } = context;
  const groups = props.groups
    .map((group, index) => ({
      ...group,
      anchor: `${id}-${index + 1}`,
      dishes: group.dishes.filter((dish) => has(dish.name)),
    }))
    .filter((group) => group.dishes.length);
  if (!groups.length) return null;
  const GroupName = innerHeading(context, props);
  const named = groups.filter((group) => has(group.name));
  return (
    <div className={`menu menu--${variant}${groups.length === 1 ? ' menu--single' : ''}`}>
      <Opening context={context} words={props} />
      {named.length >= LINKED_FROM && (
        <ul className="menu__links">
          {named.map((group) => (
            <li key={group.anchor}>
              <a href={`#${group.anchor}`}>{line(group.name)}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="menu__groups">
        {groups.map((group) => (
          <div className="menu__group" id={group.anchor} key={group.anchor}>
            {(has(group.name) || has(group.note)) && (
              <div className="menu__head">
                {has(group.name) && <GroupName className="item-name menu__title">{line(group.name)}</GroupName>}
                {has(group.note) && <p className="menu__note">{line(group.note)}</p>}
              </div>
            )}
            <ul className="menu__dishes">
              {group.dishes.map((dish, index) => (
                <DishEntry dish={dish} context={context} withPicture={variant === 'plates'} key={index} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {has(props.note) && <div className="remark">{prose(props.note)}</div>}
      {actionRow(context.action(props.action, 'secondary'))}
    </div>
  );
}

const css = `
.menu__links{display:flex;flex-wrap:wrap;gap:0 var(--space-5);margin-block:calc(-1*var(--space-3)) var(--space-6)}
.menu__links a{display:inline-block;padding-block:var(--space-2)}
.menu__group{scroll-margin-block-start:var(--space-6)}
.menu__head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-4)}
.menu__title{font-size:var(--step-2);line-height:1.15}
.menu__note{color:var(--muted);font-size:var(--step--1)}
.menu__name{font-weight:600}
.menu__price{font-variant-numeric:tabular-nums lining-nums;font-weight:600}
.menu__description{color:var(--muted);max-width:46ch;line-height:1.45}
.menu__tags{display:flex;flex-wrap:wrap;gap:0 .5em;font-size:var(--step--1);color:var(--accent-text)}
.menu__tags li+li::before{content:'·';margin-inline-end:.5em}
@media print{.menu__groups{columns:2!important;column-gap:2rem}.menu__group{break-inside:auto!important}.menu__dish{break-inside:avoid}.menu__links,.menu__picture,.menu .actions{display:none!important}.section--menu{break-inside:auto!important;background:none!important;color:CanvasText!important}}
`;

const styles = {
  board: `
.menu--board .menu__group{break-inside:avoid;padding-block-end:var(--space-6)}
.menu--board .menu__head{padding-block-end:var(--space-2);border-block-end:2px solid var(--ink);margin-block-end:var(--space-2)}
.menu--board .menu__dish{padding-block:var(--space-2);break-inside:avoid}
@media(min-width:52rem){
.menu--board .menu__groups{columns:2;column-gap:var(--space-7)}
.menu--single .menu__groups{columns:auto}
.menu--single .menu__dishes{columns:2;column-gap:var(--space-7)}
.menu--board .menu__group:has(:nth-child(12)){break-inside:auto}
}
`,
  sheet: `
.menu--sheet .menu__groups{border:1px solid var(--edge);outline:1px solid var(--edge);outline-offset:.3rem;padding:var(--space-5)}
.menu--sheet{max-width:62rem;margin-inline:auto}
.menu--sheet .remark{margin-block-start:var(--space-6)}
.menu--sheet .menu__group+.menu__group{margin-block-start:var(--space-5);padding-block-start:var(--space-5);border-block-start:1px solid var(--line)}
.menu--sheet .menu__head{margin-block-end:var(--space-3)}
.menu--sheet .menu__title{font-style:italic;font-size:var(--step-3)}
.menu--sheet .menu__dish+.menu__dish{margin-block-start:var(--space-4)}
.menu--sheet .leader::before{border:0}
.menu--sheet .menu__name{font:var(--head-weight) var(--step-1)/1.3 var(--font-head)}
@media(min-width:52rem){
.menu--sheet .menu__groups{padding:var(--space-7)}
.menu--sheet .menu__group{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:0 var(--space-6)}
.menu--sheet .menu__group>:only-child{grid-column:2}
.menu--single.menu--sheet{max-width:46rem}.menu--single .menu__group>:only-child{grid-column:1/-1}
.menu--sheet .menu__head{display:block;margin:0}
.menu--sheet .remark{margin-block-start:var(--space-6)}
.menu--sheet .menu__group+.menu__group{margin-block-start:var(--space-6);padding-block-start:var(--space-6)}
}
`,
  plates: `
.menu--plates .menu__group+.menu__group{margin-block-start:var(--space-7)}
.menu--plates .menu__head{justify-content:flex-start;padding-block-end:var(--space-4)}
.menu--plates .menu__title{font-size:var(--step-3)}
.menu--plates .menu__dishes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15.5rem),1fr));gap:var(--space-5)}
.menu--plates .menu__dish{display:grid;align-content:start;gap:var(--space-1);border-block-start:1px solid var(--line);padding-block-start:var(--space-3)}
.menu--plates .menu__dish:has(.menu__picture){border:0;padding:0}
.menu--plates .menu__picture{margin-block-end:var(--space-2)}
.menu--plates .leader::before{border:0}
`,
};

export const menu = defineSection({
  kind: 'menu',
  label: 'Menu',
  purpose: 'offer',
  words: 'food, drinks, dishes, card, restaurant, price list',
  hint: 'Food and drink with prices, in groups. Dishes and prices from the brief; a price that is not given is a placeholder. `board` for a full menu; `sheet` for a short, fine one; `plates` when there are pictures.',
  version: 1,
  fields,
  variants: {
    board: { label: 'Menu board', hint: 'Groups in columns, dotted lines lead to the prices', css: styles.board },
    sheet: {
      label: 'Menu card',
      hint: 'One sheet, group names in the margin, dishes in quiet type',
      css: styles.sheet,
    },
    plates: {
      label: 'With pictures',
      hint: 'Dishes as tiles with pictures, grouped under headings',
      css: styles.plates,
    },
  },
  sample: {
    heading: 'From the oven',
    intro: 'Changes with the season and with what the mill sends.',
    groups: [
      {
        name: 'Breads',
        note: 'from 7',
        dishes: [
          {
            name: 'Leith White',
            description: 'Two-day sourdough, open crumb, dark crust',
            price: '£4.20',
            tags: 'vegan',
          },
          { name: 'Seeded Rye', description: 'Whole rye with sunflower and linseed', price: '£4.80', tags: 'vegan' },
          { name: 'Oat & Honey', description: 'Soft tin loaf with heather honey', price: '£4.50' },
        ],
      },
      {
        name: 'Sweet',
        dishes: [
          { name: 'Cinnamon bun', description: 'Brown butter, cardamom, no icing', price: '£3.20' },
          {
            name: 'Almond croissant',
            description: 'Yesterday’s croissant, baked again for the better',
            price: '£3.60',
            tags: 'contains nuts',
          },
        ],
      },
      {
        name: 'Lunch',
        note: '11:30 to 2',
        dishes: [
          { name: 'Soup and a quarter loaf', description: 'Ask what is in the pot', price: '£6.50' },
          {
            name: 'Cheese toastie',
            description: 'Isle of Mull cheddar, onion jam',
            price: '£7.20',
            tags: 'vegetarian',
          },
        ],
      },
    ],
    note: 'Everything is made in a kitchen that uses nuts, milk and eggs. Ask us, we know what is in it.',
    action: { label: 'Order for tomorrow', to: '/order' },
  },
  view,
  css,
});
