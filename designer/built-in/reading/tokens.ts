/** A word, a run of digits, a line end or a single mark. `text` is lower case; `start` and `end` are places in the text. */
export type Token = { text: string; start: number; end: number; kind: 'word' | 'number' | 'mark' | 'line' };

/** Beginnings that an apostrophe joins to the next word, beside all of one or two letters. */
const ELISIONS = ['all', 'dall', 'dell', 'nell', 'sull', 'jusqu', 'lorsqu', 'puisqu', 'quest', 'nessun'];

const WORD = /\p{N}+|[\p{L}\p{M}]+|\n|[^\s]/gu;

/**
 * Tokens of a normalised text, in order. "l'atelier" and "I'm" are two words, the first with its apostrophe; "don't" is
 * one, and so is a Hebrew abbreviation with a quote inside.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const found = match[0];
    const [start, end] = [match.index, match.index + found.length];
    const kind =
      found === '\n' ? 'line' : /^\p{N}/u.test(found) ? 'number' : /^[\p{L}\p{M}]/u.test(found) ? 'word' : 'mark';
    const last = tokens.at(-1);
    if (kind === 'word' && UNSPACED.test(found)) {
      const isCounted = last?.kind === 'number' && last.end === start;
      tokens.push(
        ...unspaced(found, isCounted).map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
      );
      continue;
    }
    const touches = last?.kind === 'word' && last.end === start;
    // "No. 9" denies nothing.
    if (last && touches && found === '.' && /^n[or]$/.test(last.text) && /^\s?\d/.test(text.slice(end, end + 2))) {
      last.text += found;
      last.end = end;
      continue;
    }
    if (last && touches && (found === "'" || (found === '"' && /^[\u05d0-\u05ea]$/.test(text[end] ?? '')))) {
      last.text += found;
      last.end = end;
      continue;
    }
    if (last && touches && kind === 'word' && !isElided(last.text)) {
      last.text += found.toLowerCase();
      last.end = end;
      continue;
    }
    tokens.push({ text: found.toLowerCase(), start, end, kind });
  }
  return tokens;
}

/** Scripts that put no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\u3040-\u30ff\p{Script=Hangul}]/u;
/** What follows a number: "11時半から", "950円", "9点到". */
const COUNTED = /^(時間|時|点钟|点|點|小时|시|円|元|块|원)?(?:半)?(?:から|まで|到|至|부터|까지|에서)?/;
/** Whether a word of a script without spaces tells what a number before it counts. */
export const isCounter = (word: string): boolean => COUNTED.exec(word)?.[1] !== undefined;
/** The small words that others are written onto. */
const SMALL =
  /([月火水木金土日]曜日?|(?<=^|[はがも])[月火水木金土日](?=$|[はがも])|(?:周|星期|礼拜)[一二三四五六日天末]|[월화수목금토일]요일|毎日|每天|每日|年中無休|全年无休|매일|平日|평일|土日|祝日|週末|周末|주말|営業時間|营业时间|开放时间|受付時間|営業|营业|開店|開館|영업시간|운영시간|定休日?|お休み|休み|休息|闭馆|休館|休業|휴무|午前|午後|上午|下午|晚上|早上|正午|오전|오후|電話番号|電話|电话|微信|手机|전화|ないでください|ないで下さい|ないでほしい|不要写|请不要|请勿|不要提|不要放|不要用|不要出现|别写|마세요|でお願いします|をお願いします|にしてください|にして下さい|たいです|请做得|해주세요|サイト|ホームページ|网站|网页|사이트|홈페이지|背景|雰囲気|デザイン|颜色|风格|字体|(?![和与用或是])[一-龠ァ-ヶ]{1,2}色|[一二三四五六七八九十两]+(?=[点點]))/u;

function unspaced(text: string, isCounted: boolean): Token[] {
  const counted = isCounted ? (COUNTED.exec(text)?.[0] ?? '') : '';
  const parts = [...counted.split(/(半|から|まで|到|至|부터|까지|에서)/), ...text.slice(counted.length).split(SMALL)];
  let end = 0;
  return parts.filter(Boolean).map((part) => {
    const start = end;
    end += part.length;
    return { text: part, start, end, kind: 'word' };
  });
}

const isElided = (word: string) =>
  word.endsWith("'") && /^\p{Script=Latin}/u.test(word) && (word.length <= 3 || ELISIONS.includes(word.slice(0, -1)));

/** Without what stands in brackets: it tells more of a part, and is none itself. */
export function outsideBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth = Math.max(0, depth - 1);
    return depth === 0;
  });
}

/** Parts between commas that stand in no bracket and no number. */
export function betweenCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (token.text === ',' && depth <= 0 && tokens[index + 1]?.start !== token.end) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
