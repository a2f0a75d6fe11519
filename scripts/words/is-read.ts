import ts from 'typescript';

export const LETTERS = /\p{L}{2}/u;
/** A sentence or a name as interfaces write them: a capital first, more than one word. */
const SENTENCE = /^[\p{Lu}“({][^<>=_;#]*$/u;
const SEVERAL_WORDS = /^\S+(?: \S+)+$/u;
/** Part of a sentence: nothing but words and marks, one of them a little word. */
const PHRASE = /^[\p{L}\p{N}’“”,.:?{}$…'-]+(?: [\p{L}\p{N}’“”,.:?{}$…'-]+)+$/u;
const LITTLE_WORD =
  /(?:^| )(?:the|an?|of|is|are|was|were|to|in|on|and|or|for|it|not|no|with|by|your|from|at|this|that)(?: |$)/u;
const ONE_WORD = /^\p{Lu}\p{Ll}+[.:…?]?$/u;

/** What an element, a component or an object is given to be read or heard. */
const SPOKEN =
  /^(?:aria-label|aria-description|title|placeholder|alt|label|heading|text|hint|intro|note|legend|summary|message|caption|description|question|empty|button|words?|confirm|name|said|what|when|why|one|many|\w+(?:Label|Text|Title|Words|Hint|Note|Name))$/;

/** Whether a literal in code is there for people, by its words and by what it is given to. */
export function isRead(node: ts.Expression, text: string): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && /^(?:[!=]==?|in)$/.test(parent.operatorToken.getText())) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isLiteralTypeNode(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (!LETTERS.test(text)) return false;
  if (ts.isJsxAttribute(parent) && SPOKEN.test(parent.name.getText())) return true;
  if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return true;
  if (SENTENCE.test(text) && SEVERAL_WORDS.test(text)) return true;
  if (PHRASE.test(text) && LITTLE_WORD.test(text)) return true;
  return ONE_WORD.test(text) && isGivenAsWords(node);
}

function isGivenAsWords(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) return isGivenAsWords(parent);
  if (ts.isJsxExpression(parent) || ts.isObjectLiteralExpression(parent)) return isGivenAsWords(parent);
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent)) return SPOKEN.test(parent.name.getText()) || isGivenAsWords(parent);
  if (ts.isVariableDeclaration(parent)) return /words|label|title|text|name/i.test(parent.name.getText());
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}
