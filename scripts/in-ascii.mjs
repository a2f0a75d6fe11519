// One letter beyond Latin makes V8 hold the text of a whole file at two bytes a letter, so a bundle is written in ASCII.
import ts from 'typescript';

const BEYOND = /[^\0-\x7f]/g;
const isBeyond = (text) => text.search(BEYOND) >= 0;
const escaped = (text) => text.replace(BEYOND, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A piece of `String.raw`, as a template says it that reads escapes. */
const asPlain = (raw) => escaped(raw.replace(/\\|`|\$\{/g, (found) => `\\${found}`));

/** The pieces of a template's text, without its quotes and what is put in. */
function piecesOf(template, file) {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.map((part) => {
    const end = ts.isTemplateHead(part) || ts.isTemplateMiddle(part) ? 2 : 1;
    return { from: part.getStart(file) + 1, to: part.getEnd() - end };
  });
}

/** What is to be written otherwise: the bundler escapes strings, but neither expressions nor `String.raw`. */
function* changesOf(node, file) {
  if (ts.isRegularExpressionLiteral(node))
    yield { from: node.getStart(file), to: node.getEnd(), text: escaped(node.text) };
  const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw';
  if (isRaw && isBeyond(node.template.getText(file))) {
    yield { from: node.tag.getStart(file), to: node.template.getStart(file), text: '' };
    for (const { from, to } of piecesOf(node.template, file))
      yield { from, to, text: asPlain(file.text.slice(from, to)) };
  }
  const inside = [];
  ts.forEachChild(node, (child) => void inside.push(child));
  for (const child of inside) yield* changesOf(child, file);
}

/** The same program with nothing in it but ASCII, as far as that can be written. */
export function inAscii(code) {
  if (!isBeyond(code)) return code;
  const file = ts.createSourceFile('code.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const changes = [...changesOf(file, file)].sort((a, b) => a.from - b.from);
  let written = '';
  let at = 0;
  for (const { from, to, text } of changes) {
    written += code.slice(at, from) + text;
    at = to;
  }
  return written + code.slice(at);
}
