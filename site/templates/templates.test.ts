import { describe, expect, test } from 'vitest';
import { footerFields, headerFields, themeSchema } from '../model/document.ts';
import { z } from 'zod';
import { getSection, getShownSection, sectionKinds } from '../sections/index.ts';
import { typePairs } from '../themes/index.ts';
import { getTemplate, templates } from './index.ts';

const allCss = (id: string) => {
  const { css, kindCss } = getTemplate(id);
  return [css, ...Object.values(kindCss)].join('\n');
};

describe('templates', () => {
  test('there are ten, each with an id and a type pair of its own', () => {
    expect(templates).toHaveLength(10);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(10);
    expect(new Set(templates.map(({ theme }) => theme.type)).size).toBe(10);
  });

  test.each(templates.map((template) => [template.id, template] as const))(
    '%s is valid from end to end',
    (_, template) => {
      expect(themeSchema.parse(template.theme)).toEqual(template.theme);
      expect(z.object(headerFields).parse(template.header)).toEqual(template.header);
      expect(z.object(footerFields).parse(template.footer)).toEqual(template.footer);
      expect(typePairs.map(({ id }) => id)).toContain(template.theme.type);
      expect(template.trades.length).toBeGreaterThan(4);
      expect(template.recipe[0]).toBe('hero');
      for (const kind of template.recipe) expect(sectionKinds).toContain(kind);
      for (const [kind, variants] of Object.entries(template.sectionVariants))
        for (const variant of variants) expect(Object.keys(getSection(kind)?.variants ?? {}), kind).toContain(variant);
      for (const kind of Object.keys(template.kindCss)) expect(getShownSection(kind), kind).toBeDefined();
    },
  );

  test.each(templates.map(({ id }) => [id]))('%s uses the theme’s colours only', (id) => {
    const css = allCss(id)
      .replaceAll(/url\([^)]*\)/g, '')
      .replaceAll(/white-space/g, '');
    const literals = css.match(/#(?!000\b)[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|\b(white|black|red|blue)\b/gi);
    expect(literals).toBeNull();
  });

  test.each(templates.map(({ id }) => [id]))('%s has balanced rules and asks nobody else for anything', (id) => {
    const css = allCss(id);
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).not.toMatch(/url\("?https?:|@import/);
  });

  test('an unknown id gets a template all the same', () => {
    expect(getTemplate('from-the-future')).toBe(templates[0]);
  });
});
