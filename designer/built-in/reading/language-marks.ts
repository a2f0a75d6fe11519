import type { KnownLanguage } from './vocabulary/index.ts';

/** Endings and letters that speak for a language where a text has few small words. */
export const endings: Record<KnownLanguage, RegExp> = {
  en: /(?:ing|tion|ness|ery|ings|ers|ly|ght|ghts|th|wn|ck|sh|ty|shop|shops)$/,
  de: /(?:ung|ungen|erei|schaft|lich|liche|keit|heit|straße|praxis|schule|werkstatt|isch|ische|ische[rsn]|tz|ß|ße|pf)$|[äöü]\p{L}/u,
  fr: /(?:erie|eries|eur|euse|eau|eaux|ière|ment|ique|iques|ée|ées|ès)$|[èêœçûîë]/,
  es: /(?:ción|ciones|ería|erías|dad|dades|ito|ita|illo|ños|ña|ño|ismo)$|ñ|^[¿¡]/,
  pt: /(?:ção|ções|aria|arias|eiro|eira|dade|agem|ão|ões|ães|inho|inha)$|[ãõ]|lh[ao]|nh[ao]/,
  it: /(?:zione|zioni|eria|erie|aggio|tà|mento|menti|ezza|etto|etta|ità|iamo|glio|gli)$|cch|zz|ggi/,
  nl: /(?:ij|erij|heid|ingen|eren|lijk|lijke|schap|huis|winkel|tjes|tje|en)$|ijn|eeu/,
  pl: /(?:nia|ość|ości|ania|enie|owy|owa|owe|ych|ami|ów)$|[łąężźćśń]|sz|cz|rz/,
  sv: /(?:het|ning|ningar|eri|arna|orna|ande|isk|iska)$|å|ä|ö/,
  da: /(?:hed|ning|ninger|eri|erne|ende|isk|iske|sted)$|å|æ|ø/,
  ar: /[\u0600-\u06ff]/,
  he: /[\u0590-\u05ff]/,
};

/** Letters and endings of whole words that no language which the designer reads has. */
export const ownShapes: [shape: RegExp, language: string][] = [
  [/[ığ]/, 'tr'],
  [/[őű]/, 'hu'],
  [/[ěřů]/, 'cs'],
  [/(?:issa|issä|ista|istä|iin|uus|yys|aan|ään|uun|yyn|mme|oilla|öillä)$/, 'fi'],
];

/** The most frequent words of languages that the designer can tell and not read. */
export const otherLanguages: Record<string, string> = {
  fi: 'ja, on, ei, että, olen, olemme, meillä, kanssa, tai, mutta, sekä, myös, joka, meidän, avoinna, suljettu, klo, hinta, puhelin, tarjoamme, ovat, oma, pieni, minun',
  tr: 've, bir, bu, için, ile, biz, çok, olan, gibi, her, var, kadar, saat, günü, kapalı, açık, olarak, bizim, benim, günleri, arası, sitesi',
  cs: 'je, se, na, že, jsme, jsem, pro, od, nebo, také, náš, naše, naší, jsou, máme, otevřeno, zavřeno, hodin, také, který, ve, po, až, nabízíme',
  sk: 'je, sa, na, že, sme, som, pre, od, alebo, tiež, náš, naša, naše, sú, máme, otvorené, zatvorené, hodín, ktorý, vo, po, až, ponúkame, a, v',
  hu: 'és, az, egy, van, nem, hogy, vagyunk, vagyok, is, mi, nálunk, minden, kor, nyitva, zárva, ár, telefon, órától, vagy, csak, meg, kell',
  ro: 'și, este, suntem, sunt, cu, la, din, pentru, nu, în, sau, noastră, nostru, deschis, închis, orele, preț, lei, de, pe, care, ne, avem, strada',
  nb: 'gjør, noe, lørdag, drives, åpner, nettside, takk, når, noen, våre, mer, selv, fikk, gjerne, hvor, ukedager, og, er, det, som, på, for, med, vi, jeg, ikke, til, av, hos, eller, åpent, stengt, være, også, etter, fra, våre, hverandre, mye, bare, noe, hver',
  is: 'og, er, að, við, ég, ekki, með, til, af, hjá, eða, opið, lokað, um, okkar, sem, á, frá, alla, daga',
  ca: 'i, amb, som, és, una, els, les, dels, per, també, obert, tancat, nostra, nostre, fem, tenim, dilluns, divendres, carrer, aquesta, més, des, fins',
  gl: 'e, o, os, na, nas, unha, unhas, somos, co, coa, non, pechado, aberto, nosa, noso, rúa, dende, ata, facemos, temos, luns, venres, máis',
  eu: 'eta, da, gara, naiz, ez, bat, gure, dugu, dira, egunero, irekita, itxita, euskal, edo, ere, astelehena',
  hr: 'i, je, su, na, za, se, od, do, smo, naš, naša, naše, ili, također, otvoreno, zatvoreno, sati, radno, vrijeme, koji, koja, iz, sam, nudimo',
  sl: 'in, je, so, na, za, se, od, do, smo, naš, naša, naše, ali, tudi, odprto, zaprto, ure, ki, iz, sem, pri, ponujamo',
  et: 'ja, on, ei, me, meie, oleme, olen, ning, või, ka, avatud, suletud, kell, kuni, oma, eest, juures, pakume, see',
  lv: 'un, ir, mēs, mūsu, esam, nav, no, līdz, ar, vai, arī, atvērts, slēgts, kas, par, es, tikai',
  lt: 'ir, yra, mes, mūsų, esame, ne, nuo, iki, su, ar, taip, atidaryta, uždaryta, kad, bei, aš, tik, val',
  vi: 'và, là, của, chúng, tôi, có, cho, không, với, các, một, những, được, từ, đến, ở, mở, cửa, quán, tại',
  id: 'dan, yang, di, untuk, dengan, kami, adalah, dari, ini, tidak, atau, juga, buka, tutup, setiap, hari, pada, saya, toko, jam',
  tl: 'ang, ng, mga, sa, na, at, ay, kami, namin, ako, para, hindi, bukas, sarado, araw, may, po, aming',
  sw: 'na, ya, wa, kwa, ni, sisi, yetu, katika, kila, siku, hapana, saa, mimi, pia, duka, hadi, au, tuna, cha',
  af: "en, die, 'n, is, van, vir, met, ons, ek, nie, op, by, ook, het, wat, oop, gesluit, tot, elke, dae",
  ga: 'agus, tá, an, na, is, ar, ag, le, sinn, againn, ní, oscailte, dúnta, gach, lá, siopa, ó, go, mé, ár',
  cy: "ac, yn, y, yr, mae, ein, ni, i, o, gyda, ar, agor, ar gau, bob, dydd, siop, hefyd, neu, rydym, a, gan, i'r",
  eo: 'kaj, la, estas, ni, mi, ne, en, de, kun, por, nia, mia, ĉiu, tago, aŭ, ankaŭ, al, ĝis',
  sq: 'dhe, është, jemi, jam, për, me, në, nga, një, të, hapur, mbyllur, ne, tonë, ose, çdo, ditë',
  mt: "u, hu, huwa, aħna, għal, ma', minn, fil, kull, jum, miftuħ, magħluq, jew, tal, il",
};

/** Scripts that belong to one language, or nearly so. Han alone is Chinese; kana make it Japanese. */
export const scripts: [letters: RegExp, language: string][] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
];

/** Letters that tell languages of one script apart, the first that fits. */
export const lettersWithin: Record<string, [letters: RegExp, language: string][]> = {
  ru: [
    [/[іїєґ]/i, 'uk'],
    [/[ђћљњџ]/i, 'sr'],
    [/[ѓќѕ]/i, 'mk'],
    [/[ўі]/i, 'be'],
    [/[әғқңөұүһ]/i, 'kk'],
    [/^(?![^]*[ыэё])[^]*ъ/i, 'bg'],
  ],
  ar: [
    [/[ٹڈڑےں]/, 'ur'],
    [/[پچژگکی]/, 'fa'],
  ],
};
