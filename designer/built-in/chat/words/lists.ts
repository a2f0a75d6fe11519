const classOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people call a list, in all languages together: "take it off the board", "à la liste". */
export const LIST_WORDS = classOf(
  'list board liste karte lista carta carte lijst listy listę lijstje listan listen listesi listesine listeye',
);

/** What leads to the name of a list where it is no preposition of ours: "to what we lend", "zu dem, was …". */
export const TO_A_LIST = classOf(
  'to zu zur zum auf bei in im à a au aux dans al en ao à às no na ai alla nella nel aan bij op i till på til do what was ce que qu lo o ciò che',
);
