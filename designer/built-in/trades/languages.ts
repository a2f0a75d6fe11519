/** Languages in which something can be proposed. */
export const proposalLanguages = ['en', 'de', 'fr', 'es', 'pt'] as const;

export type ProposalLanguage = (typeof proposalLanguages)[number];
