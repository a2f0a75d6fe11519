import { channelsIn } from './channels.ts';
import type { ClauseRole, Topic } from './reading.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { lexicon } from './wishes/lexicon.ts';
import { signalsIn } from './wishes/signals.ts';
import { topicsIn } from './wishes/topics.ts';

/**
 * What briefs speak of when they speak to whoever builds the site. No word of these tells by itself: two of them together do,
 * or one with an order, a denial or a "would".
 */
export const buildingWordsIn = lexicon(
  {
    media:
      'photo, photos, picture, pictures, pics, images, logo, text, texts, wording | foto*, bilder, logo, texte | photo, photos, images, logo, textes | foto, fotos, imágenes, logo, logotipo, textos | foto, fotos, imagens, logo, logótipo, textos | foto, immagini, logo, testi | foto*, afbeeldingen, logo, teksten | zdjęci*, fotki, logo, teksty | bilder*, foton, logga*, texter* | billeder*, fotos, logo*, tekster | صور*, الصور*, الشعار | תמונות, התמונות, לוגו',
    later:
      "later, follow, following week, next week, tomorrow, soon, i'll send, i will send, we'll send, will send, i'll bring, we will send | nach, später, folgt, folgen, nächste woche, morgen, schicke, schicken, sende, reiche | plus tard, suivront, suivra, bientôt, enverrai, enverrons, semaine prochaine, demain | luego, después, más tarde, mañana, enviaré, mando, mandaré, paso, pasaré | depois, mais tarde, amanhã, mando, envio, enviarei | dopo, poi, domani, mando, manderò, giro, invio, invierò | later, nog, volgen, volgt, stuur, sturen, morgen | później, potem, jutro, doślę, prześlę, wyślę | senare, sedan, skickar, kommer | senere, sender, kommer | لاحقا, سأرسل, سنرسل | אחר כך, אשלח, נשלח, בהמשך",
    word: 'word, words | wort, wörter, begriff, ausdruck | mot, mots, terme | palabra, palabras, término | palavra, palavras, termo | parola, parole, termine | woord, woorden, term | słowo, słowa, słów, słowem | ord, ordet, orden | ord, ordet, ordene | كلمة, كلمات | מילה, המילה, מילים',
    hidden:
      'private, secret, confidential, discreet, anonymous, banned, taboo, off limits | privat*, geheim*, vertraulich*, tabu, verloren | privé*, secret*, confidentiel*, proscrire, bannir, bannis, interdit* | privad*, secret*, confidencial, prohibid*, vetad* | privad*, secret*, confidencial, proibid* | privat*, segret*, riservat*, vietat*, bandit* | privé, geheim, vertrouwelijk, verboden | prywatn*, tajn*, poufn*, odpada, odpadają | privat*, hemlig*, förbjud* | privat*, hemmelig*, forbud* | خاص, سري | פרטי, סודי',
    polite:
      'formal you | siezen, duzen, gesiezt, geduzt, per du, per sie | vouvoy*, tutoy* | tutead*, tutear*, tutee*, de usted, trataos | por tu, por você, tutear | del lei, del tu | tutoyeren, vousvoyeren, met u, met je | per pan, na ty | nia, dua | tiltal, dus | - | -',
    seem: 'look, looks, sound, sounds, feel, feels, read like, come across | aussieht, aussehen, klingt, klingen, wirkt, wirken, wirke | ressembl*, air, fasse, sonne | parezca, parecer, parezcan, suene | pareça, parecer, soe | sembri, sembrare, sembra, paia, suoni | lijkt, lijken, klinkt, klinken, uitziet, uitzien | wygląda, wyglądać, wyglądało, brzmi, brzmiało | kännas, känns, ser ut, se ut, låta som, låter som | virke, virker, ligne, ligner, lyde, lyder | يبدو, تبدو | ייראה, להיראות, יישמע',
    visible:
      'stand out, prominent, visible, obvious, easy to find, easy to see, noticeable, readable, legible, jump out | sichtbar, auffallen, auffällig, hervorheb*, hervorgehoben, lesbar, ins auge, groß dastehen | visible*, évidence, ressort*, lisible*, mis en avant | destac*, visible*, legible*, resalt*, que se lea, que se vea | destaque, destacar, visíve*, legíve* | evidenza, risalt*, visibil*, leggibil* | opval*, zichtbaar, leesbaar, duidelijk zijn | widoczn*, czyteln*, wyróżni* | synlig*, synas, framträd*, läsbar*, tydligt | synlig*, fremhæv*, læsbar*, tydeligt | واضح*, بارز* | בולט, קריא',
    large:
      'big, large, huge, bold | groß, fett | grand, gros | grande, enorme | grande, enorme | grande, enorme | groot, vet | duży, duża, duże | stort, stor | stort, stor | كبير | גדול',
    would:
      'would be, would help, would suit, would do, might be nice, could be | wäre, wären, würde reichen, fänd*, dürfte | serait, seraient, suffirait, faudrait | sería, serían, estaría, vendría bien, bastaría | seria, seriam, ficaria, dava jeito | sarebbe, sarebbero, andrebbe, basterebbe | zou mooi, zou fijn, zou leuk, zou handig, zou goed, mag best | byłoby, byłaby, przydał* | vore, skulle vara, får gärna | ville være, må gerne, kunne være | سيكون, يفضل | יהיה נחמד, כדאי',
    part: 'contact form, form, blog, newsletter, map, pop up, pop ups, popups, popup, slideshow, animation, animations, chatbot, chat, clip art, stock photos, adjectives, jargon, slogan, slogans, webshop, cookie | kontaktformular*, formular*, blog, newsletter, karte, popups, animation*, anglizismen, fachchinesisch, sprüche, stockfotos, floskeln, webshop | formulaire*, blog, newsletter, plan, carte, animations, pop-up, anglicismes, slogans, jargon, boutique en ligne | formulario*, blog, boletín, mapa, animaciones, ventanas, tecnicismos, eslóganes | formulário*, blogue, blog, newsletter, mapa, animações, estrangeirismos | modulo, blog, newsletter, mappa, animazioni, musichette, slogan | contactformulier*, formulier*, blog, nieuwsbrief, kaart, animaties, poespas, stockfoto*, webshop | formularz*, blog*, newsletter*, mapa, mapka, animacj*, sklep internetowy | kontaktformulär*, formulär*, blogg*, nyhetsbrev, karta, animationer, webbshop | kontaktformular*, formular*, blog*, nyhedsbrev*, kort, animationer, webshop | نموذج, مدونة, خريطة | טופס, בלוג, מפה',
    need: 'need, needed, needs, necessary, bother, want, helps | brauch*, gebraucht, benötigt, nötig, notwendig, muss nicht, müssen nicht | besoin, nécessaire*, utile, inutile, faut pas, la peine | necesit*, hace falta, hacen falta, necesari* | precis*, necessári*, é preciso, vale a pena | serv*, necessari*, bisogno, occorr* | nodig, hoeft, hoeven | potrzeb*, niepotrzebn*, trzeba, konieczn* | behöv*, nödvändig* | nødvendig*, behøv*, brug for | نحتاج, ضروري | צריך, נחוץ',
    writing:
      "i write on behalf, i write for, i'm writing, im writing, i am writing, writing on behalf, writing this, typing this, filling this in, dictating this | ich schreibe im, ich schreibe für, ich schreibe ihnen, ich schreibe euch, schreibe ihnen, wir schreiben ihnen | je vous écris, j'écris au nom, j'écris de la part, vous écris au nom, on vous écrit | les escribo, le escribo, os escribo, escribo en nombre, escribo de parte, escribo por encargo | escrevo em nome, escrevo-vos, estou escrevendo, estou a escrever, escrevo da parte | vi scrivo, le scrivo, scrivo a nome, scrivo per, scriviamo a nome | ik schrijf namens, ik schrijf u, ik schrijf je, ik schrijf dit, ik schrijf voor mijn, schrijf ik u | piszę w imieniu, piszę w sprawie, piszę do państwa, zwracam się | jag skriver åt, jag skriver till er, jag skriver för min, jag skriver detta | jeg skriver for min, jeg skriver for vores, jeg skriver til jer, jeg skriver på vegne | أكتب نيابة, أكتب لكم | כותב בשם, כותבת בשם",
    check:
      'goes live, go live, proofread, have a look before, tidy up, grammar, typos | korrekturles*, gegenles*, drüberles*, online geht, rechtschreibung | reli*, relecture, fautes, mise en ligne | revis* antes, faltas de ortografía, repase* | revê antes, gralhas, erros de | rilegg*, refusi, errori di | nakijk*, tikfouten, taalfouten, live gaat | sprawdz* przed, literówki, przeczyta przed | korrekturläs*, stavfel | korrekturlæs*, stavefejl, tastefejl | - | -',
  },
  {
    media: 'fotky, obrázky, фото, фотограф*, kuvat, fotoğraf*, képek',
    later: 'později, pošlu, dodám, позже, пришлю, пізніше, надішлю, myöhemmin, sonra, gönder*, később',
    word: 'slovo, slova, слово, слова, sana, sanaa, kelime*, szó, szót',
    part: 'formulář*, форм*, lomake*, form',
    need: 'nepotřeb*, potřeb*, нужн*, потріб*, tarvi*, gerek*, lazım, olmalı, olsun, konulsun',
    writing:
      'píšu za, píšu jménem, píšu vám, obracím se, kirjoitan äitini, kirjoitan teille, adına yazıyorum, пишу вам, пишу від імені, пишу от имени',
    hidden: 'soukrom*, tajn*, приватн*, yksityi*, gizli',
  },
);

type Key = Parameters<typeof has>[1];
const has = (found: ReturnType<typeof buildingWordsIn>, key: (typeof found)[number]['key']) =>
  found.some((one) => one.key === key);

/** Facts of which it is told where they shall stand. */
const SHOWN: readonly Topic[] = ['hours', 'prices', 'contact', 'location', 'booking'];

/**
 * What a clause is that speaks to whoever builds the site: of a word that is not to be read, of how visitors are spoken to, of what
 * comes first. Null for all else. `isLate`: such things are said at the end.
 */
export function saidToBuilder(
  tokens: readonly Token[],
  tongue: Tongue,
  isLate: boolean,
): Extract<ClauseRole, 'wish' | 'exclusion'> | null {
  const { words, language } = tongue;
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  if (
    spoken.length < 2 ||
    spoken.length > 22 ||
    tokens.some(({ text: mark }) => mark === '@' || /^\p{Sc}$/u.test(mark))
  )
    return null;
  const found = buildingWordsIn(spoken, language);
  const is = (key: Key) => has(found, key);
  const denies = isIn(words.negations, spoken);
  const numbered = tokens.some(({ kind }) => kind === 'number');
  const word = found.find(({ key }) => key === 'word');
  if (word) {
    // "Not a word about the fire", "von der Pleite kein Wort".
    const before = spoken.slice(Math.max(0, word.index - 2), word.index);
    if (isIn(words.negations, before) || before.some(({ text: no }) => NO.test(no))) return 'exclusion';
    // "The word bespoke is banned", "het woord ambachtelijk wil ik niet zien".
    const article = startsWith(words.articles, spoken);
    const opens = word.index === article && (article > 0 || language === 'pl') && spoken.length > word.index + 2;
    // "Cheap is a word I never want to see."
    const isOurs = startsWith(words.first, spoken, word.index + 1) > 0 && word.index > 1;
    if ((opens || isOurs) && (denies || is('hidden'))) return 'exclusion';
  }
  if (is('polite') && spoken.length < 9) return 'wish';
  if (!isLate || numbered) return null;
  // "Die Telefonnummer bitte ganz oben", "el teléfono bien grande", "could the hours go at the top?"
  const shown =
    channelsIn(spoken, language).length > 0 || topicsIn(spoken, language).some(({ key }) => SHOWN.includes(key));
  // "Saturdays by appointment, ring first" is said to visitors.
  const ways = channelsIn(spoken, language);
  const first = signalsIn(spoken, language).some(
    ({ key, index }) => key === 'first' && !ways.some((way) => way.index + way.length === index),
  );
  if (shown && (is('visible') || is('large') || first) && spoken.length < 12 && !isIn(words.weAre, spoken))
    return 'wish';
  return null;
}

/** None of a thing, where the negations of verbs leave it out. */
const NO =
  /^(?:no|not|never|kein|keine|keinen|nicht|pas|aucun|aucune|ni|ninguna|ningún|nem|nenhuma|nenhum|nessuna|nessun|neanche|niente|geen|niet|żadnego|ani|bez|inga|inget|inte|ingen|intet|ikke|ni|ani)$/;
