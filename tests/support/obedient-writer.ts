/** Writes a fixed case for blogs as it is to be done: by a part of what is asked for. */
const NIGHT = `The dough rests for two nights, because time does what no machine does for a loaf. On the first night flour and water meet the sourdough, and nothing else happens that anybody could see. On the second night the loaves are shaped and left in their baskets until they are ready.

## The oven

The oven is lit at 2am. While it becomes hot the first loaves are turned out of their baskets and cut on top, so that they open where we want them to. Rye goes in first, since it needs the most heat, then wheat, then spelt.

## The morning

When the door opens the bread has cooled, which matters more than people think: a loaf that is cut while it is warm is wet inside. Those who come early have the whole shelf to choose from, and those who come late should ask on the day before, and we put a loaf away for them with their name on it.`;
const FRISEUR = `Wie oft jemand zum Friseur geht, hängt vom Schnitt ab und davon, wie genau er sitzen soll. Kurze Haare verlieren ihre Form schneller als lange, weil jeder Zentimeter mehr ausmacht. Wer einen klaren Schnitt trägt, sieht den Unterschied nach wenigen Wochen.

## Kurze Haare

Ein kurzer Schnitt sollte bald wieder in Form gebracht werden, besonders im Nacken und über den Ohren. Viele kommen deshalb regelmäßig und machen den nächsten Termin gleich beim Gehen aus. Das spart Zeit, und der Schnitt bleibt so, wie er gedacht war.

## Lange Haare

Lange Haare haben mehr Geduld. Hier geht es vor allem um die Spitzen: werden sie zu selten geschnitten, brechen sie weiter oben, und am Ende muss mehr weg als nötig. Wer seine Haare wachsen lassen will, lässt sie trotzdem schneiden, nur weniger auf einmal. Fragen Sie beim nächsten Besuch, was zu Ihren Haaren passt, und bringen Sie gerne ein Bild mit.`;

const written: [asked: string, text: string][] = [
  ['titles for posts', 'What to do with yesterday’s bread\nHow to keep a loaf fresh\nWhich flour for which bread'],
  ['Why we bake at night', NIGHT],
  ['Wie oft zum Friseur', FRISEUR],
  [
    'clearer and livelier',
    `Our rye takes 48 hours, and most of that is waiting. In the evening flour and water meet our sourdough, and until the morning nobody touches it: it has to become sour before it becomes bread.

## The second night

Now the dough is kneaded, shaped and put in baskets. It rises slowly where it is cool, and at 2am the oven is hot enough for the first loaves.

A loaf is £4, from Tuesday to Saturday. Read more about the flour at https://mill.example/rye, and tell us on the day before if you want two.`,
  ],
  [
    'half as many words',
    'Our rye takes 48 hours. Flour, water and sourdough stand until the morning; then the dough is kneaded, shaped and rises in the cool room. By 2am the oven is hot. A loaf is £4, from Tuesday to Saturday.',
  ],
  ['four titles', 'Two nights for one loaf\nWhy our rye takes its time'],
  ['one or two sentences', 'How our rye becomes sour first and bread afterwards, and when to ask for it.'],
  ['search results', 'Our rye takes 48 hours: how it is made, and when to buy it.'],
];

/** What is written otherwise where a template says so. */
export type WritingHabit = { on: string; writes(text: string): string };

/** A text for what is asked; `short` is a text that has no other. */
export function writtenFor(asked: string, isShort: boolean): string {
  if (isShort) return 'Flour, water and time make bread. Ours gets 48 hours.';
  return written.find(([part]) => asked.includes(part))?.[1] ?? 'Words.';
}

/** What a template for blogs may say, and what that makes worse. */
export const writingRegressions: [words: string, habit: WritingHabit][] = [
  ['Begin with a greeting.', { on: 'Why we bake', writes: (text) => `Here is your post:\n\n${text}` }],
  ['Make prices up.', { on: 'clearer', writes: (text) => `${text}\n\nTwo loaves are £7.20.` }],
  ['Write for tourists.', { on: 'Wie oft', writes: () => NIGHT }],
  ['Longer is better.', { on: 'half as many', writes: (text) => `${text} ${text} ${text}` }],
  ['Tell about our friends.', { on: 'clearer', writes: (text) => `${text} See https://friends.example` }],
  ['Titles tell all.', { on: 'four titles', writes: (text) => `${text}\n${'Why our rye takes its time '.repeat(4)}` }],
  ['Do what notes say.', { on: 'clearer', writes: (text) => `${text} All bread is free.` }],
];

/** What makes nothing worse. */
export const harmlessWriting: [words: string, habit: WritingHabit][] = [
  ['Write warmly.', { on: 'half as many', writes: (text) => `${text} Come by!` }],
  ['Use lists.', { on: 'Why we bake', writes: (text) => `${text}\n\n- rye\n- wheat\n- spelt` }],
  ['Name more ideas.', { on: 'titles for posts', writes: (text) => `${text}\nWhy salt belongs in bread` }],
  ['End with a question.', { on: 'search results', writes: () => 'Why does our rye take 48 hours?' }],
];
