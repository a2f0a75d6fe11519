import { leftOver } from './left-over.ts';
import { sentencesOf } from './plain-text.ts';

const ORDER =
  /^(?:please|kindly|can you|could you|i(?:['’]d| would)? (?:like|want|need)|we(?:['’]d| would)? (?:like|want|need) (?:a |an |the |to have|you|our|some)|i need|we need|newsletter (?:sign|sub)|need|name\s*:|name(?=\s+\p{Lu})|(?:just )?make it (?:look|feel)|price ?list$|prices$|menu$|make|create|build|design|implement|generate|develop|give|write|add|include|use|set|apply|assign|choose|configure|style|establish|initialize|put|show|display|keep|avoid|don['’]t|do not|no (?:stock|fancy|frills|nonsense|site|website|gradients?|animations?|pop-?ups?|pictures|images|photos|emoji|colou?rs?)\b|nothing else|the (?:web)?site|the page|the website|the mini-program|website|site|users? (?:should|can|must)|visitors (?:should|can|must)|it should|this (?:site|website)|should|must have|looking for|colou?rs?\b|background\b|font|template|style\b|language|pages?\s*:|sections?\s*:|erstelle|mach|bitte|ich (?:möchte|brauche|will)|wir (?:möchten|brauchen|wollen)|die (?:website|webseite|seite) soll|farben?\b|crée|créez|je (?:veux|voudrais)|nous (?:voulons|voudrions)|le site|couleurs?\b|crea|haz|quero|queria|queremos|preciso|precisamos|gostaria|quiero|necesito|necesitamos|la (?:web|página)|colores?\b|with pages|tone\b|seiten?\s*:|páginas?\s*:|hintergrund\b|fond (?=\p{L}+ et )|fondo (?=\p{L}+ y )|fundo (?=\p{L}+ e )|dunkle[rs]? hintergrund|modo (?:oscuro|escuro)|mode sombre|(?:just|only|nur) an? |one page|eine einzige seite|une seule page|una sola página|apenas uma página|thanks?\b|thank you|thx\b|cheers\b|best regards|kind regards|viele grüße|liebe grüße|mit freundlichen|cordialement|merci\b|saludos|gracias|obrigad[oa]|cumprimentos|(?:hi|hello|hey|dear|hallo|guten tag|bonjour|hola|olá)\b[^.!?]{0,40}$|in (?:german|french|spanish|english|italian)[.!]?$)/iu;
/** What people write to a person and not about a business. */
const PLEASANTRY =
  /\bcollect (?:e-?mails|addresses)\b|^(?:i |we )?(?:really )?(?:hope|trust) (?:you|this|all|that)\b|^(?:let me know|looking forward|best wishes|best,|many thanks|talk soon|please find|ich hoffe|j['’]espère|espero que)\b|^(?:my|a|the) \p{L}+ (?:told|said|recommended|sent)\b|\byou (?:make|build|do|design) (?:web)?sites?\b(?!.*\b(?:we|i) \p{L}+)/iu;
/** A tail about the writer's errand: "… and my nephew told me you make websites". */
const ERRAND =
  /,?\s+and (?:my|a|the|somebody|someone|i) [^.,;]*\b(?:websites?|homepages?|told me|heard)\b[^.;]*(?=[.!]?$)/iu;

/** True for a sentence that orders something of the designer and says nothing about the business. */
export const isOrder = (sentence: string): boolean => ORDER.test(sentence.trim());

const SITE_WORDS = /\b(?:website|web site|webpage|homepage|site web|webseite|página web|sitio web|landing page)\b/iu;
const SITE_PREFIX =
  /^.*?\b(?:website|web site|webpage|web page|homepage|home page|site web|site|webseite|página web|sitio web|web|landing page|page|wait(?:ing)?[ -]?list|portfolio)\b(?:\s+(?:for|about|to promote|promoting|für|pour|para|de))\s+/iu;

const LOOKS_AT_END = /\b(?:colou?rs?|font|style|design|website|site)\b[^,]*(?:please)?[.!]?$/iu;

/** "Need a site for my mum, she has done it since 2011, cream and sage please": clauses that could be sentences. */
const runOn = (sentence: string): string[] =>
  sentence.split(/,\s+(?=(?:s?he|they|we|i)(?:['’]\p{L}+)?\s|(?:\p{L}+ and )?\p{L}+(?: \p{L}+)? colou?rs)/iu);

/** Takes "Create a website for …" off a sentence when what follows describes the business. '' when nothing does. */
function withoutOrder(sentence: string): string {
  const rest = sentence.replace(SITE_PREFIX, '');
  if (rest === sentence) return '';
  const facts = rest.replace(/^(?:my|our)\s+/iu, '').trim();
  // Only what reads as facts: a name, a place, people, an apposition.
  return /,|\b(?:in|called|named|run by|owned by|founded|since|specialis|specializ|namens|geführt|à|en)\b/iu.test(
    facts,
  ) &&
    !/\b(?:website|users?|functionalit\p{L}*|should|to (?:showcase|display|generate|provide|promote|present)|including|displaying|promoting|showcasing|publishing)\b/iu.test(
      facts,
    )
    ? facts.replace(/[.!]+$/, '')
    : '';
}

const ABOUT_LOOKS =
  /^(?:(?:an?|the|very|please|make it|keep it|we like|i like) )*(?:\p{L}+(?:,? (?:and |but )?)){1,4}(?:look|looks|style|feel|design|vibe|tone|mood|aesthetic|layout|colou?rs?|fonts?)(?: and feel)?[.!]?$/iu;

export type Statement = {
  text: string;
  /** True when it is a whole sentence rather than a description in note form. */ whole: boolean;
};

const VERB =
  /\b(?:is|are|was|were|am|be|been|have|has|had|do|does|did|can|will|would|we|i|you|they|she|he|it|ist|sind|war|waren|haben|hat|wird|werden|kann|wir|ich|bieten|backen|machen|führen|est|sont|avons|a été|nous|proposons|vendons|es|son|somos|tenemos|hacemos|ofrecemos|fue)\b|\b\p{L}+(?:['’](?:s|re|ve|ll|d|m))\b/iu;

/**
 * What the brief says about the business, sentence by sentence, in its own words: without orders to the designer and
 * without what other readers have taken whole. `taken` marks those stretches with bars.
 */
export function readStatements(text: string, taken: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const at = text.indexOf(sentence, from);
    if (at >= 0) from = at + sentence.length;
    const left = at >= 0 ? taken.slice(at, at + sentence.length) : sentence;
    const words =
      left
        .replace(/\|+/g, ' ')
        .match(/\p{L}{3,}/gu)
        ?.filter((word) => !FILLER.has(word.toLowerCase())) ?? [];
    if (
      (words.length < 2 && !/^(?:no|keine?|pas de|sans|sin|sem) \p{L}{4,}/iu.test(left)) ||
      ABOUT_LOOKS.test(sentence)
    )
      continue;
    if (
      ORDER.test(sentence) ||
      (SITE_WORDS.test(sentence) &&
        sentence.length > 0 &&
        /\b(?:for|about|für|pour|para|should|that|with)\b/iu.test(sentence))
    ) {
      const [first = '', ...more] = runOn(leftOver(sentence, left));
      const facts = withoutOrder(first);
      if (facts) statements.push({ text: facts, whole: false });
      for (const clause of more)
        if (!ORDER.test(clause) && !LOOKS_AT_END.test(clause))
          statements.push({ text: clause, whole: VERB.test(clause) });
      continue;
    }
    if (PLEASANTRY.test(sentence.replace(ERRAND, ''))) continue;
    const rest = leftOver(sentence, left);
    const kept = (rest === sentence ? withoutTakenEnd(sentence, left) : rest).replace(ERRAND, '');
    if (kept === '') continue;
    statements.push({ text: kept, whole: VERB.test(kept) });
  }
  return statements;
}

/** "I am a barber in Graz, haircut 25, beard 15" → "I am a barber in Graz": a tail that other readers took is told elsewhere. */
function withoutTakenEnd(sentence: string, left: string): string {
  const first = left.indexOf('|');
  if (first < 0) return sentence;
  const tail =
    left
      .slice(first)
      .replace(/\|+/g, ' ')
      .match(/\p{L}{3,}/gu)
      ?.filter((word) => !FILLER.has(word.toLowerCase())) ?? [];
  if (tail.length > 0) return sentence;
  const before = sentence.slice(0, first).replace(/[\s,;:(–—-]+$/u, '');
  const cut = /^(.*)[,;:–—]\s*(?:\p{L}+\s*){0,4}$/u.exec(`${before} `)?.[1] ?? '';
  for (const kept of [/[,;:(–—-]\s*$/u.test(sentence.slice(0, first)) ? before : '', cut]) {
    if ((kept.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3) return kept;
  }
  return sentence;
}

const FILLER = new Set(
  'open opening hours closed call phone tel email mail write address prices price menu from our and the with for costs cost each also per about located find visit website web instagram facebook öffnungszeiten geöffnet telefon preise uhr und the are you can reach via ouvert fermé téléphone tarifs prix abierto cerrado teléfono precios horario horaires adresse dirección'.split(
    ' ',
  ),
);
