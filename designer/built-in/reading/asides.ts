import { contentTokens } from './content-words.ts';
import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { lexicon } from './wishes/lexicon.ts';

/** Words in which who builds the site is told what becomes of something just said. */
export const printWordsIn = lexicon(
  {
    print:
      'print, printed, put, say, said, state, stated, mention, mentioned, show, shown, include, included, write, written, publish, published, list, listed, spelled, spelt, quote, quoted, noted, stand, appear, keep, leave, make, word |  druck*, gedruckt, schreib*, geschrieben, sag*, gesagt, erwähn*, zeig*, gezeigt, steh*, genannt, vermerkt, lassen, rein, drauf, hin, formulier* | imprimé*, écri*, dit, dire, dites, mentionn*, montr*, affich*, indiqu*, figurer, laiss*, garde*, mets, mettez, mettre, formul* | imprim*, escrib*, escrito, diga*, dicho, decir, mencion*, mostrar, poner, ponlo, ponedlo, dilo, pongan, ponga, aparecer, dejen, salir, redact* | imprim*, escrev*, escrito, diga*, dito, dizer, mencion*, mostrar, pôr, ponham, aparecer, deixem, constar, formul* | stamp*, scriv*, scritt*, dica, dire, detto, menzion*, mostr*, metter*, lasci*, comparire, formul* | druk*, gedrukt, schrijf*, geschreven, zeg*, gezegd, vermeld*, noem*, toon*, staan, laat, laten, zet, op, erop, erin, bij, formuleer* | druk*, napis*, pisa*, powiedz*, wspomn*, pokaz*, zostaw*, znaleźć | tryck*, skriv*, skrivet, säg*, sagt, nämn*, visa*, stå, låt, låta, formuler* | tryk*, skriv*, skrevet, sig*, sagt, nævn*, vis, vises, stå, står, lad, formuler* | يكتب, كتابة, تكتب, ذكر, يذكر, نشر | לכתוב, כתוב, לציין, להזכיר, להשאיר',
    may: 'may, might, must, has to, have to, got to, should, shall, can, could, would, want, need, needs, like, let, please | darf, dürft, dürfen, muss, müssen, soll, sollte, sollen, kann, könnt, gern, gerne, bitte, unbedingt | peut, peux, pouvez, doit, devrait, faut, veux, voudrais, aimerais | puede, pueden, debe, deben, debería, quiero, queremos, hay que, por favor | pode, podem, deve, devem, quero, queremos, tem que | può, possono, deve, devono, dovrebbe, voglio, vorrei | mag, moet, moeten, kan, graag, wil | może, można, musi, powinno, proszę, koniecznie | får, ska, skall, måste, kan, gärna | må, skal, kan, gerne | يجب, يمكن, أريد | צריך, אפשר, חייב',
    that: "it, this, that, that's, that line, that bit, that sentence, that part, this line, this bit, these, those, them, like that, so, important, clear, clearly, plain, plainly, nicely, kindly, gently, politely | das, dies, dieses, der satz, dieser satz, es, so, auch, deutlich, klar, groß, freundlich, höflich, nett | ça, cela, ceci, cette phrase, le, l', y, c', clairement, poliment, gentiment | eso, esto, esa frase, esta frase, lo, así, ello, claro, claramente, amablemente, educadamente | isso, isto, essa frase, esta frase, assim, o, claro, claramente, educadamente, gentilmente | questo, quello, questa frase, quella frase, lo, così, ciò, chiaro, chiaramente, gentilmente, con garbo | dat, dit, die zin, deze zin, het, er, zo, duidelijk, netjes, vriendelijk | to, tego, tak, wyraźnie, grzecznie, uprzejmie | det, detta, så, den, dem, tydligt, snällt, vänligt | det, dette, den, dem, sådan, pænt, tydeligt, venligt | هذا, ذلك, ذلك | זה, את זה, כך",
    where:
      'high, up high, big, large, huge, massive, bold, at the top, near the top, top, somewhere, prominent, prominently, visible, obvious | oben, ganz oben, weit oben, fett, irgendwo | en haut, tout en haut, en gros, en grand, visible, bien visible, quelque part | arriba, en grande, grande, visible, bien visible, destacado, algún lado | em cima, em grande, visível, bem visível, destacado, algum lado | in alto, in grande, visibile, ben visibile, da qualche parte | bovenaan, groot, ergens, zichtbaar | na górze, widocznie, gdzieś | högst upp, stort, synligt, någonstans | øverst, stort, synligt, et sted | في الأعلى, بخط كبير, بوضوح | למעלה, בגדול, בולט',
    letters:
      "big letters, large letters, large print, big print, big text, large text, screen readers, screen reader | große schrift, große buchstaben, großen buchstaben, screenreader | gros caractères, grands caractères, grosses lettres, lecteurs d'écran | letra grande, letras grandes, lectores de pantalla | letra grande, letras grandes, letra bem grande, leitores de ecrã | caratteri grandi, lettere grandi | grote letters, grote tekst | duże litery, dużymi literami, duża czcionka | stora bokstäver, stor text | store bogstaver, stor skrift | خط كبير, حروف كبيرة | אותיות גדולות",
  },
  {
    print: 'yazın, yazılsın, nechte, napište, напишите, напишіть, kirjoittakaa, írják, lăsați',
    may: 'má být, musí, olmalı, lütfen, должно, має, prosím',
    that: 'bunu, onu, to, tam, это, це, tämä, ezt',
  },
);

const YOU = /^(?:you|ihr|du|sie|man|vous|tu|usted|ustedes|você|vocês|je|jullie|u|ni)$/;
const COULD =
  /^(?:could|can|would|might|könntet|könnten|könntest|könnt|pouviez|pourriez|pouvez|pudieran?|pudieras|podrían?|pudessem?|puderem|poteste|potreste|kunt|kunnen|zouden|kunde|kunne|kan)$/;

/** "If you could put the phrase … somewhere": the reader is asked to do what a builder does. */
export function asksReader(tokens: readonly Token[], tongue: Tongue): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, 12);
  const at = words.findIndex(
    ({ text }, index) =>
      COULD.test(text) &&
      [words[index - 1], words[index + 1]].some((near) => YOU.test(near?.text ?? '') || tongue.words.first === ''),
  );
  const found = printWordsIn(words, tongue.language);
  const isBare = /^(?:pouviez|pudieran?|pudieras|pudessem?|puderem|poteste|potreste)$/.test(words[1]?.text ?? '')
    ? 1
    : -1;
  const from = at < 0 ? isBare : at;
  return from >= 0 && found.some(({ key, index }) => key === 'print' && index > from && index <= from + 5);
}

/** "That has to be on there." */
const THERE = /(?:^| )(?:on|in|up|be) there(?: |$)/;

/**
 * Whether a clause says nothing of its own but what is to become of what was said before it: "we would like this stated",
 * "may be printed", "dat moet er wel op". How large letters are to be is said to the same reader.
 */
export function isAside(whole: readonly Token[], tongue: Tongue): boolean {
  // "Say that clearly because people keep asking": why is said to the same reader.
  const why = whole.findIndex((_, at) => at > 1 && startsWith(tongue.words.but, whole, at) > 0);
  const tokens = why < 0 ? whole : whole.slice(0, why);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length < 2 || words.length > 14) return false;
  const found = printWordsIn(words, tongue.language);
  const letters = found.find(({ key }) => key === 'letters');
  if (letters && letters.index < 3) return true;
  if (words.length > 9 || tokens.some(({ kind, text }) => kind === 'number' || text === '@' || text === '"'))
    return false;
  const has = (key: 'print' | 'may' | 'that') => found.some((one) => one.key === key);
  const isThere = THERE.test(words.map(({ text }) => text).join(' '));
  if (!(has('print') || isThere) || !(has('may') || has('that'))) return false;
  // "We write it by hand" says what they do.
  const does = startsWith(tongue.words.first, words) > 0 && !has('may');
  const known = new Set(found.flatMap(({ index, length }) => words.slice(index, index + length)));
  const own = contentTokens(words, tongue).filter((word) => !known.has(word) && word.text.length > 3);
  return !does && own.length === 0;
}

/** Whether words order something to be printed: "the phrase … should stand large". */
export function asksToPrint(tokens: readonly Token[], tongue: Tongue): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return printWordsIn(words, tongue.language).some(({ key }) => key === 'print') || asksReader(tokens, tongue);
}
