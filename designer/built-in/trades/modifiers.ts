import { languages, type KnownLanguage } from '../reading/vocabulary/vocabulary.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Languages in which what tells more stands before the noun, as in "small bakery"; after it in the others. */
export const headLast: ReadonlySet<string> = list('en de nl sv da');

/** English words before a trade that leave it what it is; any other one may turn it ("piano doctor", "bakery repair"). */
export const harmless = list(
  'a an the our my your small little tiny big large family family-run family-owned independent local traditional modern old new young organic vegan vegetarian mobile online private professional freelance self-employed cosy cozy friendly village town city country neighbourhood neighborhood corner community sourdough artisan artisanal wood-fired gluten-free seasonal specialty speciality craft rural urban seaside harbour mountain wedding portrait family-friendly women-only boutique micro one-man one-woman two-person licensed certified qualified registered third-generation second-generation solo contemporary classical historic eco eco-friendly green zero-waste fine street takeaway holistic general commercial residential domestic public bespoke custom hand-made handmade home home-based unisex evening late-night all-day live retired female male bilingual fully part-time full-time and',
);

/** Words that turn a trade into something else wherever they stand. */
export const turning = list(
  'former ex-former closed fake virtual software app toy equipment supplies ehemalige ehemaliger ehemaliges ehemaligen ancien ancienne antiguo antigua antigo antiga ex former animalier équin équine equin equine canin canine equino equina canino felino animal voormalige tidigare tidligere były dawna virtuel virtuelle',
);

/** After these nothing changes what the trade is: where it is, with what, since when. */
export const harmlessAfter = list(
  ', . – - and in at on near by with from since around between beside outside just where that which who und im am an bei mit aus seit nahe & + et à a au aux en dans avec depuis près y e con desde cerca junto em no na com perto per presso vicino nel nella med i vid hos och og fra på ved met sinds op w na z od przy oraz في من مع قرب ב עם ליד',
);

/** After these comes for whom or of what it is, and that may turn it: "yoga for horses", "house of bread". */
export const turningAfter = list(
  'for of für von pour de d del di do da dos das para voor van dla för till for til af של ל لـ',
);

/** For whom nearly everybody works: these turn nothing. */
export const everybody = list(
  'everyone everybody all families family adults women men couples beginners home homes weddings alle jeden familien frauen männer erwachsene tous toutes familles quartier village campagne mariage mariages bairro barrio pueblo familia familias familias bodas todos famílias casamentos tutti famiglie quartiere paese matrimoni iedereen wszystkich alla alle',
);

export const namedLanguage = (language: string): KnownLanguage | null => {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  return languages.find((name) => name === base) ?? null;
};
