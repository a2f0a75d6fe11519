import { describe, expect, it } from 'vitest';
import { sampleDocument } from '../model/sample-document.ts';
import { applyChanges, applyOperations, type Operation } from './index.ts';

const document = sampleDocument();

function apply(...operations: Operation[]) {
  const result = applyOperations(document, operations);
  if (!result.ok) throw new Error(`${result.failure.operation}: ${result.failure.message}`);
  return result;
}
function refuse(...operations: Operation[]) {
  const result = applyOperations(document, operations);
  if (result.ok) throw new Error('was not refused');
  return result.failure;
}

/** The sentence of an operation, after proving that it changes its input in no way and can be undone to the same bytes. */
function sentence(operation: Operation): string {
  const bytes = JSON.stringify(document);
  const { document: after, forward, inverse, summary } = apply(operation);
  expect(JSON.stringify(document)).toBe(bytes);
  expect(applyChanges(document, structuredClone(forward))).toEqual({ ok: true, document: after });
  const back = applyChanges(after, structuredClone(inverse));
  expect(back.ok && JSON.stringify(back.document)).toBe(bytes);
  return summary;
}

describe('every verb changes the document, says so in a sentence and can be undone', () => {
  const cases: [string, Operation][] = [
    ['Changed the tagline', { type: 'setBrand', tagline: 'New words' }],
    ['Changed the phone and the place', { type: 'setBusiness', phone: '0131 555', place: 'Leith' }],
    ['Changed the accent colour', { type: 'setTheme', accent: '#123456' }],
    ['Changed the template to Workshop', { type: 'applyTemplate', template: 'workshop' }],
    ['Changed the layout of the header', { type: 'setHeader', variant: 'centered' }],
    ['Changed the closing line of the footer', { type: 'setFooter', note: 'Bye' }],
    ['Changed the language to de', { type: 'setLanguage', language: 'de' }],
    ['Added the page Cakes', { type: 'addPage', page: { id: 'new', path: '/cakes', title: 'Cakes' }, index: 1 }],
    ['Removed the page Page 1', { type: 'removePage', pageId: 'p1' }],
    ['Renamed the page Page 1 to Bread', { type: 'updatePage', pageId: 'p1', title: 'Bread' }],
    ['Changed the address of Page 1', { type: 'updatePage', pageId: 'p1', path: '/bread' }],
    ['Moved Page 3 above Page 1', { type: 'movePage', pageId: 'p3', index: 1 }],
    ['Added the questions on Home', { type: 'addSection', pageId: 'p0', section: { id: 'n', kind: 'faq' } }],
    ['Removed the opening on Home', { type: 'removeSection', sectionId: 's0-0' }],
    ['Moved the opening to the end of Home', { type: 'moveSection', sectionId: 's0-0', index: 99 }],
    ['Moved the opening on Home to Page 1', { type: 'moveSection', sectionId: 's0-0', pageId: 'p1', index: 0 }],
    [
      'Changed the heading of the opening on Home',
      { type: 'updateSection', sectionId: 's0-0', props: { heading: 'Hi' } },
    ],
    [
      'Changed the layout of the opening on Home to large words',
      { type: 'setVariant', sectionId: 's0-0', variant: 'statement' },
    ],
    ['Hid the opening on Home', { type: 'setHidden', sectionId: 's0-0', hidden: true }],
    ['Duplicated the opening on Home', { type: 'duplicateSection', sectionId: 's0-0', newId: 'copy' }],
    [
      'Replaced the opening on Home by the notice',
      { type: 'replaceSection', sectionId: 's0-0', section: { kind: 'banner' } },
    ],
    ['Changed the redirects', { type: 'setRedirects', redirects: [{ from: '/old', to: '/' }] }],
  ];
  it.each(cases)('%s', (expected, operation) => {
    expect(sentence(operation)).toBe(expected);
  });
});
