/** January 2024 began on a Monday. */
const named = (language: string, style: Intl.DateTimeFormatOptions, month: number, day: number) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    .format(Date.UTC(2024, month, day))
    .toLowerCase()
    .replace(/ʼ|’/g, "'");

/** As dates say it and as it stands alone, long and short. */
export function spellings(language: string, part: 'weekday' | 'month', month: number, day: number): string[] {
  // "5月": a month is its number, and 月 alone a Monday.
  const counted = part === 'month' ? { ja: '月', zh: '月', ko: '월' }[language] : undefined;
  if (counted) return [`${month + 1}${counted}`];
  const styles: Intl.DateTimeFormatOptions[] = [
    { [part]: 'long' },
    { [part]: 'short' },
    { [part]: 'long', ...(part === 'month' && { day: 'numeric' }) },
  ];
  const own = styles.map((style) => named(language, style, month, day).replace(/[\d .]/g, ''));
  const [long = ''] = own;
  // "水曜", "礼拜三".
  const short = { ja: long.slice(0, 2), zh: `礼拜${long.slice(2)}` }[language] ?? '';
  return [...new Set([...own, part === 'weekday' ? short : ''])].filter(Boolean);
}
