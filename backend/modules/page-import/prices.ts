const AMOUNT = String.raw`\d{1,3}(?:[.,\s’']\d{3}){0,3}(?:[.,](?:\d{1,2}|[–-]{1,2}))?`;
const MONEY = String.raw`(?:(?:[€£$¥]|US\$|R\$|CHF|EUR|GBP|USD|Fr\.|kr\.?|zł)\s?${AMOUNT}|${AMOUNT}\s?(?:[€£$¥]|CHF|EUR|GBP|USD|kr\b\.?|zł|Euro\b|euros\b))`;
const BEFORE = String.raw`(?:(?:from|ab|from just|only|nur|à partir de|dès|desde|vanaf|da|od|fra|från|circa|ca\.|je|per|pro)\s)?`;
const UNIT = String.raw`(?:\s?(?:/|per|pro|a|an|each|je|par|por|al|alla|im|p\.\s?p\.|pp)\s?[\p{L}.\s]{0,24})?`;
const RANGE = String.raw`(?:\s?[-–—/]\s?${MONEY})?`;

const WHOLE = new RegExp(`^${BEFORE}${MONEY}${RANGE}${UNIT}[.*]?$`, 'iu');
/** In menus many leave the currency out. */
const BARE = new RegExp(String.raw`^${BEFORE}(?:\d{1,4}[.,](?:\d{2}|[–-]{1,2})|\d{1,4})$`, 'iu');
const CURRENCY = /€|£|\$|¥|\b(?:R\$|CHF|EUR|GBP|USD|AUD|Euro|Fr\.|kr|zł)(?![\p{L}])/iu;
const BARE_AT_END = /^\d{1,3}[.,]\d{2}$/;
const LONGEST_PRICE = 60;
const BETWEEN = ' \t\n.…·•:|,–—-(';

/** A text that is a price and nothing else, as it is written. */
export const isPrice = (text: string): boolean => text.length <= LONGEST_PRICE && WHOLE.test(text.trim());
export const isBarePrice = (text: string): boolean => BARE.test(text.trim());

/** The currency that a head of a column names. */
export const currencyIn = (text: string): string => (text.length <= 60 ? (CURRENCY.exec(text)?.[0] ?? '') : '');

const isBetween = (character: string | undefined) => character !== undefined && BETWEEN.includes(character);

/** A line whose end is a price, without what leads up to it. */
export function splitPrice(line: string): { name: string; price: string } | null {
  if (line.length > 300) return null;
  for (let at = Math.max(1, line.length - LONGEST_PRICE); at < line.length; at += 1) {
    if (!isBetween(line[at - 1]) || isBetween(line[at])) continue;
    const price = line
      .slice(at)
      .replace(/[).*]$/, '')
      .trim();
    if (!WHOLE.test(price) && !BARE_AT_END.test(price)) continue;
    let end = at;
    while (isBetween(line[end - 1])) end -= 1;
    const name = line.slice(0, end).trim();
    return name === '' ? null : { name, price };
  }
  return null;
}
