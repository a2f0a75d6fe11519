import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { operationSchema } from '#site/operations/index.ts';
import { remarkIn, remarkOf } from './index.ts';
import { remarkPatterns } from './remark-patterns.ts';
import { german } from './german.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';
import { portuguese } from './portuguese.ts';

const folder = new URL('../', import.meta.url);
const sources = [
  ...readdirSync(new URL('intents/', folder)).map((name) => `intents/${name}`),
  'nearest-thing.ts',
  'respond.ts',
  'find-target.ts',
].filter((name) => !name.endsWith('.test.ts'));

/** Parts of answers in which words for people stand. */
const SAID = new Set(['says', 'asks', 'cannot', 'instead', 'also']);

/** A string or template of the source, with a word or a number for each value in it. */
function spoken(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return ['Xyz', '3', ''].map((value) =>
    [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(value),
  );
}

/** Sentences in a source file: what its answers say, and every literal of a file that only holds sentences. */
function sentencesIn(name: string): string[][] {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[][] = [];
  const literals = (node: ts.Node, end: string): void => {
    const said = spoken(node);
    if (said.length > 0) found.push(said.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}${end}`));
    else if (!ts.isCallExpression(node) && !ts.isArrowFunction(node))
      node.forEachChild((child) => literals(child, end));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && SAID.has(node.name.getText())) {
      const value = ts.isConditionalExpression(node.initializer)
        ? [node.initializer.whenTrue, node.initializer.whenFalse]
        : [node.initializer];
      for (const one of value) literals(one, node.name.getText() === 'cannot' ? '.' : '');
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'remarks.push') {
      for (const one of node.arguments) literals(one, '');
    } else {
      const own = name === 'nearest-thing.ts' || name === 'intents/inform.ts' || name === 'find-target.ts';
      const said = own ? spoken(node) : [];
      if (said.some((one) => /^\p{Lu}.* .*[.?]$/u.test(one))) found.push(said);
      node.forEachChild(visit);
    }
  };
  visit(source);
  return found.filter((said) => said.some((one) => /\p{L}{2,} \p{L}/u.test(one)));
}

describe('what the chat says', () => {
  it.each(sources)('in %s has its words in every language', (name) => {
    const strange = sentencesIn(name).filter((said) => !said.some((one) => remarkOf(one) !== undefined));
    expect(strange.map(([one]) => one)).toEqual([]);
  });

  it('says each remark in German, French, Spanish and Portuguese, with what it carries', () => {
    for (const [id, pattern] of Object.entries(remarkPatterns))
      for (const { remarks } of [german, french, spanish, portuguese]) {
        const own = Object.entries(remarks).find(([one]) => one === id)?.[1] ?? '';
        expect(own, id).not.toBe('');
        const groups = (new RegExp(`${pattern.source}|`, 'su').exec('')?.length ?? 1) - 1;
        for (const [, index] of own.matchAll(/\{(\d)\}/g)) expect(Number(index), id).toBeLessThanOrEqual(groups);
      }
  });

  it('names every operation in each language', () => {
    const types = operationSchema.options.map((option) => option.shape.type.value);
    expect(types.length).toBeGreaterThan(15);
    for (const { done } of [german, french, spanish, portuguese])
      expect(types.filter((type) => !(type in done))).toEqual([]);
  });

  it('keeps names inside what it says', () => {
    expect(remarkIn('de', 'There is no page called “Team”.')).toBe('Eine Seite namens “Team” gibt es nicht.');
    expect(remarkIn('fr', 'The site has 2 pages: Home and Menu.')).toBe('Pages du site (2) : Home et Menu.');
    expect(remarkIn('en', 'The home page has to stay.')).toBe('The home page has to stay.');
  });
});
