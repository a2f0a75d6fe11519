/** Words that only say how a request is put, in any language. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'rather something perhaps maybe lieber plutôt mejor melhor liever meglio raczej kindly incl including everywhere ourselves myself lol damn damned bloody fucking fuck ffs sake gods god goodness crying verdammt verflixt putain merde joder puta cazzo kurwa fan jävla perkele whether might may somewhere please pls plz u ps ok so too now from still just then here there yeah hey hmm oh ah well aswell guys folks everyone mate ' +
    'dont doesnt isnt arent wont its were weve im ive shes hes theyre id actually could would should bit else own their stay stays gone go full only ' +
    'bitte mal doch noch schon eben jetzt neu ab sofort künftig geht gehen kommt dabei könnte könnt würde ' +
    'svp stp devis aussi maintenant desormais dorénavant il y ya en ça on ' +
    'ahora porfa favor tb agora já então mostantól nu numera nå teraz od dziś adesso ora er hem haar ermee maar eraf af weg тепер теперь'
  ).split(' '),
);

/** Verbs that say something without asking for it. */
export const TELLS: ReadonlySet<string> = new Set(
  (
    'is are was were has have had been got gets thank thanks wonder hope think guess afraid ist sind war hat haben hatte wird werden danke est sont a ont était merci ' +
    'es son está están fue ha han hay gracias é são foi tem obrigado obrigada è sono hanno grazie heeft hebben zijn werd dank jest są był była dziękuję был была было спасибо'
  ).split(' '),
);
