const AMOUNT = String.raw`\d{1,3}(?:[.,\s’']\d{3}){0,3}(?:[.,](?:\d{1,2}|[–-]{1,2}))?`;
const MONEY = String.raw`(?:(?:[€£$¥]|US\$|CHF|EUR|GBP|USD|Fr\.|kr\.?|zł)\s?${AMOUNT}|${AMOUNT}\s?(?:[€£$¥]|CHF|EUR|GBP|USD|kr\b\.?|zł|Euro\b|euros\b))`;
const BEFORE = String.raw`(?:(?:from|ab|from just|only|nur|à partir de|dès|desde|vanaf|da|od|fra|från|circa|ca\.|je|per|pro)\s)?`;
const UNIT = String.raw`(?:\s?(?:/|per|pro|a|an|each|je|par|por|al|alla|im|p\.\s?p\.|pp)\s?[\p{L}.\s]{0,24})?`;
const RANGE = String.raw`(?:\s?[-–—/]\s?${MONEY})?`;

const WHOLE = new RegExp(`^${BEFORE}${MONEY}${RANGE}${UNIT}[.*]?$`, 'iu');
const AT_END = new RegExp(`[\\s.…·•:|,–—(-]{1,80}(${BEFORE}${MONEY}${RANGE}${UNIT})[).*]?$`, 'iu');
/** In menus many leave the currency out. */
const BARE = /^\d{1,4}[.,]\d{2}$|^\d{1,3}$/;
const BARE_AT_END = /[\s.…·•|–—-]{1,80}(\d{1,3}[.,]\d{2})$/;

/** A text that is a price and nothing else, as it is written. */
export const isPrice = (text: string): boolean => text.length <= 60 && WHOLE.test(text.trim());
export const isBarePrice = (text: string): boolean => BARE.test(text.trim());

/** A line whose end is a price, without what leads up to it. */
export function splitPrice(line: string): { name: string; price: string } | null {
  if (line.length > 300) return null;
  const found = AT_END.exec(line) ?? BARE_AT_END.exec(line);
  const name = found
    ? line
        .slice(0, found.index)
        .replace(/[\s.…·•:|,–—(-]+$/u, '')
        .trim()
    : '';
  return found?.[1] && name !== '' ? { name, price: found[1].trim() } : null;
}
