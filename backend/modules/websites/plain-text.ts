import { z } from 'zod';

// PostgreSQL stores no NUL, and no other control character belongs into what people type.
const CONTROL = /[^\P{Control}\n\t]/gu;
const HALF_OF_A_PAIR = /\p{Surrogate}/gu;

const NOT_PLAIN = /[^\P{Control}\n\t]|\p{Surrogate}/u;

/** Whether `plainText` would leave a text as it is, but for its length. */
export const isPlain = (text: string): boolean => !NOT_PLAIN.test(text) && text.trim() === text;

/** Text as people type it: control characters dropped, line ends unified, trimmed, then measured in characters. */
export const plainText = (min: number, max: number, tooShort: string, tooLong: string) =>
  z
    .string()
    .transform((text) => text.replace(HALF_OF_A_PAIR, '\ufffd').replace(/\r\n?/g, '\n').replace(CONTROL, '').trim())
    .pipe(z.string().min(min, tooShort).max(max, tooLong));

/** One line of such text; line ends become spaces. May be empty. */
export const plainLine = (max: number, tooLong: string) =>
  z
    .string()
    .transform((text) => text.replace(HALF_OF_A_PAIR, '\ufffd').replace(/\s+/g, ' ').replace(CONTROL, '').trim())
    .pipe(z.string().max(max, tooLong));
