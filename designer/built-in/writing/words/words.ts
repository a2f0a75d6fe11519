/** What an idea for a post is called; `{…}` stands for a word of the website. */
export type WritingWords = {
  /** Of something that is offered: `{name}`. */
  offers: readonly string[];
  /** Of somebody: `{name}`. */
  people: readonly string[];
  /** Of an occasion: `{name}`. */
  events: readonly string[];
  /** Of the business as a whole: `{business}`. */
  business: readonly string[];
  /** Headings of an outline. */
  headings: { question: string; example: string; next: string };
  /** What only the owner can tell, as it stands in a gap. */
  gaps: { begin: string; answer: string; example: string; next: string };
};
