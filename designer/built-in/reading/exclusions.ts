import { contentTokens } from './content-words.ts';
import { dontSayAt } from './instructions.ts';
import type { Channel, Clause, Exclusion } from './reading.ts';
import { firstAt, isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { lexicon } from './wishes/lexicon.ts';

const channelsIn = lexicon<Channel>({
  phone:
    'phone, telephone, phone number, telephone number, call, calls, phone calls, mobile number, ring | telefon*, anruf*, handynummer*, rufnummer* | téléphone, numéro, appel, appels, appeler, téléphoner | teléfono, llamada, llamadas, llamar, número de teléfono | telefone, telemóvel, chamadas, ligar, ligações, número | telefono, telefonate, chiamate, chiamare, numero | telefoon*, telefoonnummer, bellen, telefoontjes | telefon*, numer*, dzwonić, dzwoń | telefon*, ringa, samtal, mobilnummer | telefon*, ringe, opkald, mobilnummer | هاتف*, الهاتف, رقم, رقم الهاتف, اتصالات, مكالمات | טלפון, מספר טלפון, שיחות, להתקשר',
  email:
    'email, emails, e-mail, mail, email address, mail address | e-mail*, email*, mailadresse, mail | email, e-mail, mail, courriel, adresse mail | email, correo, correo electrónico, e-mail | email, e-mail, correio eletrónico | email, e-mail, mail, posta elettronica | e-mail, email, mail, mailadres | e-mail*, mail*, email* | e-post*, mejl*, mail | e-mail*, mail* | بريد, البريد, البريد الإلكتروني, إيميل | מייל, אימייל, דואר אלקטרוני',
  form: 'contact form, form, forms | kontaktformular*, formular* | formulaire, formulaires | formulario, formularios | formulário, formulários | modulo, moduli, form | contactformulier, formulier | formularz* | formulär*, kontaktformulär* | formular*, kontaktformular* | نموذج*, استمارة | טופס, טפסים',
  address:
    'address, home address, street address, street | adresse*, anschrift*, hausnummer | adresse, adresses | dirección, domicilio, direccion | morada, endereço | indirizzo | adres, huisadres | adres*, adresu | adress*, hemadress | adresse* | عنوان*, العنوان | כתובת*, הכתובת',
});

/** Words about words: "don't use the word cheap" is about "cheap". */
const metaWordsIn = lexicon<'meta'>({
  meta: 'word, words, term, terms, phrase, name, number, thing, things, anything, something, stuff, mention, mentioned, yet, fact, please, just, really, lol, obviously, any, kind, sort, that | wort, wörter, wörtern, begriff, name, namen, nummer, dass, erwähnen, schreiben, sagen, nennen, zeigen, verwenden, bitte, etwas, irgendwas, an, mehr | mot, mots, terme, nom, numéro, chose, choses, fait, que, mention | palabra, palabras, término, nombre, número, cosa, cosas, que, mención | palavra, palavras, termo, nome, número, coisa, coisas, que, menção | parola, parole, termine, nome, numero, cosa, cose, che | woord, woorden, term, naam, nummer, dat, iets, dingen, noemen, vermelden | słowo, słowa, słów, termin, nazwa, numer, numeru, że, coś | ord, ordet, orden, namn, namnet, nummer, att, något, saker | ord, ordet, ordene, navn, navnet, nummer, at, noget, ting | كلمة, كلمات, اسم, رقم, أن, شيء | מילה, מילים, המילה, שם, מספר, משהו',
});

/** What a clause says must not be: meaning words, in order, each once. */
function wordsFrom(tokens: readonly Token[], tongue: Tongue): string[] {
  const all = [...new Set(contentTokens(tokens, tongue).map(({ text }) => text))];
  const telling = all.filter((word) => metaWordsIn(tokensOf(word), tongue.language).length === 0);
  return telling.length > 0 ? telling : all;
}

const untilBreak = (tokens: readonly Token[], from: number): Token[] => {
  const own = tokens.slice(from);
  const end = own.findIndex(({ text, kind }) => kind === 'line' || /^[.;!?,–(:]$/.test(text));
  return end < 0 ? own : own.slice(0, end);
};

/** Words of the trade that this is said not to be: "not a restaurant", "kein Restaurant", "no somos una escuela". */
function tradesDenied(tokens: readonly Token[], tongue: Tongue): string[] {
  const { words } = tongue;
  const at = firstAt(words.negations, tokens);
  if (at < 0) return [];
  let next = at + startsWith(words.negations, tokens, at);
  const said = [words.weAre, words.copulas].map((list) => startsWith(list, tokens, next));
  const verb = Math.max(...said);
  next += verb;
  // French closes its negation behind the verb.
  next += startsWith(words.negations, tokens, next);
  const article = startsWith(words.articles, tokens, next);
  const isThing =
    verb > 0 ||
    startsWith(words.copulas, tokens, at) > 0 ||
    /^(?:isn|aren|wasn)'t$/.test(tokens[at]?.text ?? '') ||
    [words.weAre, words.copulas].some((list) => isIn(list, tokens.slice(Math.max(0, at - 3), at)));
  const fused = words.articles === '' || /^(?:kein|geen|ingen|intet|inget)/.test(tokens[at]?.text ?? '');
  const isDenied = article > 0 ? isThing || /^[,–(]$/.test(tokens[at - 1]?.text ?? '') || at === 0 : fused && isThing;
  return isDenied ? wordsFrom(untilBreak(tokens, next + article), tongue) : [];
}

/** "Don't call us a vet". */
const calledSo = (object: readonly Token[], words: string[], tongue: Tongue): string[] => {
  const mine = startsWith(tongue.words.mine, object);
  return mine > 0 && startsWith(tongue.words.articles, object, mine) > 0 ? words : [];
};

/** Where what is excluded begins: after the order or the negation. */
function objectOf(tokens: readonly Token[], tongue: Tongue): Token[] {
  const { words } = tongue;
  const order = dontSayAt(tokens, tongue);
  const at = order >= 0 ? order : firstAt(words.negations, tokens);
  const length = startsWith(order >= 0 ? words.dontSay : words.negations, tokens, Math.max(0, at));
  const after = tokens.slice(Math.max(0, at) + length);
  return wordsFrom(after, tongue).length > 0 ? after : [...tokens];
}

function exclusionOf(clause: Clause, tongue: Tongue): Exclusion {
  const { text, span, role } = clause;
  const tokens = tokensOf(text);
  const object = objectOf(tokens, tongue);
  const words = wordsFrom(object, tongue);
  const channels = [...new Set(channelsIn(words.length > 0 ? object : tokens, tongue.language).map(({ key }) => key))];
  return {
    text,
    span,
    words,
    channels,
    trades: [...new Set([...tradesDenied(tokens, tongue), ...calledSo(object, words, tongue)])],
    publishable: role === 'fact',
  };
}

/** Whether a fact says what the owner does not do, have or want: it holds for the whole site. */
function refuses(clause: Clause, tongue: Tongue): boolean {
  const tokens = tokensOf(clause.text);
  const { words } = tongue;
  if (!isIn(words.negations, tokens) || /[?؟]$/.test(clause.text)) return false;
  if (startsWith(words.negations, tokens) > 0) return true;
  const at = firstAt(words.negations, tokens);
  const speaks = tokens.slice(Math.max(0, at - 4), at + 4);
  return tradesDenied(tokens, tongue).length > 0 || isIn(words.first, speaks) || isIn(words.weAre, speaks);
}

/** All that must not stand on the site. What visitors are told themselves ("No dogs") is publishable. */
export function exclusionsOf(clauses: readonly Clause[], tongue: Tongue): Exclusion[] {
  return clauses
    .filter((clause) => clause.role === 'exclusion' || (clause.role === 'fact' && refuses(clause, tongue)))
    .map((clause) => exclusionOf(clause, tongue));
}

/** A word and what grammar makes of it: "wedding", "weddings". */
const isSameWord = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2);
};

/** Whether a text says what an instruction forbids: all words of one of its parts ("funding or awards" are two). */
export function isForbidden(text: string, exclusions: readonly Exclusion[], tongue: Tongue): boolean {
  const said = tokensOf(text).map((token) => token.text);
  return exclusions.some((exclusion) => {
    if (exclusion.publishable || exclusion.words.length === 0) return false;
    const parts: string[][] = [[]];
    const tokens = tokensOf(exclusion.text);
    tokens.forEach((token, index) => {
      const cuts =
        token.text === ',' || [tongue.words.or, tongue.words.and].some((list) => startsWith(list, tokens, index) > 0);
      if (cuts) parts.push([]);
      else if (exclusion.words.includes(token.text)) parts.at(-1)?.push(token.text);
    });
    return parts.some((part) => part.length > 0 && part.every((word) => said.some((one) => isSameWord(one, word))));
  });
}
