/** What people are called by what they do, as patterns without their first letter's case; feminine forms beside the others. */
const ROLES = [
  // English
  '(?:co-)?owners?|(?:co-)?founders?|directors?|managers?|head chef|pastry chef|sous chef|chefs?|(?:head |master )?bakers?|(?:head )?baristas?|(?:master )?barbers?|stylists?|hairdressers?|colou?rists?|dentists?|doctors?|physiotherapists?|therapists?|nurses?|assistants?|receptionists?|teachers?|instructors?|trainers?|coach(?:es)?|lawyers?|attorneys?|solicitors?|partners?|accountants?|architects?|engineers?|designers?|developers?|photographers?|mechanics?|electricians?|plumbers?|(?:master )?carpenters?|gardeners?|florists?|winemakers?|(?:head )?brewers?|butchers?|cheesemakers?|guides?|farmers?|beekeepers?|tattoo artists?|artists?|curators?|hosts?|hygienists?|orthodontists?|veterinarians?|vets?|midwi(?:fe|ves)|psychologists?|opticians?|pharmacists?|potters?|tailors?|goldsmiths?|foreman|apprentices?|sommeliers?|conductors?|singers?|chair(?:woman|man|person)?|captain|CEO|CTO',
  // German
  'Inhaber(?:in)?|Gründer(?:in)?|Geschäftsführer(?:in)?|Leiter(?:in)?|Küchenchef(?:in)?|Koch|Köchin|(?:Bäcker|Friseur|Tischler|Elektro|Maler|Kfz-)?[Mm]eister(?:in)?|Zahn[aä]rzt(?:in)?|Zahnarzt|Tier[aä]rzt(?:in)?|Ärztin|Arzt|Rechtsanw[aä]lt(?:in)?|Anw[aä]lt(?:in)?|Steuerberater(?:in)?|(?:Yoga|Musik|Klavier|Tanz)?[Ll]ehrer(?:in)?|Trainer(?:in)?|Therapeut(?:in)?|Physiotherapeut(?:in)?|Fotograf(?:in)?|Friseur(?:in)?|Architekt(?:in)?|Gärtner(?:in)?',
  // French
  'propriétaires?|gérante?s?|fondat(?:eur|rice)s?|directeur|directrice|chef(?:fe)? de cuisine|cuisini(?:er|ère)|boulang(?:er|ère)|avocate?s?|médecin|dentiste|professeure?|coiffeu(?:r|se)|photographe|infirmi(?:er|ère)',
  // Spanish
  'dueñ[oa]s?|fundador(?:a|es)?|propietari[oa]s?|director(?:a)?|cociner[oa]|abogad[oa]s?|médic[oa]s?|dentista|profesor(?:a)?|maestr[oa]|peluquer[oa]|fotógraf[oa]',
  // Portuguese
  'don[oa]s?|proprietári[oa]s?|diretor(?:a)?|cozinheir[oa]|advogad[oa]s?|professor(?:a)?|cabeleireir[oa]',
].join('|');

/** Each alternative with its first letter large or small, since a sentence may begin with it. */
export const ROLE_WORDS = `(?:${ROLES.replace(
  /(^|\||\?:|\)\??)(\p{L})(?=\p{L})/gu,
  (_, before: string, letter: string) => `${before}[${letter.toLowerCase()}${letter.toUpperCase()}]`,
)})`;

/** People named by how they belong to the one who speaks: "her brother", "ihrem Sohn", "son mari". */
export const RELATION =
  '(?:(?:my|our|her|his|their|the) (?:(?:older|younger|twin|elder|late) )?(?:brothers?|sisters?|sons?|daughters?|wife|husband|partner|mother|father|mum|dad|uncle|aunt|cousin|niece|nephew|friend|colleague|grandmother|grandfather)|(?:(?:mein|dein|sein|ihr|unser)(?:e[mnrs]?)?) (?:Bruder|Schwester|Sohn|Tochter|Frau|Mann|Partner(?:in)?|Mutter|Vater|Freund(?:in)?)|(?:son|sa|ses|mon|ma|leur|notre) (?:frère|sœur|soeur|fils|fille|femme|mari|mère|père|ami|amie|associée?)|(?:su|mi|nuestr[oa]) (?:herman[oa]|hij[oa]|mujer|marido|espos[oa]|madre|padre|soci[oa]|amig[oa])|(?:(?:o|a|pelo|pela|seu|sua|meu|minha) ){1,2}(?:irmão|irmã|filh[oa]|mulher|marido|mãe|pai|sóci[oa]|amig[oa]))';
