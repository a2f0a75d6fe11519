/** A value in words, for a person who has to choose between two. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.map(inWords).join('\n');
  const parts = Object.values(value).filter((part) => part !== '' && part !== undefined);
  return parts.length === 0 ? '(empty)' : parts.map(inWords).join(' · ');
}
