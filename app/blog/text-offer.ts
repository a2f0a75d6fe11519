/** What the assistant offers for a part of a text. */
export type TextOffer = { replaces: string; text: string };

/** The value of the button that takes it; `taken-offer.server.ts` reads it, so that the editor loads no parser. */
export const offerValue = ({ replaces, text }: TextOffer): string => JSON.stringify({ replaces, text });
