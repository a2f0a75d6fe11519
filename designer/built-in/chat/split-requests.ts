const COMMAND = String.raw`(?:please\s+|also\s+|then\s+|finally\s+)*(?:change|make|set|add|remove|delete|drop|rename|move|hide|show|put|use|replace|translate|undo|update|switch|turn|shorten|rewrite|duplicate|swap|give|insert|write|call it|take|correct|fix|introduce|get rid|apply|reorder|list|ändere|entferne|lösche|füge|mach|verschiebe|ersetze|benenne|nutze|verwende|we(?:['’]re| are) (?:now )?(?:open|closed)|our (?:phone|email|address|hours|number|new)|new (?:phone|e-?mail|mail|address|number|hours|opening)|(?:we are )?closed on|regenerate|rephrase|lengthen|fill|write|apply|the (?:headline|phone|email|address|background|buttons?|price|heading|title|tagline))`;
const BETWEEN = new RegExp(
  String.raw`(?:\s*[;\n]+\s*|(?<=[.!?\ue001])\s+(?=${COMMAND}\b)|[,.]?\s+(?:and|und|et|y|e)\s+(?:also\s+|then\s+)?(?=${COMMAND}\b)|,\s*(?=${COMMAND}\b)|,?\s+then\s+(?=${COMMAND}\b))`,
  'giu',
);

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/**
 * The single requests of a message, in order. Words that follow a colon are one value to the end when they run over
 * several sentences, so that a whole text can be given at once.
 */
export function splitRequests(text: string): string[] {
  const [first = '', ...rest] = text.split('\n');
  const bullets = rest.filter((line) => line.trim() !== '').every((line) => BULLET.test(line));
  if (/:\s*$/.test(first) && rest.length > 0 && !bullets) return [`${first} ${rest.join('\n')}`.trim()];
  const bare = /:\s*$/.test(first) && bullets ? rest.join('\n') : text;
  return bare
    .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/gm, '')
    .replace(/^in the footer,?\s*(?:please\s+)?(?:write|put|say|add):?\s*/i, 'change the footer text to ')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\ue000]/u.test(part));
}
