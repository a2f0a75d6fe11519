/** A brief and what must be true of the website that is made of it. What is left out is not asked for. */
export type BriefCase = {
  id: string;
  text: string;
  /** What it must be called; any of these where owners themselves would say it both ways. */
  name?: string | string[];
  language?: string;
  /** Things with their prices, each of which must stand together in a list of things. */
  prices?: Record<string, string>;
  /** As `'tue-sat 08:00-16:00'`. */
  hours?: string[];
  /** Digits only, as the `tel:` link has them (a leading + belongs to it). */
  phone?: string;
  email?: string;
  address?: string;
  place?: string;
  /** Each must be in a list of people. */
  people?: string[];
  /** Texts that some page must show, whatever their case. */
  says?: string[];
  /** Each must be found in the title or path of a page. */
  pages?: RegExp[];
  /** Kinds of sections that must be somewhere; several separated by `|` are alternatives. */
  kinds?: string[];
  onePage?: boolean;
  background?: string;
  accent?: string;
  mode?: 'dark' | 'light';
  /** Addresses that some link must lead to. */
  links?: string[];
  /** Events by title and date as the document writes it. */
  events?: Record<string, string>;
  /** What pages must be able to do, and how their HTML would show that they can. */
  functions?: Record<string, RegExp>;
};
