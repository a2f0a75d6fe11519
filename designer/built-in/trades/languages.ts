/** Languages in which something can be proposed. */
export const proposalLanguages = ['en', 'de', 'fr', 'es', 'pt'] as const;

export type ProposalLanguage = (typeof proposalLanguages)[number];

/** Languages in which a trade is known by name. */
export type NamedLanguage = ProposalLanguage | 'it' | 'nl' | 'pl' | 'sv' | 'da' | 'ar' | 'he';
