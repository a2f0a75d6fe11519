import { isTradeWord, tradeWordIn } from '../trades/index.ts';
import { LETTER, LOWER, UPPER } from './letters.ts';
import { nameBesideKind } from './name-by-kind.ts';
import { sentencesOf } from './plain-text.ts';

export type ReadName = {
  name: string;
  /** False when the brief gives none and a description stands in for it. */
  given: boolean;
};

const CAPITAL = String.raw`(?:(?:Dr|St|Mr|Mrs|Ms|Prof|No|Jr|Sr)\.|[${UPPER}][${LETTER}\d’'+-]*(?:\.[${LETTER}\d]+)*)`;
const PART = String.raw`(?:${CAPITAL}|[IVX]+|\d{1,4}|&|\+|n['’]|von|van|de|der|die|das|del|della|di|la|le|les|el|los|und|and|et|y|of|the|au|aux|du|des|am|im|zum|zur|on|in the|at the|at|by|do|da|dos|das|e)(?![${LETTER}])`;
const CAPS = String.raw`(?:${CAPITAL}|\d{1,4}(?= [${UPPER}]))(?:[ ]${PART})*`;
const NAMED = new RegExp(
  String.raw`\b(?:[Cc]alled|[Nn]amed|[Nn]ame(?= [${UPPER}])|name[ds]? is|name will be|name:|(?:shop|business|company|brand|site|bakery|cafe|café|restaurant|salon|studio|blog|band)(?:['’]s)? name is|known as|trading as|under the name|namens|chamad[oa]|heißt|heisst|genannt|mit dem Namen|appelée?|nommée?|s['’]appelle|llamad[oa]|se llama|que se llama|chiamat[oa]|Name:|Business:|Company:)\s+(?:it |is )?["“'„«]?(${CAPS})`,
  'u',
);
const NAMED_PLAIN =
  /\b(?:called|named|namens|llamad[oa]|chamad[oa]|appelée?)\s+["“'„«]?([\p{L}\p{N}][\p{L}\p{N}&’' +-]{1,40}?)(?=["”'“»]?(?:[,.;!?\n]|$|\s+(?:in|at|near|run|with|that|which|for|selling|serving|offering|and we|we|who|open|from|located|based|is|to)\b))/iu;
const QUOTED =
  /(?:called|named|chamad[oa]|llamad[oa]|appelée?|nommée?|namens|for|is|of|:|^)\s*["“„«]([^"”“»\n]{2,60})["”“»]/iu;
/** A name in quotes after the word for the trade: `pastelaria "Doce Lar"`. */
const QUOTED_ANY = /["“„«]\s?(\p{Lu}[^"”“»\n.!?]{1,40}?)\s?["”“»](?!\s*[-–—(]\s*\p{Lu})/gu;
const OPENING = new RegExp(
  String.raw`^(?:["“„«]?)(${CAPS})["”»]?(,| [-–—]|:|\.| is| are| ist| sind| est| es| é| à| in| near| en| em| no| na| im| am| play| plays| gives| helps| makes| \((?=.))(?=\s|[${LETTER}]|$)`,
  'u',
);
/** "One page only: Jonas Feld, …": what is ordered before who it is for. */
const ORDER_FIRST = /^[^:\n]{0,40}\b(?:page|website|site|seite|página|waitlist|warteliste)\b[^:\n]{0,20}:\s+/iu;
/** A text that is nothing but a few capital words. */
const WHOLE = new RegExp(String.raw`^(${CAPS})[.!]?$`, 'u');
const BEFORE_KIND = new RegExp(
  String.raw`^(${CAPITAL}(?: ${PART})* ${CAPITAL}) (?!(?:and|und|et|y|e|is|are) )[${LOWER}][${LOWER}-]*(?: [${LOWER}-]+)?(?: (?:in|near|at|by|from|for)\b|,|\.)`,
  'u',
);
const SITE_FOR = new RegExp(
  String.raw`\b(?:[Ww]ebsite|[Ww]eb site|[Ss]ite|[Pp]age|[Ww]ebpage|[Hh]omepage|[Ww]ebseite|[Ss]eite|[Ll]anding page|[Pp]ortfolio|[Pp]resence|[Bb]log|[Ww]ait(?:ing)?[ -]?list|[Ww]arteliste|[Pp]ágina(?: web)?|[Ss]ite web)\s+(?:in \p{Lu}\p{Ll}+ )?(?:for|about|of|promoting|to promote|für|pour|para)\s+(?:promoting\s+)?(?:our |my |the (?=[${LOWER}])|an? |el |la |o |a |die |den |das )?(?:[${LOWER}][${LOWER}-]*\s){0,3}?(${CAPS})`,
  'u',
);
/** "For an opera singer, Valentina Russo, Milan": the name after what somebody is. */
const APPOSED = new RegExp(
  String.raw`\b(?:for|für|pour|para)\s+(?:an?|my|our|the|eine?n?|mein\w*|unser\w*|une?|mon|ma|una?|mi|um|uma)\s+(?:[${LOWER}-]+\s){0,3}[${LOWER}-]+, (${CAPITAL}(?: ${CAPITAL}){1,3})(?=,|\.| in )`,
  'u',
);
/** "For my resturant La Perla in Málaga", whatever the word for the trade looks like. */
const FOR_MY = new RegExp(
  String.raw`\b(?:for|für|pour|para)\s+(?:my|our|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]|o meu|a minha)\s+(?:[${LOWER}-]+\s){1,3}(${CAPS})(?= in | near | at |,|\.|$)`,
  'u',
);
const WE_ARE = new RegExp(String.raw`^[Ww]e are (${CAPITAL}(?: ${PART})* ${CAPITAL})(?= in | from |,|\.)`, 'u');
/** "We’re a tiny film studio in Bristol, Wren & Ash." */
const WE_ARE_IN = new RegExp(
  String.raw`\b[Ww]e(?: are|['’]re) (?:an? |two |three )[^.!?\n]{3,70} (?:in|from) ${CAPITAL}(?: ${CAPITAL})?, (${CAPS})(?=\.|,|$)`,
  'u',
);
/** "my names gary i do gutters" */
const FIRST_NAME = /\bmy name(?:['’]?s| is) (\p{L}{2,20})(?=,|\.|\s+(?:i|and|we|from)\b)/iu;
const DOCTOR = new RegExp(String.raw`\b((?:Dra?|Prof)\.? ${CAPITAL} ${CAPITAL})`, 'u');
const PROMOTING = new RegExp(String.raw`\b(?:promoting|to promote|presenting|introducing)\s+(${CAPS})`, 'u');
const CAPITALS = new RegExp(String.raw`(?<![${LETTER}])(${CAPS})`, 'gu');
const SELF = new RegExp(
  String.raw`\b(?:I am|I['’]m|[Mm]y name is|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ou|[Cc]hamo-me)\s+((?:Dra?\.? )?[${UPPER}][${LETTER}’'-]+(?: (?:van|von|de|da|del|la|le)? ?[${UPPER}][${LETTER}’'-]+){1,2})`,
  'u',
);
const POSSESSIVE = /(?<![\p{L}])((?:\p{Lu}[\p{L}’'-]+ ){0,2}\p{Lu}\p{Ll}+['’]s(?: (?:\p{Lu}[\p{L}’'-]+))+)/u;

/** "A blog about trains by Ines Calloway", "SARL Le Goff". */
const SIGNED = new RegExp(
  String.raw`(?:\b(?:[Bb]log|[Pp]ortfolio|[Nn]ovels?|[Pp]oems?|[Pp]oetry|[Pp]hotographs?|[Rr]ecipes)\b[^.!?\n]{0,60} (?:by|von|de|par|por)|\b(?:SARL|SAS|EURL|Ets|Firma)) (${CAPITAL}(?: ${PART})* ${CAPITAL})`,
  'u',
);

const NOT_A_NAME =
  /^(?:I|We|Our|My|The|A|An|It|This|Please|Create|Make|Build|Design|Implement|Website|Site|Page|Home|About|Contact|Services?|Menu|Gallery|Use|Set|Open|Call|Phone|Tel|Email|Address|Hours|Opening|Prices?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|One|Family|Small|Local|German|English|French|Spanish|Italian|Wir|Ich|Eine?|Unsere?|Der|Die|Das|Bitte|Website für|Nous|Je|Une?|Notre|Le|La|Les|Nosotros|Somos|Un|Una|Hi|Hello|Hey|Need|Want|Looking|Dear|Yes|No|Just|New|Mobile|Modern|Simple|Online|Instagram|Facebook|UI|CSS|HTML|FAQ|CV|Users|Bakery|Restaurant|Cafe|Café|Dentist|Lawyer|Plumber|Barber|Florist|Photographer|Hairdresser|Physiotherapist|Yoga|Gym|Hotel|Bar|Shop|Store|Blog|Portfolio|Owner|Founded|Closed|Since|Fresh|Free|Offer|Products?|Seiten|Páginas|Pages|Secciones|Preise|Precios|Preços|Prix|Tarifs|Termine|Kontakt|Contacto|Geöffnet|Ouvert|Fermé|Abierto|Cerrado|Aberto|Fechado|Modo|Mode|Fundo|Fond|Fondo|Hintergrund|Dra?|Sra?|Team|Equipo|Equipa|Équipe|Concerts?|Events?|Courses|Readings|Rooms|Starters|Mains|Desserts|Drinks|Repairs|Nothing|Only|Launching|Opening|Coming|Waitlist|Name|Trade|Place|Town|PRICE LIST|Price [Ll]ist|PRICES|MENU|Preisliste|PREISLISTE|Tarifs?|Hola|Hallo|Bonjour|Olá)$/u;
const FIRST_VERBS =
  /^(?:Create|Make|Build|Design|Implement|Please|Use|Set|Open|Call|Apply|Write|Add|Include|We|I|Our|My|The website|Need|Want|Generate|Develop|Give|Show|Closed|Located|Based|Founded|Family|Looking|Sou|Soy|Somos|Je|Ich|Wir|Nous|Hi|Hello|Hey|Dear)(?![\p{L}])/u;

function tidy(raw: string): string {
  const name = raw
    .replace(/\s+(?:and|&)\s+I$/u, '')
    .replace(/[\s,;:.!?"”“'’„«»(-]+$/u, '')
    .replace(
      /\s+(?:and|und|et|y|of|the|in the|at the|at|by|on|von|van|de|der|die|das|del|della|di|la|le|les|el|los|am|im|zum|zur|do|da|&|\+)$/iu,
      '',
    )
    .trim();
  return /\s(?:and|und|et|y|of|the|at|by|on|de|di|la|le)$/iu.test(name) ? tidy(name) : name;
}

/** A capitalised stretch goes on past a name into "… in Leipzig": the name ends before such a word when a place follows. */
const upToPlace = (name: string) =>
  name.replace(/ (?:in the|at the|at|by|on) \p{Lu}.*$/u, (rest) =>
    /^ (?:in the|at the|on|by) /.test(rest) ? rest : '',
  );

const usable = (name: string) =>
  !(isTradeWord(name) && !name.includes(' ')) &&
  name.length > 1 &&
  name.length <= 80 &&
  !NOT_A_NAME.test(name) &&
  /\p{L}/u.test(name) &&
  !FIRST_VERBS.test(name);

/**
 * The business's name as the brief gives it. `description` ("house cleaning service", "a bakery in Leipzig") stands in
 * when it gives none.
 */
export function readName(text: string, description: string): ReadName {
  const attempts = [NAMED.exec(text)?.[1], QUOTED.exec(text)?.[1], NAMED_PLAIN.exec(text)?.[1]];
  for (const attempt of attempts) {
    const name = tidy(upToPlace(attempt ?? ''));
    if (name && usable(capitalised(name))) return { name: capitalised(name), given: true };
  }
  for (const match of text.matchAll(QUOTED_ANY)) {
    const before =
      text
        .slice(Math.max(0, match.index - 48), match.index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    const name = tidy(match[1] ?? '');
    if (tradeWordIn(before) && usable(name)) return { name, given: true };
  }
  const alone = text.length <= 60 ? WHOLE.exec(text)?.[1] : undefined;
  if (alone && usable(alone) && !alone.split(' ').every((word) => isTradeWord(word) || NOT_A_NAME.test(word)))
    return { name: tidy(alone), given: true };
  const signed = SIGNED.exec(text)?.[1];
  if (signed) return { name: tidy(signed), given: true };
  const sentences = sentencesOf(text);
  const title = WHOLE.exec(sentences[0] ?? '')?.[1] ?? '';
  if (sentences.length > 2 && title.includes(' ') && usable(title)) return { name: tidy(title), given: true };
  for (const [index, sentence] of sentences.filter(mayName).entries()) {
    const line = sentence.replace(ORDER_FIRST, '');
    const opening = OPENING.exec(line);
    const name = tidy(upToPlace(opening?.[1] ?? ''));
    // Later sentences open with "Concerts:" or "Closed on …" more often than with a name.
    const after = line.slice((opening?.[0] ?? '').length).trimStart();
    const sure =
      index === 0 ||
      /^ (?:is|are|ist|sind|est|é|in)$/.test(opening?.[2] ?? '') ||
      (opening?.[2] === ',' &&
        name.includes(' ') &&
        (/^(?:run by|owned by|an?|the|eine?|die|der|une?|una?|uma?) /.test(after) ||
          isTradeWord(/^\p{L}+/u.exec(after)?.[0] ?? '')));
    if (index > 3 && !sure) continue;
    const besideKind = nameBesideKind(line, CAPITALS, (raw) => tidy(upToPlace(raw)));
    const startsWithKind = besideKind !== '' && name.endsWith(besideKind);
    if (name && sure && !startsWithKind && usable(name) && name.split(' ').length <= 7) return { name, given: true };
    const beforeKind = BEFORE_KIND.exec(line)?.[1];
    if (
      beforeKind &&
      usable(beforeKind) &&
      index === 0 &&
      !/^(?:Please|Create|Make|Build|Design|We|I|Our|My|The (?:website|site)) /.test(beforeKind)
    )
      return { name: tidy(beforeKind), given: true };
    if (besideKind && usable(besideKind)) return { name: besideKind, given: true };
    const speaker = SELF.exec(line);
    if (speaker?.[1] && speaker.index < 12) return { name: tidy(speaker[1]), given: true };
  }
  const titled = /^(?:["“„«]?)(\p{Lu}[\p{L}\p{N}&’' +.-]{1,48})\n/u.exec(text)?.[1];
  if (titled && usable(tidy(titled)) && titled.split(' ').length <= 6 && !/\b(?:website|site|page)\b/i.test(titled))
    return { name: tidy(titled), given: true };
  const self = SELF.exec(text)?.[1];
  if (self) return { name: tidy(self), given: true };
  for (const pattern of [WE_ARE_IN, WE_ARE, APPOSED, FOR_MY, SITE_FOR, PROMOTING, POSSESSIVE]) {
    const name = tidy(upToPlace(pattern.exec(text)?.[1] ?? ''));
    if (name && usable(name) && !/^(?:The )?(?:January|English|German)/.test(name)) return { name, given: true };
  }
  const long = longestCapitals(text);
  if (long) return { name: long, given: true };
  const person = FIRST_NAME.exec(text)?.[1] ?? DOCTOR.exec(text)?.[1];
  if (person) return { name: capitalised(person), given: true };
  return { name: text === '' ? 'My website' : capitalised(description).slice(0, 80) || 'My website', given: false };
}

/** Neither a line of a price list nor its title. */
const mayName = (line: string) => !/\p{L}.* [€£$]?\d{1,4}(?:[.,]\d{1,2})?$/u.test(line) && !NOT_A_NAME.test(line);

/** A name of three and more capital words, or one that ends in a word of trade ("Moreno Bakery"), anywhere in the text. */
function longestCapitals(text: string): string {
  for (const match of text.matchAll(CAPITALS)) {
    const name = tidy(upToPlace(match[1] ?? ''));
    const before = text.slice(Math.max(0, match.index - 14), match.index);
    if (/\b(?:in|from|near|at|aus|à|en|around|by|with|chef|Dr\.?|Mr\.?|Mrs\.?)\s$/i.test(before)) continue;
    if (
      usable(name) &&
      /\s(?:Bakery|Bakehouse|Café|Cafe|Coffee|Kitchen|Restaurant|Bar|Grill|Bistro|Pizzeria|Salon|Studio|Studios|Barbers|Barbershop|Clinic|Dental|Practice|Law|Legal|Partners|Plumbing|Electric|Electrical|Roofing|Builders|Construction|Gardens|Landscaping|Flowers|Books|Bookshop|Hotel|Inn|Lodge|Farm|Vineyard|Winery|Brewery|Yoga|Fitness|Gym|School|Academy|Museum|Gallery|Theatre|Festival|Foundation|Club|Group|Ltd|LLC|Inc|GmbH|Co|Solutions|Consulting|Photography|Design|Cleaning|Motors|Garage|Cycles|Bikes|Day|Apiary|Orchard|Dairy|Kennels|Stables|Motors|Travel|Bäckerei|Metzgerei|Praxis|Kanzlei|Werkstatt|Tischlerei)$/u.test(
        name,
      )
    )
      return name;
  }
  return '';
}

function capitalised(name: string): string {
  return /\p{Lu}/u.test(name)
    ? name
    : name
        .replace(
          /(^|[\s-])(?!(?:and|of|the|for|in|at|to|a|an|on|or|und|der|die|das|et|de|la|le|y)\b)(\p{Ll})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
