const plain = new Intl.NumberFormat('en');

/** A number as the language writes it: 12,400. */
export const formatNumber = (value: number): string => plain.format(value);

/** "1 visit", "2 visits". */
export const counted = (value: number, one: string, many: string = `${one}s`): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

export function NumberFormat({ value, className }: { value: number; className?: string }) {
  return <span className={className ?? 'tabular-nums'}>{formatNumber(value)}</span>;
}
