import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  groups: list(
    'Groups',
    'group',
    {
      name: text('Name', { max: 80, help: 'Such as "Breads" or "To start"' }),
      note: text('Note', { max: 200, help: 'Such as "until 11:30" or "with salad"' }),
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
  note: paragraphs('Note below', { max: 400, help: 'Allergens, service, seasons' }),
  action: link('Button'),
  ground: ground(),
});

export const menu = defineSection({
  kind: 'menu',
  label: 'Menu',
  hint: 'Food and drink with prices, in groups. Dishes and prices from the brief; a price that is not given is a placeholder. `board` for a full menu; `sheet` for a short, fine one; `plates` when there are pictures.',
  version: 1,
  fields,
  variants: {
    board: { label: 'Menu board', hint: 'Groups in columns, dotted lines lead to the prices' },
    sheet: { label: 'Menu card', hint: 'One sheet, group names in the margin, dishes in quiet type' },
    plates: { label: 'With pictures', hint: 'Dishes as tiles with pictures, grouped under headings' },
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
  view: () => null,
  css: '',
});
