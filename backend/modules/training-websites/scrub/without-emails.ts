const AT = / ?[([]at[)\]] ?|@/gi;
const BESIDE = /[^\s@<>"(),;:[\]]/;
const MOST_BEFORE = 64;
const MOST_AFTER = 120;

/** "anna at bread dot example": spelled so that no machine finds it. */
const SPELLED =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,40}(?:@| ?[([]at[)\]] ?| at )[\p{L}\p{N}-]{2,40}(?: ?[([](?:dot|punkt|point|punto)[)\]] ?| (?:dot|punkt|punto) )[\p{L}\p{N}-]{2,40}/giu;

/** The text with another in the place of each email address, those too that are spelled "anna (at) bread.example". */
export function withoutEmails(written: string, gap: (found: string) => string): string {
  const text = written.replace(SPELLED, gap);
  let kept = '';
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(AT)) {
    let start = index;
    while (start > from && index - start < MOST_BEFORE && BESIDE.test(text[start - 1] ?? '')) start -= 1;
    let end = index + sign.length;
    while (end < text.length && end - index < MOST_AFTER && BESIDE.test(text[end] ?? '')) end += 1;
    while (/[.!?]/.test(text[end - 1] ?? '')) end -= 1;
    if (start === index || !text.slice(index + sign.length, end).includes('.')) continue;
    kept += text.slice(from, start) + gap(text.slice(start, end));
    from = end;
  }
  return kept + text.slice(from);
}
