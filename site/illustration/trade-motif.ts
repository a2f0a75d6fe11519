/** The motif that says most about a trade. */
export const motifForTrade = (trade: string): string => (trade ? 'wave' : 'wave');
