/** A text for comparing: lower case, without accents and marks. "Café–Crème!" and "cafe creme" are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // The article of Arabic is written together with its word.
    .replace(/(?<=^| )ال(?=\p{L}{3})/gu, '')
    .trim();

/** Words that say nothing about which thing is meant. */
const EMPTY = new Set(
  (
    'the a an of our my your we i us and for at in on to is it its with der die das den dem des ein eine einen einem einer ' +
    'und für im am zu vom unser unsere unseren mein meine le la les l un une des du de d et pour au aux nos notre mon ma mes ' +
    'el los las una unos unas y para del al nuestro nuestra mi mis o os as um uma e do da dos das no na nosso nossa meu minha'
  ).split(' '),
);

/** The words of a text that tell a thing from others, for comparing. All of them when there are none but small ones. */
export function contentWords(text: string): string[] {
  const all = plain(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}
