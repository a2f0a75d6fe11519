// Every regular expression of the product: literals from the syntax tree, and those made from parts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOMS = ['site', 'designer', 'scoring', 'backend', 'app', 'hosting', 'sandbox'];

const isProduct = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** The files of the product that may hold expressions. */
export const productFiles = () =>
  [
    ...ROOMS.flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative('.', join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/')),
    ),
    ...readdirSync('.'),
  ].filter(isProduct);

/** What stands for a part that only a running process knows: a word. */
const UNKNOWN = 'x';

const isMade = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

const partsOf = (literal) => {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
};

/** The text of an expression's part as far as its own file says it. */
function textOf(node, constants, depth = 0) {
  if (!node || depth > 20) return UNKNOWN;
  const again = (part) => textOf(part, constants, depth + 1);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text).source;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({ expression, literal }) => again(expression) + literal.text).join('')
    );
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return ts.isTemplateExpression(node.template)
      ? node.template.head.rawText +
          node.template.templateSpans.map(({ expression, literal }) => again(expression) + literal.rawText).join('')
      : node.template.rawText;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return again(node.left) + again(node.right);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return again(node.expression);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return again(node.expression);
  if (ts.isIdentifier(node) && constants.has(node.text)) return again(constants.get(node.text));
  return UNKNOWN;
}

/** The expressions of one file, each with the line that it stands in. */
export function expressionsIn(file, text = readFileSync(file, 'utf8')) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  const found = [];
  const add = (node, source, flags) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ source, flags, place: `${file}:${line + 1}` });
  };
  const declare = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, declare);
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { source, flags } = partsOf(node.text);
      add(node, source, flags);
    } else if (isMade(node)) {
      const flags = textOf(node.arguments?.[1], constants);
      add(node, textOf(node.arguments?.[0], constants), /^[dgimsuvy]*$/.test(flags) ? flags : '');
    }
    ts.forEachChild(node, visit);
  };
  declare(tree);
  visit(tree);
  return found;
}
