/**
 * A page between HTML and sections: what stands there and how it hangs together, nothing of how it looks. Texts are on one line, but
 * for the line breaks that their writers set.
 */
export type Outline = Leaf | Group;

/** What somebody put together: a box, an item of a list, a cell. `hint`: what its makers call it. */
export type Group = { is: 'group'; tag: string; hint: string; id: string; children: Outline[] };

export type Leaf =
  | Heading
  | Text
  | List
  | Pairs
  | Table
  | Picture
  | Quote
  | Question
  | Button
  | Video
  | Form
  | Fact
  | Edge;

export type Heading = { is: 'heading'; level: number; text: string; id: string };
/** `rich` is the same with bold, italic and links marked. `isStrong`: all of it is set off. */
export type Text = { is: 'text'; text: string; rich: string; isStrong: boolean; hint: string };
/** Items that are words alone. */
export type List = { is: 'list'; isOrdered: boolean; items: string[] };
export type Pairs = { is: 'pairs'; pairs: { name: string; value: string }[] };
/** `spans`: how many columns each cell takes, where one takes more than one. */
export type Table = { is: 'table'; rows: string[][]; spans?: number[][]; hasHead: boolean };
/** `src`: where it lies, '' where nobody can fetch it. */
export type Picture = { is: 'picture'; alt: string; caption: string; src: string };
export type Quote = { is: 'quote'; text: string; by: string };
export type Question = { is: 'question'; question: string; answer: string };
export type Button = { is: 'button'; label: string; to: string };
export type Video = { is: 'video'; to: string; title: string };
export type Form = { is: 'form'; of: 'contactForm' | 'newsletter' };
/** Something that the document says once for all: it stands here. */
export type Fact = { is: 'fact'; of: 'hours' | 'phone' | 'email' | 'address' };
/** Where a part of the page begins or ends. */
export type Edge = { is: 'edge'; hint: string; id: string };

/** One of several things of the same kind that stand beside each other. */
export type Item = {
  title: string;
  texts: Text[];
  lists: string[][];
  price: string;
  pictures: Picture[];
  buttons: Button[];
  quote: Quote | null;
  date: string;
};

export type Cards = { is: 'cards'; items: Item[]; isOrdered: boolean; hint: string };

/** Part of a section, in reading order. */
export type Part = Exclude<Leaf, Edge> | Cards;

/** Everything from one heading of a page to the next. */
export type Stretch = {
  /** A short line above the heading. */
  kicker: string;
  heading: string;
  level: number;
  id: string;
  hint: string;
  parts: Part[];
};

/** How often something was met that is not taken over. */
export type LeftOut = {
  navigation: number;
  pictures: number;
  links: number;
  cookies: number;
  hidden: number;
  struck: number;
  comments: number;
  forms: number;
  embedded: number;
  share: number;
  footer: number;
};

export const nothingLeftOut = (): LeftOut => ({
  navigation: 0,
  pictures: 0,
  links: 0,
  cookies: 0,
  hidden: 0,
  struck: 0,
  comments: 0,
  forms: 0,
  embedded: 0,
  share: 0,
  footer: 0,
});
