import type { WrittenLanguage } from '../brief/language.ts';

/** The word that joins the last of a list. */
export const AND: Record<WrittenLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', pt: 'e' };
const OR: Record<WrittenLanguage, string> = { en: 'or', de: 'oder', fr: 'ou', es: 'o', pt: 'ou' };

/** "a, b and c". */
export function listOf(items: readonly string[], language: WrittenLanguage = 'en', word: 'and' | 'or' = 'and'): string {
  const joint = (word === 'and' ? AND : OR)[language];
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const before = items.slice(0, -1).join(', ');
  const spanish = language === 'es' && word === 'and' && /^h?i(?!e)/i.test(last) ? 'e' : joint;
  return `${before} ${spanish} ${last}`;
}

/** The text with its first letter raised. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The text with its first letter lowered, unless it begins with a name, an abbreviation or a German noun. */
export function lowered(text: string, language: WrittenLanguage = 'en'): string {
  if (language === 'de' || /^(?:\p{Lu}{2}|I\b|\p{Lu}\p{Ll}+['’]s\b)/u.test(text)) return text;
  return /^\p{Lu}\p{Ll}*(?: \p{Lu})/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** The noun phrase with "a" or "an". */
export function withArticle(phrase: string): string {
  if (/^(?:an?|the) /i.test(phrase) || /(?:projects|works|services|lessons|classes|repairs)$/i.test(phrase))
    return phrase;
  const letters = /^[FHLMNRSX][A-Z]+\b/.test(phrase);
  const an =
    letters || (/^(?:[aeiou]|hour|hono)/i.test(phrase) && !/^(?:one\b|once|eu|uni|us[aeiu]|uk\b)/i.test(phrase));
  return `${an ? 'an' : 'a'} ${phrase}`;
}

/** "bake bread" → "bakes bread": the verb phrase for one person. */
export function thirdPerson(phrase: string): string {
  const conjugate = (verb: string) => {
    if (verb === 'have') return 'has';
    if (verb === 'do' || verb === 'go') return `${verb}es`;
    if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
    return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  };
  return phrase
    .replace(
      /^(\p{L}+)(?:, (\p{L}+))?( and (?=\p{L}+(?: |$)))?/u,
      (whole, first: string, second: string | undefined) => {
        if (second) return whole.replace(first, conjugate(first)).replace(second, conjugate(second));
        return whole.replace(first, conjugate(first));
      },
    )
    .replace(
      / and (keep|cut|make|fit|service|colour|trim|find|pour|mix|tattoo|work|represent|file|repair|renovate|sell|let|interpret|set|recommend|give|fire|alter|mend|look|plant|install|cover|teach|guide|show|assemble|advise)\b/u,
      (_, verb: string) => ` and ${conjugate(verb)}`,
    );
}

/** The text as a sentence: first letter raised, one mark at its end. */
export const sentence = (text: string): string => {
  const plain = raised(text.trim().replace(/[\s,;:–—-]+$/u, ''));
  return plain === '' || /[.!?…]["”’)]?$/u.test(plain) ? plain : `${plain}.`;
};

/** The possessive: "Crumb & Ember’s", "Moss’". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** Shortens at a word's end to at most `limit` characters. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const short = text
    .slice(0, limit - 1)
    .replace(/\s+\S*$/u, '')
    .replace(/[\s,;:.–—-]+$/u, '');
  return `${short === '' ? text.slice(0, limit - 1) : short}…`;
}
