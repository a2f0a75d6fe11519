import type { Request } from './request.ts';

const ASKING =
  /^(?:how (?:many|much|long|often|do|does|can)|what (?:is|are|fonts?|colou?rs?)|which (?:fonts?|colou?rs?|is|are)|(?:do|does|am|will) (?:i|we|it|this|that|people|customers)|is (?:this|that|there (?!a way|any way|any chance))|wie (?:viele?|lange)|was (?:ist|kostet)|welche\p{L}?|combien|quel(?:le)?s?|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|quant[oaie]s?|qual[ei]?|hoeveel|welke)\s/iu;

/** "How many pages can I have", "which font is this?": a question about the website or about us, and no order beside it. */
export const asksOnly = ({ text }: Pick<Request, 'text'>): boolean => ASKING.test(text) && !/[,.;–-]\s/u.test(text);
