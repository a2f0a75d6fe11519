const MONTHS: Record<string, number> = {};
for (const [index, names] of [
  'january jan januar janvier enero janeiro',
  'february feb februar février febrero fevereiro',
  'march mar märz mars marzo março',
  'april apr avril abril',
  'may mai mayo maio',
  'june jun juni juin junio junho',
  'july jul juli juillet julio julho',
  'august aug août agosto',
  'september sept sep septembre septiembre setembro',
  'october oct oktober okt octobre octubre outubro',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre diciembre dezembro',
].entries())
  for (const name of names.split(' ')) MONTHS[name] = index + 1;

const NAMES = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const DAY_FIRST = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)day,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.|er|º)?\s+(?:of\s+|de\s+)?(${NAMES})\.?(?:,?\s+(?:de\s+)?(\d{4}))?(?![\p{L}\d])`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`(?<![\p{L}\d])(${NAMES})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?![\p{L}\d:])`,
  'iu',
);
const NUMBERS = /(?<!\d)(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))(?!\d)/;

/** A date in words or numbers: how events write it (`2026-12-05`, or the words when the year is not said) and the very words. */
export function dateIn(text: string): { date: string; words: string } | undefined {
  const numbers = NUMBERS.exec(text);
  const two = (part: string | number | undefined) => String(part ?? '').padStart(2, '0');
  if (numbers) {
    const [words, year, month, day, dayFirst, monthSecond, yearLast] = numbers;
    return {
      date: year ? `${year}-${month}-${day}` : `${yearLast}-${two(monthSecond)}-${two(dayFirst)}`,
      words,
    };
  }
  const first = DAY_FIRST.exec(text);
  const match = first ?? MONTH_FIRST.exec(text);
  if (!match) return undefined;
  const [words] = match;
  const day = first ? match[1] : match[2];
  const month = MONTHS[((first ? match[2] : match[1]) ?? '').toLowerCase()];
  return { date: match[3] && month ? `${match[3]}-${two(month)}-${two(day)}` : words.trim(), words };
}
