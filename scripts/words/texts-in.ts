import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isRead, LETTERS } from './is-read.ts';

/** A text that people read. What varies in it is shown by its name, as in "{name} is published". */
export type Text = {
  text: string;
  file: string;
  line: number;
  /** Words of which one stands there, by a condition: “is”, “are”. */
  choices: string[][];
};

type Said = Pick<Text, 'text' | 'choices'>;
type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const NAMES = /\{[^{}]*\}/g;
const LAST_NAME = /(\w+)\W*$/;

/** All texts of a source file that people read, in the order in which they stand there. */
export function textsIn(file: string, source = readFileSync(file, 'utf8')): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const add = (node: ts.Node, { text, choices }: Said) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    const bare = [whole, ...choices.flat()].map((words) => words.replace(NAMES, ''));
    if (!bare.some((words) => LETTERS.test(words))) return;
    found.push({ text: whole, file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, choices });
  };
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (isLiteral(node)) {
      if (isRead(node, said(node).text)) add(node, said(node));
      if (ts.isTemplateExpression(node)) node.templateSpans.forEach(({ expression }) => visit(expression));
      return;
    }
    if (isJsxParent(node) && node.children.some(isWordy)) {
      add(node.children.find(isWordy) ?? node, saidBy(node.children));
      if (ts.isJsxElement(node)) visit(node.openingElement.attributes);
      node.children.forEach(visitWithin);
      return;
    }
    ts.forEachChild(node, visit);
  };
  /** An element within a sentence was said with it: only what it is given is looked at. */
  const visitWithin = (node: ts.Node): void => {
    if (!ts.isJsxElement(node)) return visit(node);
    visit(node.openingElement.attributes);
    node.children.forEach(visitWithin);
  };
  visit(tree);
  return found;
}

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const isJsxParent = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

const isWordy = (node: ts.Node) => ts.isJsxText(node) && LETTERS.test(node.text);

function said(node: Literal): Said {
  if (!ts.isTemplateExpression(node)) return { text: node.text, choices: [] };
  return joined([
    { text: node.head.text, choices: [] },
    ...node.templateSpans.flatMap(({ expression, literal }) => [
      varies(expression),
      { text: literal.text, choices: [] },
    ]),
  ]);
}

function saidBy(children: readonly ts.Node[]): Said {
  return joined(
    children.map((child) => {
      if (ts.isJsxText(child)) return { text: shownText(child.text), choices: [] };
      if (isJsxParent(child)) return saidBy(child.children);
      if (ts.isJsxSelfClosingElement(child)) return { text: '{…}', choices: [] };
      if (!ts.isJsxExpression(child) || !child.expression) return { text: '', choices: [] };
      return isLiteral(child.expression) ? said(child.expression) : varies(child.expression);
    }),
  );
}

/** As JSX shows it: the ends of lines within markup are no spaces. */
const shownText = (text: string): string =>
  text
    .split('\n')
    .map((line, at, { length }) => {
      const begun = at === 0 ? line : line.trimStart();
      return at === length - 1 ? begun : begun.trimEnd();
    })
    .filter(Boolean)
    .join(' ');

const joined = (parts: Said[]): Said => ({
  text: parts.map(({ text }) => text).join(''),
  choices: parts.flatMap(({ choices }) => choices),
});

/** A part that is not the same every time: its words where it chooses among some, else its name. */
function varies(node: ts.Expression): Said {
  const words = wordsOf(node);
  if (words.length > 1) return { text: `{${words.join(' | ')}}`, choices: [words] };
  const value = ts.isCallExpression(node) ? (node.arguments[0] ?? node.expression) : node;
  return { text: `{${LAST_NAME.exec(value.getText())?.[1] ?? '…'}}`, choices: [] };
}

function wordsOf(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return wordsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  return isLiteral(node) ? [said(node).text] : [];
}

/** How code and markup are named, whatever else they look like. */
const CODE_ATTRIBUTE =
  /^(?:class\w*|id|href|to|src|key|name|type|value|form\w*|rel|target|method|role|style|d|viewBox|data-.*|for|html\w*|sandbox|media|sizes|accept|allow)$/;
const CODE_CALL =
  /^(?:graphql|querySelector(?:All)?|closest|matches|[gs]etAttribute|removeAttribute|hasAttribute|(?:add|remove)EventListener|createElement|startsWith|endsWith|includes|split|replace|replaceAll|RegExp|URL|getElementById|Error|TypeError|RangeError|AuthError|matchMedia)$/;

/** What people never read, with everything in it. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node)) return CODE_ATTRIBUTE.test(node.name.getText());
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return CODE_CALL.test(calleeOf(node.expression));
  return false;
}

const calleeOf = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
