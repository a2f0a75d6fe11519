const OPENINGS =
  /^(?:[-*•–]\s+|\d{1,2}[.)]\s+|(?:no|nope|actually|oh|hm+|ok(?:ay)?|then|now|well|sorry|and|also|then|next|finally|first|so|hey|hi|hello|wait|great|thanks|perfect)\b[,!.:]*\s+|(?:please|kindly|just)\b[,:]?\s+|(?:can|could|would|will) you (?:please |maybe |also |just )?|(?:i(?:['’]d| would) like(?: you)? to |i want(?: you)? to |we(?:['’]d| would) like(?: you)? to |we want(?: you)? to |let['’]?s |you should |go ahead and |i need you to ))/iu;
const ENDINGS =
  /(?:[,.!?]*\s+(?:please|thanks(?: a lot| so much| very much)?|thank you(?: so much| very much)?|cheers|thx|for me|for us|if you can|if possible|from now on|as well|too|for now|instead|right away|asap))+\s*[.!?]*$/iu;
const NOT_AN_OPENING = /^(?:first|now|next)\s+(?:section|heading|page|we|at|in|open|closed|costs?|called)\b/iu;

/** The request without the words of courtesy around it. Quoted words are marks and stay whole. */
export function plainRequest(text: string): string {
  let plain = text.trim();
  for (let round = 0; round < 5; round += 1) {
    const shorter = NOT_AN_OPENING.test(plain) ? plain : plain.replace(OPENINGS, '');
    if (shorter === plain || !/[\p{L}\ue000]/u.test(shorter)) break;
    plain = shorter.trim();
  }
  const ended = plain.includes(':') ? plain : plain.replace(ENDINGS, '');
  return /\p{L}/u.test(ended) ? reordered(ended) : plain;
}

/** "In the footer, write …" as "change the footer to …": the place after the deed. */
const reordered = (text: string) =>
  text
    .replace(
      /^on the ([\p{L}\p{N} ]{2,30}?page),? ((?:add|remove|delete|hide|show|change|rewrite|move|put)\b.*)$/iu,
      '$2 on the $1',
    )
    .replace(
      /^(?:i(?:['’]d| would) (?:like|prefer|love)|i want|we want|we need|give (?:us|me)) (?=(?:an?|some|more)\b)/i,
      'use ',
    )
    .replace(/^use (an? (?:new |separate )?(?:sub)?page\b)/i, 'add $1')
    .replace(
      /^use ((?:an?|another|some|more) (?:\p{L}+ )?(?:section|faq|map|banner|gallery|timeline|question)\b)/iu,
      'add $1',
    );
