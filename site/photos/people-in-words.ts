const LETTERS = "[\\p{L}\\p{M}’'-]{1,30}";
const PARTICLES = '(?:(?:de|van|von|der|den|del|la|da|dos|di|du|al|el|ter|ten|zu|bin|ibn) ){1,2}';
/** "Anna Moreno", "Jan de Vries", "Luis Ortega Vega" */
const NAME = `\\p{Lu}${LETTERS}(?: ${PARTICLES}\\p{Lu}${LETTERS})?(?: \\p{Lu}${LETTERS}){0,2}`;
const NAME_HERE = new RegExp(NAME, 'uy');
const AND = /,? (?:and|und|et|y|e|en|i|og|och|&) |, /uy;

/** Behind these stands whoever it is, by one name too. */
const PEOPLE: readonly RegExp[] = [
  // "run by Anna Moreno", "my brother Luis"
  /\b(?:(?:run|owned|founded|led|made|written) by|[Bb]rother|[Ss]ister|[Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter|[Oo]wner|[Ff]ounder|I am|I’m|I'm|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|geführt von|[Jj]e suis|[Jj]e m’appelle|[Mm]e llamo|[Ss]oy) /gu,
  // "Mrs. Moreno", "Herr Dr. Müller"
  /(?<![\p{L}\p{M}])(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herr|Herrn|Frau|Mme|Mlle|Madame|Monsieur|Sr|Sra|Srta|Señor|Señora|Doña|Senhor|Senhora|Signor|Signora|Sig|Dhr|Mevr)\.? ){1,3}/gu,
  // "Owner: Anna", "Verantwortlich für den Inhalt: Anna Moreno"
  /(?<![\p{L}\p{M}])(?:[Oo]wners?|[Ff]ounders?|[Cc]hef|[Mm]anager|[Dd]irector|[Cc]ontact|[Tt]eam|[Pp]hotos?|[Pp]hotographer|[Tt]exts?|Inhaber(?:in)?|Gründer(?:in)?|Geschäftsführer(?:in)?|Geschäftsführung|Ansprechpartner(?:in)?|Verantwortlich(?: für den Inhalt)?|Vertreten durch|Fotos?|[Pp]ropriétaire|[Gg]érante?|[Rr]esponsable|[Tt]itular|[Pp]ropietari[ao]|[Pp]roprietári[ao]|[Ee]igenaar|[Cc]ontactpersoon|[Tt]itolare): ?/gu,
  // "Kind regards, Anna"
  /(?<![\p{L}\p{M}])(?:[Yy]ours(?: truly| sincerely| faithfully)?|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est wishes|[Cc]heers|[Mm]any thanks|(?:[Vv]iele|[Ll]iebe|[Hh]erzliche|[Ss]chöne|[Bb]este|[Mm]it freundlichen) Grüßen?|[Cc]ordialement|[Bb]ien à vous|(?:[Uu]n )?[Ss]aludos?|[Aa]tentamente|[Aa]tenciosamente|[Cc]ordiali saluti|(?:[Mm]et vriendelijke )?[Gg]roet(?:en|jes)?),? ?\n?/gu,
];

/** Behind these stands a person or a thing: whoever has two names that are not ordinary words here. */
const MAYBE_PEOPLE: readonly RegExp[] = [
  /(?<![\p{L}\p{M}])(?:[Cc]all|[Aa]sk for|[Aa]sk|[Cc]ontact|[Mm]eet|[Tt]hank|[Tt]ext|[Ee]-?mail|[Ww]rite to|[Ss]peak to|[Tt]alk to|[Ff]ragen Sie nach|[Ff]ragen Sie|[Rr]ufen Sie|[Aa]ppelez|[Dd]emandez|[Cc]ontactez|[Ll]lame a|[Pp]regunte por) /gu,
  /(?<![\p{L}\p{M}])(?:[Bb]y|[Ww]ith|[Pp]ortrait of|[Pp]hoto of|[Pp]icture of|[Aa]dd|[Rr]emove|[Rr]eplace|[Dd]elete|[Cc]alled|[Nn]amed|[Ww]elcome|[Vv]on|[Mm]it|[Hh]eißt|[Nn]imm|[Nn]ehmt|[Nn]ehmen Sie|[Ee]rsetze|[Pp]ar|[Aa]vec|[Aa]joutez|[Rr]emplacez|[Pp]or|[Cc]on|[Aa]ñade|[Cc]om|[Dd]oor|[Mm]et) /gu,
];

/** "Anna Moreno teaches on Mondays": who does what only people do. */
const DOING = new RegExp(
  `(?<=^|[.!?\\n“"(] ?)(?:${NAME})(?= (?:(?:is|was) (?:our|my|the|a|an)|has been|teach|bak|run|work|lead|cook|cut|answer|look|paint|build|play|sing|welcom|join|found|start|stud|grew|lives|loves|learn|unterrichte|bäckt|backt|leitet|arbeitet|kocht|freut|lernte|gründete|enseigne|dirige|travaille|cuisine|accueille|enseña|trabaja|cocina|atiende|ensina|trabalha|insegna|lavora|geeft|werkt|bakt)\\p{Ll}{0,8}(?!\\p{L}))`,
  'gu',
);

/** "Call Us Now" names nobody, and neither do days, months and what websites talk of. */
const NOBODY =
  /(?<![\p{L}\p{M}])(?:us|me|now|today|our|your|my|the|a|an|for|to|sie|uns|jetzt|nous|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|google|facebook|instagram|whatsapp|youtube|paypal)(?![\p{L}\p{M}])/iu;

const LOWER = /(?<![\p{L}\p{M}’'-])\p{Ll}[\p{L}\p{M}]{1,30}/gu;
const isWhole = (name: string) => name.includes(' ');

/** Names of people, by the words beside them. Rather a name too many: a stand-in for a dish does less harm than a name that stays. */
export function peopleInWords(text: string): string[] {
  const ordinary = new Set(text.match(LOWER));
  const isOrdinary = (name: string) => name.split(' ').every((word) => ordinary.has(word.toLowerCase()));
  const isSomebody = (name: string) => !NOBODY.test(name);
  const behind = (cues: readonly RegExp[]) =>
    cues.flatMap((cue) =>
      [...text.matchAll(cue)].flatMap(({ 0: words, index }) => namesAt(text, index + words.length)),
    );
  return [
    ...behind(PEOPLE).filter((name) => isSomebody(name) && (isWhole(name) || !isOrdinary(name))),
    ...[...behind(MAYBE_PEOPLE), ...[...text.matchAll(DOING)].map(([name]) => name)].filter(
      (name) => isWhole(name) && isSomebody(name) && !isOrdinary(name),
    ),
  ];
}

/** The name that stands at a place, and those that it is joined with. */
function namesAt(text: string, place: number): string[] {
  const names: string[] = [];
  for (let from = place; ;) {
    NAME_HERE.lastIndex = from;
    const name = NAME_HERE.exec(text)?.[0];
    if (name === undefined) return names;
    names.push(name);
    AND.lastIndex = from + name.length;
    const joint = AND.exec(text)?.[0];
    if (joint === undefined) return names;
    from += name.length + joint.length;
  }
}
