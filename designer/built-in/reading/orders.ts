import { startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { lexicon } from './wishes/lexicon.ts';

/** What a designer does with words and pictures, as orders say it: never the first person, whose facts these would be. */
export const publishingIn = lexicon({
  publish:
    'put, say, saying, write, mention, mentioning, show, list, use, using, print, publish, post, brag, named, give out, given out, giving out, hand out, mentioned, printed, published, shown, display, include, add, claim, promise, invent, make up, make one up, make anything up, make things up, make it up, quote, feature, invented | schreib, schreibe, schreibt, schreiben, hinschreiben, reinschreiben, draufschreiben, erwähn, erwähne, erwähnt, erwähnen, zeig, zeigt, zeigen, nenn, nennt, nennen, verwende, verwendet, verwenden, benutz, benutzt, benutzen, nutzen, veröffentlichen, sag, sagt, sagen, erfinden, angeben, auflisten, reinsetzen, reinnehmen, abbilden, vorkommen, auftauchen, erscheinen | mets, mettez, mettre, mette, mettiez, dis, dites, dire, écris, écrivez, écrire, montre, montrez, montrer, utilise, utilisez, utiliser, mentionne, mentionnez, mentionner, publie, publiez, publier, parle, parlez, parler, affiche, affichez, afficher, invente, inventez, indiquer, indiquez, citez, citer, nommer, nommez | pongas, ponga, pongan, pongáis, poner, poned, digas, diga, digan, digáis, decir, escribas, escriba, escriban, escribáis, escribir, muestres, muestre, muestren, mostrar, uses, use, usen, uséis, usar, utilices, utilice, utilicen, utilizar, menciones, mencione, mencionen, mencionéis, mencionar, publiques, publique, publiquen, publiquéis, publicar, incluyas, incluya, incluyan, incluir, hables, hable, hablen, hablar, inventes, inventen, nombrar, nombres, nombren, cites, citen | ponhas, ponha, ponham, põe, põem, poe, poem, pôr, digas, diga, digam, dizer, escrevas, escreva, escrevam, escrever, mostres, mostre, mostrem, mostrar, uses, use, usem, usar, menciones, mencione, mencionem, mencionar, publiques, publique, publiquem, publicar, coloques, coloque, coloquem, coloca, colocar, bota, botem, botar, metas, meta, metam, meter, fala, fales, fale, falem, falar, escreve, inclua, incluam, incluir, inventem | metti, metta, mettano, mettete, mettere, mettetelo, mettetela, mettetele, metterlo, metterla, scrivi, scriva, scrivete, scrivano, scrivere, dica, dite, dicano, dire, usi, usate, usino, usare, mostri, mostrate, mostrare, menzioni, menzionate, menzionare, pubblichi, pubblicate, pubblicare, inserite, inserisca, inserire, parli, parlate, parlare, citare, citate, nominare, nominate, nomini, inventate | zet, zetten, schrijf, schrijven, zeg, zeggen, noem, noemen, toon, tonen, gebruik, gebruiken, vermeld, vermelden, publiceer, publiceren, opschrijven, neerzetten, verzin | pisz, piszcie, pisać, pokazuj, pokazujcie, pokazywać, podawaj, podawajcie, podawać, dawaj, dawajcie, dawać, używaj, używajcie, używać, wspominaj, wspominajcie, wspominać, umieszczaj, umieszczajcie, umieszczać, zamieszczaj, zamieszczajcie, zamieszczać, publikuj, publikujcie, mów, mówcie | skriv, skriva, säg, säga, nämn, nämna, visa, använd, använda, publicera, sätt, lägg, ta med | skriv, skrive, sig, sige, nævn, nævne, vis, vise, brug, bruge, sæt, læg, offentliggør, tag med | تكتب, تكتبوا, تذكر, تذكروا, تضع, تضعوا, تنشر, تنشروا, تستخدم, تستخدموا, تقل, تقولوا, تعرض, تعرضوا, كتابة, ذكر, نشر, استخدام, عرض | לכתוב, תכתוב, תכתבו, להזכיר, תזכיר, תזכירו, לציין, תציינו, לשים, תשים, תשימו, להשתמש, תשתמשו, לפרסם, תפרסמו, להראות, תראו, להציג',
});

/** Negations of facts: who does them is named before. */
const OF_FACTS = /^(?:doesn't|doesnt|isn't|aren't|can't|cannot|won't|didn't|without|nothing|none|neither|nor)$/;
/** Who asks for it is somebody else: "my father asks not to mention". */
const ASKS =
  /^(?:asks?|asked|bittet|bat|demande|pide|pidió|pede|pediu|chiede|vraagt|vroeg|prosi|prosił|prosiła|prosimy|ber|bad|beder)$/;

/** Languages whose negation may stand far from the verb, or whose object may stand first. */
const FREE = ['de', 'nl', 'sv', 'da', 'it', 'he'];

/** Where a negated order to write or show begins and ends: "non lo metta", "never write", "nirgends hinschreiben". */
export function negatedOrderIn(tokens: readonly Token[], tongue: Tongue): { at: number; end: number } | null {
  const { words, language } = tongue;
  const isFree = FREE.includes(language);
  const speaks = (index: number) => index >= 0 && startsWith(words.first, tokens, index) > 0;
  for (const verb of publishingIn(tokens, language)) {
    const from = Math.max(0, verb.index - (isFree ? 8 : 4));
    // The nearest negation before the verb, then one behind it.
    const before = Array.from({ length: verb.index - from }, (_, back) => verb.index - 1 - back);
    const behind = [1, 2, 3].map((step) => verb.index + step).filter((at) => at < tokens.length);
    for (const at of [...before, ...behind]) {
      if (at >= verb.index && at < verb.index + verb.length) continue;
      const length = startsWith(words.negations, tokens, at);
      if (length === 0 || OF_FACTS.test(tokens[at]?.text ?? '')) continue;
      // "No waiting list": a thing and no order.
      const isNoun = at < verb.index - length && /^\p{L}{4,}$/u.test(tokens[verb.index - 1]?.text ?? '');
      if (!isFree && isNoun && /^(?:no|pas|sans|sin|sem|bez)$/.test(tokens[at]?.text ?? '')) continue;
      const [start, end] = [Math.min(at, verb.index), Math.max(at + length, verb.index + verb.length)];
      const between = tokens.slice(start, end);
      const isParted = between.some(({ text }) => /^[.;:!?\n–]$/.test(text));
      // "Je veux pas qu'on mette …": what somebody wants not to stand there.
      const wants = [-2, -1, 0].some((step) => start + step >= 0 && startsWith(words.wishes, tokens, start + step) > 0);
      const isOwn = !wants && (between.some((_, index) => speaks(start + index)) || speaks(start - 1));
      const before = tokens[start - 1];
      const leads =
        before === undefined ||
        before.kind !== 'word' ||
        /^(?:named|mentioned|printed|published|shown|given)$/.test(tokens[verb.index]?.text ?? '') ||
        tokens.slice(Math.max(0, start - 4), start).some(({ text }) => ASKS.test(text)) ||
        (start === 1 && before.text.length < 6 && startsWith(words.articles, tokens) === 0) ||
        [words.and, words.but, words.or, words.wishVerbs, words.thanks].some(
          (list) => startsWith(list, tokens, start - 1) > 0,
        );
      if (!isParted && !isOwn && (isFree || leads || wants)) return { at: start, end };
    }
  }
  return null;
}
