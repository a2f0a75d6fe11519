import type { Token } from './tokens.ts';
import { contentTokens } from './content-words.ts';
import { startsWith, type Tongue } from './tongue.ts';
import { lexicon } from './wishes/lexicon.ts';

/** What is said to the one who reads the brief, and says nothing of the business. */
const phaticIn = lexicon({
  talk: "no name yet, not named yet, no name so far, name to follow, leave that open, decide later, tell you everything, i'll just tell, good with computers, hope you, hoping you, hoping someone, hope someone, hope you're, i hope you're, hope your, hope this, hope that, hope it, i hope this, i hope it, i hope you, bear with me, not sure what, not sure how, not sure if, don't know what else, no idea what, that's all, that's it, thats all, thats it, thats about it, a bit long, im doing it, i'm doing it, doing this for, that is it, that's about it, that is about it, that should be, get back to me, i'm writing this, writing this, writing on behalf, sorry for, sorry this, sorry if, sorry it, sorry about, as discussed, as promised, as agreed, i guess that, whatever you, you decide, you choose, your call, surprise me, told me to, told me i, asked me to, said i should, says i should, says i must, says i need, says we need, says we should, says we must, reckons i need, reckons we need, no rush, never done this, never done one, first time doing, ta very much, how are you, ask if, any questions, nice to meet, talking into the phone, talking into my phone, talking this into, speaking into the phone, speaking into my phone, typing this on my phone, setting this up for, making this for, filling this in for, doing this for my, what else, where was i, let me see, let me think | noch kein name, noch keinen namen, name kommt noch, ich hoffe, weiß nicht was, weiß nicht wie, keine ahnung, das war's, das wär's, das ist alles, mehr fällt mir, fällt mir gerade, fällt mir nicht, sonst noch was, melde dich, meldet euch, melden sie sich bei fragen, entschuldigung, sorry, wie besprochen, wie telefonisch besprochen, wie vereinbart, entscheide du, entscheidet ihr, ihr macht das, mein neffe meint, meine tochter meint, meint ich, hat gesagt ich, wie geht, keine eile, bei fragen, noch nie gemacht, ich diktiere das, ich spreche das, ich tippe das, ich richte das für, ich mache das für meine | pas encore de nom, j'espère, je ne sais pas quoi, je sais pas quoi, aucune idée, c'est tout, voilà c'est, voilà tout, voilà je, désolé, désolée, comme convenu, comme promis, à vous de voir, à toi de voir, m'a dit de, m'a dit que, ça va, comment allez, si vous avez des questions, pas pressé, première fois que, je dicte, quoi d'autre, je remplis ça pour | todavía sin nombre, aún sin nombre, todavía no tiene nombre, espero que, no sé qué más, no sé qué, ni idea, eso es todo, es todo, nada más, perdón por, disculpa, disculpen, lo que tú, como quieras, como quieran, me dijo que, me ha dicho que, qué tal, cómo estás, cómo están, cualquier duda, sin prisa, primera vez que, lo estoy dictando, estoy dictando, qué más | ainda sem nome, ainda não tem nome, espero que, não sei o que mais, não sei mais, não faço ideia, é só isso, é isso, é tudo, desculpa, desculpe, desculpem, como quiser, como quiserem, me disse que, disse-me que, tudo bem, tudo bom, como vai, como estão, qualquer dúvida, sem pressa, primeira vez que, estou a ditar, estou ditando, que mais | ancora senza nome, spero che, non so cosa, non so che altro, nessuna idea, è tutto, tutto qui, ecco tutto, scusate, scusa, scusi, fate voi, faccia lei, mi ha detto di, mi ha detto che, come va, come state, per domande, senza fretta, prima volta che, sto dettando, che altro | nog geen naam, ik hoop, weet niet wat, geen idee, dat is alles, dat was het, dat is het, sorry, zoals besproken, kies maar, kijk maar, zei dat ik, hoe gaat, bij vragen, geen haast, nog nooit gedaan, ik dicteer dit, ik typ dit, wat nog meer | mam nadzieję, nie wiem co, nie wiem jak, to wszystko, to tyle, to by było, przepraszam, jak ustaliliśmy, zdaję się na, powiedział że, powiedziała że, jak się masz, w razie pytań, nie ma pośpiechu, pierwszy raz, dyktuję, co jeszcze, zakładam to dla | hoppas, jag hoppas, vet inte vad, ingen aning, det var allt, det är allt, det var det, ursäkta, förlåt, som vi sa, ni bestämmer, du bestämmer, sa att jag, hur mår, vid frågor, ingen brådska, första gången jag, jag dikterar, vad mer | håber, jeg håber, ved ikke hvad, ingen anelse, det var det, det er alt, det var alt, undskyld, beklager, som aftalt, i bestemmer, du bestemmer, sagde at jeg, hvordan går, ved spørgsmål, ingen hast, første gang jeg, jeg dikterer, hvad mere | أتمنى, آمل, أرجو أن, لا أعرف ماذا, لا أدري, هذا كل شيء, هذا كل ما, عذرا, آسف, كما اتفقنا, كما تشاء, كيف الحال, لأي سؤال | מקווה, אני מקווה, לא יודע מה, לא יודעת מה, אין לי מושג, זה הכל, זהו, סליחה, כמו שסיכמנו, תחליטו אתם, מה שלומך, מה נשמע, לכל שאלה, אין לחץ, פעם ראשונה ש",
});

/** What stood at the edges of an old website. */
const remainsIn = lexicon({
  edge: 'best viewed, last updated, last modified, all rights reserved, optimised for, optimized for, you are visitor, visitor number | letzte aktualisierung, zuletzt aktualisiert, alle rechte vorbehalten, optimiert für, sie sind besucher, besucher nr | dernière mise à jour, tous droits réservés, optimisé pour, vous êtes le visiteur | última actualización, todos los derechos reservados, optimizado para, es el visitante | última atualização, todos os direitos reservados | ultimo aggiornamento, tutti i diritti riservati | laatst bijgewerkt, alle rechten voorbehouden | ostatnia aktualizacja, wszelkie prawa zastrzeżone | senast uppdaterad, alla rättigheter förbehållna | sidst opdateret, alle rettigheder forbeholdes | آخر تحديث, جميع الحقوق محفوظة | עודכן לאחרונה, כל הזכויות שמורות',
});

/** What mail programs write below a mail: "Sent from my iPad", "(gesendet vom Handy)". */
const SENT =
  /^(?:sent|gesendet|envoyé|enviado|inviato|verzonden|verstuurd|wysłan[eo]|skickat|sendt|lähetetty|odesláno|gönderildi)$/;
const DEVICE =
  /^(?:i?phone\p{L}*|ipad\p{L}*|android|samsung|galaxy|outlook|handy|smartphone|mobil\p{L}*|móvil|celular|telem\p{L}+|telefon\p{L}*|cellulare|téléphone|tablet\p{L}*)$/u;
const isOfMail = (tokens: readonly Token[]) =>
  SENT.test(tokens.find(({ kind }) => kind === 'word')?.text ?? '') && tokens.some(({ text }) => DEVICE.test(text));

/** "Last updated 11/03/2016", "You are visitor number 004512": no number of visitors' own begins with such noughts. */
const isRemains = (tokens: readonly Token[], tongue: Tongue) =>
  tokens.length <= 12 &&
  (isOfMail(tokens) ||
    remainsIn(tokens, tongue.language).some(({ index }) => index <= 2) ||
    (tokens.filter(({ kind }) => kind === 'number').length === 1 &&
      tokens.length > 3 &&
      tokens.some(({ text }) => /^00\d{3,6}$/.test(text))));

/** What somebody who speaks begins with, before they say anything. */
const begunWith = lexicon({
  pause:
    'ok, okay, so, well, um, right so, right, hi, hiya, hello, hey | also, na ja, naja, tja, ähm, äh, hallo, moin, servus, hi, ja also, ok, okay | alors, bon, ben, bah, euh, bonjour, salut, voilà, donc, ok | bueno, pues, mire, mira, oye, a ver, hola, hola buenas, buenas, este, ok | bom, olha, olá, oi, então, pronto, ok | allora, dunque, ecco, ciao, salve, buongiorno, beh, ok | nou, nou ja, dus, hoi, hallo, eh, ok | no więc, więc, cześć, hej, dzień dobry, no, ok | ja alltså, alltså, hej, jo, ok | altså, hej, jo, ok | طيب, مرحبا, أهلا | אז, טוב, היי, שלום',
});
const LONGEST_PAUSE = 6;

/** Where what is said begins behind "ok so", "also", "hola, mire": only where somebody begins to speak of themselves there. 0: at once. */
export function saidFrom(tokens: readonly Token[], tongue: Tongue): number {
  const { words, language } = tongue;
  const pauses = begunWith(tokens.slice(0, LONGEST_PAUSE), language);
  let [at, many] = [0, 0];
  for (const { index, length } of pauses) {
    if (index > at) break;
    if (index + length > at) many += 1;
    at = Math.max(at, index + length);
    while (/^[,.…]$/.test(tokens[at]?.text ?? '')) at += 1;
  }
  const speaks = [words.first, words.weAre, words.mine, words.called].some((list) => startsWith(list, tokens, at) > 0);
  // "Okay so the business is …": two of them say nothing, whatever follows.
  return at > 0 && (speaks || many > 1) ? (tokens[at]?.start ?? 0) - (tokens[0]?.start ?? 0) : 0;
}

const LAUGHTER = /^(?:lol|lmao|xd|mdr|ptdr|k{3,}|(?:ha|he|hi|ja|je|rs){2,}s?|haha\w*|jaja\w*)$/;

/** Whether a clause only speaks to the reader: "Hope you're well!", "not sure what else to say", "das war's". */
export function isSmallTalk(tokens: readonly Token[], tongue: Tongue): boolean {
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  if (spoken.length > 0 && spoken.every(({ text }) => LAUGHTER.test(text))) return true;
  if (isRemains(tokens, tongue)) return true;
  if (spoken.length > 16 || tokens.some(({ kind, text }) => kind === 'number' || text === '@')) return false;
  return phaticIn(tokens, tongue.language).some(
    ({ index }) =>
      index <= 3 || (index >= tokens.length - 4 && contentTokens(tokens.slice(0, index), tongue).length < 3),
  );
}

/** A statement without the laughter at its end: "faço bolo o ano inteiro kkk". */
export function withoutLaughter(text: string): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const word = last.replace(/[^\p{L}]/gu, '').toLowerCase();
  return LAUGHTER.test(word) && last !== text ? text.slice(0, -last.length).replace(/[ ,]$/, '') : text;
}
