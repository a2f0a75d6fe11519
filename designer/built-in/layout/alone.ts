/** Words for one person who speaks of themselves, and for several, by language. */
const selves: Record<string, [one: string, several: string]> = {
  en: ['i me my mine myself', 'we our us ours'],
  de: ['ich mein meine meiner meinem meinen mir mich', 'wir unser unsere unserer unserem unseren uns'],
  fr: ['je j mon ma mes moi', 'nous notre nos'],
  es: ['yo mi mis soy', 'nosotros nosotras nuestro nuestra nuestros nuestras somos'],
  pt: ['eu meu minha meus minhas sou', 'nós nosso nossa nossos nossas somos'],
  it: ['io mio mia miei sono', 'noi nostro nostra nostri siamo'],
  nl: ['ik mijn mij', 'wij we ons onze'],
  pl: ['ja moja moje mój jestem', 'my nasz nasza nasze jesteśmy'],
  sv: ['jag min mitt mina', 'vi vår vårt våra'],
  da: ['jeg min mit mine', 'vi vores'],
  ar: ['أنا', 'نحن'],
  he: ['אני שלי', 'אנחנו שלנו'],
};

const QUOTED = /«[^«»]{0,400}»|„[^„“”]{0,400}[“”]|“[^“”]{0,400}”|"[^"\n]{0,400}"/gu;

/** Sentences and lines; a question ("Can I bring my dog?") and a quotation are others', not the owner's own. */
const told = (text: string) =>
  text
    .replace(QUOTED, ' ')
    .split(/(?<=[.!?؟\n])/u)
    .filter((sentence) => !/[?؟]$/u.test(sentence))
    .join('');

/** Whether the owner speaks as one person ("my workshop") rather than as several. False where the language is none of the twelve. */
export function isAlone(text: string, language: string): boolean {
  const [one = '', several = ''] = selves[language.split('-')[0] ?? ''] ?? [];
  const [ones, others] = [new Set(one.split(' ')), new Set(several.split(' '))];
  let balance = 0;
  for (const token of told(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    balance += (ones.has(token) ? 1 : 0) - (others.has(token) ? 1 : 0);
  return balance > 0;
}
