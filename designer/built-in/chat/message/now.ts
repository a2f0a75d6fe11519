/** Words that say that something is so from now on, in any language. */
export const NOW =
  /(?<!\p{L})(?:now|nowadays|in future|jetzt|nun|sofort|künftig|neuerdings|maintenant|désormais|dorénavant|ahora|agora|nu|numera|fremover|framöver|nå|adesso|ora|teraz|odtąd|voortaan|tegenwoordig|nykyään|jatkossa|теперь|тепер|nyní|teď|artık)(?!\p{L})/iu;
/** What it is so from, where it is said as a day. */
const TODAY = /^(?:today|heute|hoy|hoje|aujourd'hui|oggi|vandaag)$/u;

export const isNow = (word: string): boolean => NOW.test(word) || TODAY.test(word);
