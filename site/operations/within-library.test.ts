import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { getSection } from '../sections/index.ts';
import type { SectionLibrary } from '../sections/library.ts';
import { templates } from '../templates/index.ts';
import { applyOperations, withinLibrary, type Operation } from './index.ts';

const document = sampleDocument();
const [page] = document.pages;
if (!page) throw new Error('The sample has a page');
const variantsOf = (kind: string) => Object.keys(getSection(kind)?.variants ?? {});

const library = (decided: Record<string, { isOn?: boolean; variantsOff?: string[] }>): SectionLibrary =>
  new Map(Object.entries(decided).map(([kind, one]) => [kind, { isOn: true, variantsOff: [], hint: '', ...one }]));
const add = (kind: string, variant?: string): Operation => ({
  type: 'addSection',
  pageId: page.id,
  section: { id: `new-${kind.toLowerCase()}`, kind, ...(variant && { variant }) },
});
const failureOf = (within: ReturnType<typeof withinLibrary>) => (within.ok ? null : within.failure);

describe('what the library does not offer', () => {
  it('is not added, alone, with a page, in the place of something else or below posts', () => {
    const off = library({ logos: { isOn: false } });
    const section = { id: 'new', kind: 'logos' };
    const wrong: Operation[] = [
      add('logos'),
      { type: 'addPage', page: { id: 'more', path: '/more', title: 'More', sections: [section] } },
      { type: 'replaceSection', sectionId: page.sections[0]?.id ?? '', section: { kind: 'logos' } },
      { type: 'setBlog', sections: [section] },
    ];
    for (const operation of wrong) {
      expect(failureOf(withinLibrary(off, document, [add('faq'), operation]))).toMatchObject({
        operation: 1,
        message: '“Names and logos” is no longer offered. Choose another section.',
        called: 'Names and logos',
      });
      expect(withinLibrary(library({ video: { isOn: false } }), document, [operation]).ok).toBe(true);
    }
  });

  it('is chosen around where a variant is left open, and refused where it is named', () => {
    const [first = '', second = ''] = variantsOf('faq');
    const off = library({ faq: { variantsOff: [first] } });
    const within = withinLibrary(off, document, [add('faq')]);
    expect(within).toMatchObject({ ok: true, operations: [{ section: { variant: expect.any(String) } }] });
    expect(JSON.stringify(within)).not.toContain(`"variant":"${first}"`);
    expect(failureOf(withinLibrary(off, document, [add('faq', first)]))?.fields).toMatchObject({
      variant: [expect.stringContaining('is no longer offered')],
    });
    const changed = withinLibrary(off, document, [
      add('faq', second),
      { type: 'setVariant', sectionId: 'new-faq', variant: first },
    ]);
    expect(failureOf(changed)).toMatchObject({ operation: 1 });
  });

  it('stays where it is: it can be changed, copied and moved', () => {
    const old = page.sections.at(-1);
    if (!old) throw new Error('There is a section');
    const off = library({ [old.kind]: { isOn: false, variantsOff: [old.variant] } });
    const operations: Operation[] = [
      { type: 'duplicateSection', sectionId: old.id, newId: 'copy' },
      { type: 'setVariant', sectionId: 'copy', variant: old.variant },
      { type: 'setHidden', sectionId: old.id, hidden: true },
      { type: 'replaceSection', sectionId: old.id, section: { kind: old.kind, variant: old.variant } },
    ];
    expect(withinLibrary(off, document, operations)).toEqual({ ok: true, operations });
  });

  it('does not come with a template either', () => {
    const kinds = [...new Set(page.sections.map(({ kind }) => kind))];
    for (const { id, sectionVariants } of templates) {
      const decided = Object.fromEntries(
        kinds.map((kind) => [kind, { variantsOff: sectionVariants[kind]?.slice(0, 1) ?? [] }]),
      );
      const within = withinLibrary(library(decided), document, [{ type: 'applyTemplate', template: id }]);
      const applied = within.ok && applyOperations(document, within.operations);
      if (!applied || !applied.ok) throw new Error('The template is applied');
      for (const { sections } of applied.document.pages)
        for (const { id: section, kind, variant } of sections) {
          const before = document.pages.flatMap((one) => one.sections).find((one) => one.id === section)?.variant;
          if (variant !== before) expect(decided[kind]?.variantsOff ?? []).not.toContain(variant);
        }
    }
  });
});

it('nothing is looked at while nothing is decided', () => {
  expect(withinLibrary(new Map(), document, [add('nonsense')]).ok).toBe(true);
});
