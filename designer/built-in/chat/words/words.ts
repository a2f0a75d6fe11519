import type { en } from './en.ts';

type Name = keyof typeof en;
/** The names behind a point: `do.add` is what a request does, `part.…` which part of a site it means, `mark.…` a small word that tells its parts from each other. */
type NameIn<Group extends string, One = Name> = One extends `${Group}.${infer Own}` ? Own : never;

export type Part = NameIn<'part'>;
export type Mood = NameIn<'mood'>;
/** What a chat cannot do: things with a place in the settings, and things that no website of ours has. */
export type Topic = NameIn<'topic'>;
/** What words of a request mean. */
export type WordConcept = Exclude<Name, `wanted.${string}`>;

/**
 * The words of one language that requests are made of: lists parted by ", ". A word that ends in `*` is a stem, a phrase has
 * spaces. The first word of a part and of a kind is spelled as replies show it. `wanted.…`: what a new section asks its owner for.
 */
export type Words = Record<Name, string>;

/** Words of a language that the chat understands without speaking it. */
export type HeardWords = Partial<Record<WordConcept, string>>;
