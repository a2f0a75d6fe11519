import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

/** What an entry has in one of its fields. */
export type Value = string | number | boolean | null | undefined;

export type Option = { value: string; label: string };
/** What can be chosen in fields of the kind `choice`, or is offered for a line, by field. */
export type Choices = Readonly<Record<string, readonly Option[]>>;

/** One input of the form, one fact of the entry's page, one label of its history. */
export type Field<Name extends string> = {
  name: Name;
  label: string;
  /** What the fact is called where it is only shown; the label, when left out. */
  shownAs?: string;
  help?: string;
  optional?: true;
  /** What an entry is called by: the heading of its page says it. */
  isName?: true;
  /** Asked for when an entry is made, never again. */
  isFixed?: true;
} &
  /** The choices that the server gives for it, if any, are offered while it is typed. */
  (
    | { kind: 'line'; maxLength: number; isCode?: true }
    /** Without `maxLength` a browser cuts nothing off what is pasted: the server says what is too long. */
    | { kind: 'text'; maxLength?: number; rows?: number }
    | { kind: 'number'; min: number; max: number; step?: number }
    /** On or off, with a word for each; `picture` is the address of a drawing of it. */
    | { kind: 'switch'; words: { on: string; off: string }; picture?: string }
    /** One of the choices that the server gives for it. */
    | { kind: 'choice' }
    | { kind: 'json' }
  );

export type Words = {
  /** "template" */
  one: string;
  /** "templates" */
  many: string;
  /** "Templates" */
  title: string;
  /** What they are for: the empty list says it. */
  purpose: string;
  /** On the button of the empty list; left out: they are not made by hand. */
  make?: string;
  /** Where the search looks, to end "… has “x” in its name"; left out: they are not searched. */
  searchedIn?: string;
};

export type Column<Row> = { label: string; isNumber?: true; cell(row: Row): ReactNode };

/** Narrows or sorts the list by a parameter of its address; the first option counts when none is chosen. */
export type Filter = {
  name: string;
  label: string;
  options: readonly [Option, ...Option[]];
  /** It says in which order entries stand: none is left out by it. */
  isOrder?: true;
};

/** What every entry has, whatever its noun. */
export type Kept = {
  id: string;
  /** Counts its changes; an edit says which one it saw. */
  version: number;
  createdAt?: string | null;
  updatedAt?: string | null;
  updatedBy?: string | null;
};
export type EntryOf<Name extends string> = Kept & { readonly [N in Name]?: Value };

/** A text that the form offers for one of its fields. */
export type Offer<Name extends string> = { id: string; field: Name; title: string; text: string; button: string };

/** A noun that staff keep: all that its screens need to know. */
export type Noun<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>> = {
  /** Where its list is; its other screens lie below. */
  path: `/${string}`;
  /** An entry has no page of its own: its form is where it is. */
  isForm?: true;
  icon: IconNode;
  words: Words;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  fields: readonly Field<Name>[];
  /** An entry is shown in the place of the list, by this parameter of its address. */
  panel?: string;
  /** The form of an entry is a panel of its page; left out: a page of its own. */
  isEditedInPanel?: true;
  /** Left out: every entry can be edited. */
  isEditable?(entry: Entry): boolean;
  nameOf(entry: Entry): string;
  /** What stands above the facts of its page and above its form. */
  lead?(entry: Entry): ReactNode;
  /** Facts beyond the fields. */
  facts?(entry: Entry): readonly { label: string; value: ReactNode }[];
  /** What stands beside the facts. */
  beside?(entry: Entry): ReactNode;
  offers?(entry: Entry): readonly Offer<Name>[];
  /** Left out: every entry can be deleted. */
  isDeletable?(entry: Entry): boolean;
  /** What deleting means, for whoever is asked to confirm it. */
  deleting(entry: Entry): string;
};

/** What the list of a noun needs of it; one that staff only look at is no more than this. */
export type ListedNoun<Row extends { id: string }> = Pick<
  Noun<never, Row, EntryOf<never>>,
  'path' | 'icon' | 'words' | 'columns' | 'filters'
>;

/** Where an entry is. A name that ends as addresses of data do would be taken for one. */
export const entryPath = (noun: { path: string; isForm?: true; panel?: string }, id: string): string =>
  noun.panel
    ? withParam(noun.path, noun.panel, id)
    : `${noun.path}/${encodeURIComponent(id).replace(/\.data$/, '%2Edata')}${noun.isForm ? '/edit' : ''}`;

/** An address with one more parameter. */
export const withParam = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
