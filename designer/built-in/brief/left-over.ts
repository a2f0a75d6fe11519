const BAR = /\|+/g;
/** Words that only lead to a fact which is told elsewhere: "her number …", "open …". */
const LEADING =
  /^(?:and|und|et|y|e|her|his|our|my|the|its|number|phone|tel|open|call|text|or|is|are|at|on|email|mail|whatsapp|address|adresse|reservas|anmeldung|per|by|für|from|de|à|a|em|en|in|im|am|bei)$/iu;

const telling = (words: string): number =>
  (words.replace(BAR, ' ').match(/\p{L}{2,}/gu) ?? []).filter((word) => !LEADING.test(word)).length;

/**
 * A sentence without the clauses that other readers have taken whole: "small dogs £28, nails £8, she has done it since 2011"
 * keeps its end. `left` is the sentence with what was taken under bars.
 */
export function leftOver(sentence: string, left: string): string {
  if (!left.includes('|')) return sentence;
  const kept: string[] = [];
  let lost = false;
  let from = 0;
  const ends = [...sentence.matchAll(/[,;:](?=\s)|\s[–—](?=\s)/gu), { index: sentence.length, 0: '' }];
  for (const end of ends) {
    const clause = sentence.slice(from, end.index);
    const open = left.slice(from, end.index);
    from = end.index + end[0].length;
    if (open.includes('|') && telling(open) === 0) {
      lost = true;
      continue;
    }
    // "her number 0161 … she's been doing it since 2011": what follows the fact stands by itself.
    const head = /^[^|]*\|+/u.exec(open)?.[0] ?? '';
    const own = head !== '' && telling(head) === 0 && telling(open.slice(head.length)) > 3 && kept.length > 0;
    lost ||= own;
    kept.push((own ? clause.slice(head.length) : clause).trim());
  }
  if (!lost) return sentence;
  const text = kept.filter(Boolean).reduce((all, clause) => {
    if (all === '') return clause;
    return /^(?:is|are|was|ist|sind|est|es|é|und|and)\b/u.test(clause) ? `${all} ${clause}` : `${all}, ${clause}`;
  }, '');
  return /[.!?]$/.test(text) || text === '' ? text : `${text}${/[.!?]$/.exec(sentence)?.[0] ?? ''}`;
}
