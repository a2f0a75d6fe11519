import type { en } from './en.ts';

type Group = keyof typeof en;
/** The names of a group: what a request does, which part of a site it means, small words that tell its parts from each other. */
type NameIn<Name extends Group> = keyof (typeof en)[Name];

export type Verb = NameIn<'verbs'>;
export type Part = NameIn<'parts'>;
export type Mark = NameIn<'marks'>;
export type Mood = NameIn<'moods'>;
export type Kind = NameIn<'kinds'>;
/** What a chat cannot do: things with a place in the settings, and things that no website of ours has. */
export type Topic = NameIn<'topics'>;

/**
 * The words of one language that requests are made of: lists parted by ", ". A word that ends in `*` is a stem, a phrase has
 * spaces. The first word of a part and of a kind is spelled as replies show it. `wanted`: what a new section asks its owner for.
 */
export type Words = { [Name in Group]: Record<NameIn<Name>, string> };

/** Words of a language that the chat understands without speaking it. */
export type HeardWords = { [Name in Exclude<Group, 'wanted'>]?: Partial<Words[Name]> };
