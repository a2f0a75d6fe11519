/** Words that begin a name, or stand within it, without being what it is known by. */
const SMALL =
  /^(?:the|an?|of|on|at|in|and|for|by|der|die|das|den|dem|des|und|am|im|zum|zur|bei|von|le|la|les|l|d|du|de|des|et|au|aux|el|los|las|y|del|il|lo|i|gli|e|di|da|do|dos|das|o|os|as|het|een|en|van|og|och|i|w|z)$/iu;

/** A sign as it is written: a letter or figure with the marks that belong to it. */
const SIGN = /[\p{L}\p{N}]\p{M}*/u;
const UNSPACED = /[\u2e80-\u9fff\uac00-\ud7af]/u;
/** Names of so many letters are drawn whole: "Ahoi", "KRK". */
const SHORT = 4;
const MOST = 3;

/**
 * The letters that a name is known by, at most three, with the sign that joins two names: "Heron & Grebe" is H&G. Scripts
 * without spaces give their first two signs. '' for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\-–—/.,:·'’"„“”«»()]+/u)
    .filter((word) => word === '&' || word === '+' || SIGN.test(word));
  const [first = ''] = words;
  if (UNSPACED.test(first)) return [...first].slice(0, 2).join('');
  const telling = words.filter((word) => !SMALL.test(word));
  const known = telling.length > 0 ? telling : words;
  const [only = ''] = known;
  if (known.length === 1 && [...only].length <= SHORT) return only.toLocaleUpperCase();
  const letters = known.map((word) =>
    word === '&' || word === '+' ? word : (SIGN.exec(withoutArticle(word))?.[0] ?? '').toLocaleUpperCase(),
  );
  const joiner = letters.findIndex((letter) => letter === '&' || letter === '+');
  return (joiner === 1 ? letters : letters.filter((letter) => SIGN.test(letter))).slice(0, MOST).join('');
}

/** Arabic writes its article in front of the word. */
const withoutArticle = (word: string) => (/^ال\p{L}{2}/u.test(word) ? word.slice(2) : word);

/** The signs of a text one by one. */
export const signsOf = (letters: string): string[] => letters.match(/[\p{L}\p{N}&+]\p{M}*/gu) ?? [];
