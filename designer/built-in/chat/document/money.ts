/** A price as written, taken apart: "from £1,250 each" is 1250 between "from £" and " each". */
export type Money = { before: string; amount: number; after: string; decimals: number; comma: boolean };

/** The first amount in a price; null where none stands. */
export function moneyIn(text: string): Money | null {
  const found = /\d[\d.,]{0,12}/u.exec(text);
  if (!found) return null;
  const digits = found[0].replace(/[.,]$/u, '');
  const cents = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (cents ? digits.slice(0, -cents[0].length) : digits).replace(/[.,]/gu, '');
  const amount = Number(cents ? `${whole}.${cents[1] ?? ''}` : whole);
  if (!Number.isFinite(amount)) return null;
  return {
    before: text.slice(0, found.index),
    amount,
    after: text.slice(found.index + digits.length),
    decimals: cents?.[1]?.length ?? 0,
    comma: cents ? cents[0].startsWith(',') : /€|kr|zł/iu.test(text),
  };
}

/** The price with another amount, spelled as it was. */
export function withAmount(money: Money, amount: number): string {
  const decimals = money.decimals > 0 || !Number.isInteger(amount) ? 2 : 0;
  const number = amount.toFixed(decimals);
  return `${money.before}${money.comma ? number.replace('.', ',') : number}${money.after}`;
}

/** The signs of coins by their first letters. */
const COINS: Record<string, string> = { d: '$', b: '$', e: '€', p: '£', q: '£' };

/** What says that a price is the least. */
const STARTS =
  /^(?:now )?(?:starts?(?:ing)?(?: at| from)?|from|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|od|från|fra)\s(?=\p{Sc}?\s?\d)/iu;

/** A price for a place where another stands: a bare number, or one with the same sign, takes what stood around it. */
export function priceLike(next: string, old: string): string {
  const money = moneyIn(old);
  // "Start at 36 pounds" where "from £32" stands
  const [lead = ''] = STARTS.exec(next.trim()) ?? [];
  if (money && lead !== '' && /\p{L}{2}/u.test(money.before)) return priceLike(next.trim().slice(lead.length), old);
  const [, sign] = /^(\p{Sc})\s?\d[\d.,]*$/u.exec(next.trim()) ?? [];
  // "£12 a metre" stays a price a metre.
  if (money && sign !== undefined && money.before.endsWith(sign))
    return priceLike(next.trim().slice(sign.length).trim(), old);
  // And so does "26€" where "24 € par personne" stands.
  const [, amount, behind] = /^(\d[\d.,]*)\s?(\p{Sc}|kr|zł|Kč|Ft|lei)$/u.exec(next.trim()) ?? [];
  if (money && amount !== undefined && behind !== undefined && money.after.trimStart().startsWith(behind))
    return `${money.before}${amount}${money.after}`;
  // "10 dollars" where "$9 each" stands
  const [, number, coin = ''] = /^(\d[\d.,]*)\s(dollars?|bucks|euros?|pounds?|quid)$/iu.exec(next.trim()) ?? [];
  if (
    money &&
    number !== undefined &&
    `${money.before}${money.after}`.includes(COINS[coin.charAt(0).toLowerCase()] ?? '?')
  )
    return priceLike(number, old);
  const isBare = /^\d[\d.,]*$/u.test(next.trim());
  return isBare && money && /\p{Sc}|€|kr|chf|eur|usd|gbp/iu.test(`${money.before}${money.after}`)
    ? `${money.before}${next.trim()}${money.after}`
    : next.trim();
}
