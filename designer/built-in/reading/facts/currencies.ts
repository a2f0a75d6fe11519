/** Plain letters of this many or fewer are words and measures as often as money: "le 25 mai", "5 KM". */
const TOO_SHORT = /^[a-z]{1,2}$/;
/** Names that say more often something else: "two real fires", "9 games won". */
const OTHERWISE = 'real reals mark marks gold rights pound pounds som dram drams lek soles won'.split(' ');

/**
 * Currencies as the runtime knows them: their codes, the signs of price lists where they are paid with, and their English
 * names, which stand behind an amount.
 */
export function currenciesOfTheWorld(): Record<'codes' | 'signs' | 'names', string[]> {
  const codes = Intl.supportedValuesOf('currency');
  const signs = codes.map((code) => said(formats(languageOf(code), code, 'narrowSymbol'), 5).replace(/\.$/, ''));
  const names = codes.flatMap((code) => {
    const format = formats('en', code, 'name');
    // "Bangladeshi taka", "Ghanaian cedis".
    return [1, 5].map((amount) => said(format, amount).split(' ').at(-1) ?? '');
  });
  return {
    codes: codes.map((code) => code.toLowerCase()),
    signs: signs
      .map((sign) => sign.toLowerCase().replace(/[ʻ’]/gu, "'"))
      .filter((sign) => !TOO_SHORT.test(sign) && /^\p{L}/u.test(sign) && !codes.includes(sign.toUpperCase())),
    names: names.filter((name) => /^\p{Ll}{3,}$/u.test(name) && !OTHERWISE.includes(name)),
  };
}

/** A code begins with its country, but for a few that belong to several or to none. */
const languageOf = (code: string) =>
  /^X|^EU/.test(code) ? 'fr' : new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString();

const formats = (language: string, currency: string, currencyDisplay: 'narrowSymbol' | 'name') =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 });

const said = (format: Intl.NumberFormat, amount: number) =>
  format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? '';
