import { beforeEach, describe, expect, it, test } from 'vitest';
import { publishCheck } from '../checks/publish-check.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { exportOptions, renderPage, renderSite } from '../render/index.ts';
import { recipeDocument } from '../render/recipe-document.ts';
import { getTemplate } from '../templates/index.ts';
import { publishedDocument } from './published-document.ts';

let document: WebsiteDocument;

beforeEach(() => {
  const made = recipeDocument({ ...getTemplate('counter'), recipe: ['hero', 'services'] });
  const [home] = made.pages;
  const services = home?.sections.find(({ kind }) => kind === 'services');
  if (!home || !services) throw new Error('The recipe gives an opening and services');
  services.id = 'services';
  services.props = {
    ...services.props,
    heading: 'Services',
    intro: '',
    note: '',
    items: [
      { name: 'Puncture repair', text: '⟦While you wait.⟧', price: '£12' },
      { name: '⟦Wheel building⟧', text: '⟦By hand.⟧', price: '' },
    ],
    action: { label: 'Questions', to: '/questions' },
  };
  const questions = {
    id: 'faq',
    kind: 'faq',
    version: 1,
    variant: 'fold',
    hidden: false,
    props: { heading: 'Questions', items: [{ question: '⟦Do I need to book?⟧', answer: '[[your answer]]' }] },
  };
  const page = {
    id: 'questions',
    path: '/questions',
    title: 'Questions',
    inMenu: true,
    seo: { title: '', description: '' },
  };
  const added = applyOperations({ ...made, brand: { ...made.brand, tagline: '⟦Bicycles, mended⟧' } }, [
    { type: 'addPage', page: { ...page, sections: [questions] } },
  ]);
  const parsed = parseDocument(added.ok ? added.document : added.failure.message);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  document = parsed.document;
});

const changed = (operation: Operation) => {
  const result = applyOperations(document, [operation]);
  if (!result.ok) throw new Error(result.failure.message);
  return result;
};
const itemsOf = ({ pages }: WebsiteDocument) =>
  pages.flatMap(({ sections }) => sections).find(({ id }) => id === 'services')?.props['items'];

describe('what visitors get of a website with proposals', () => {
  it('is without them, without entries and pages of nothing else, and without ways there', () => {
    const files = renderSite(document, { ...exportOptions(), origin: 'https://wheels.example' });
    const all = files.map(({ body }) => body).join('\n');
    expect(all).toContain('Puncture repair');
    expect(all).not.toMatch(/⟦|While you wait|Wheel building|Bicycles, mended|Do I need|\/questions/);
    expect(files.map(({ path }) => path)).not.toContain('questions/index.html');
    expect(renderPage(document, '/questions', exportOptions()).status).toBe(404);
  });

  it('is the document itself where nothing is open, and always the same object', () => {
    const open = publishedDocument(document);
    expect(publishedDocument(document)).toBe(open);
    expect(publishedDocument(open)).toBe(open);
  });

  it('is shown whole in a draft, with its marks', () => {
    const { html } = renderPage(document, '/', exportOptions({ draft: true }));
    expect(html).toContain('<span class="proposal" title="Suggested">Wheel building</span>');
  });
});

test('the publish check says for each place how many stay out', () => {
  const said = publishCheck(document).filter(({ what }) => what.includes('until you keep'));
  expect(said.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'Name and logo: One suggested text stays out until you keep it.',
    'Home, the services: 3 suggested texts stay out until you keep them.',
    'Questions, the questions: One suggested text stays out until you keep it.',
  ]);
});

describe('a decision about proposals', () => {
  it('keeps one text, the texts of a section, or all of them', () => {
    const one = changed({ type: 'keepProposals', at: 'sections/services/props/items/0/text' });
    expect(itemsOf(one.document)).toMatchObject([{ text: 'While you wait.' }, { name: '⟦Wheel building⟧' }]);
    const section = changed({ type: 'keepProposals', at: 'sections/services' });
    expect(itemsOf(section.document)).toMatchObject([{ text: 'While you wait.' }, { name: 'Wheel building' }]);
    expect(section.document.brand.tagline).toBe('⟦Bicycles, mended⟧');
    expect(JSON.stringify(changed({ type: 'keepProposals' }).document)).not.toContain('⟦');
  });

  it('drops one with the entry that holds nothing else', () => {
    const { document: after } = changed({ type: 'dropProposals', at: 'sections/services/props/items/1' });
    expect(itemsOf(after)).toMatchObject([{ name: 'Puncture repair', text: '⟦While you wait.⟧' }]);
  });

  it('drops all of them with sections and pages of nothing else', () => {
    const { document: after, summary } = changed({ type: 'dropProposals' });
    expect(after.pages.map(({ path }) => path)).not.toContain('/questions');
    expect(JSON.stringify(after)).not.toMatch(/⟦|\/questions/);
    expect(summary).toContain('Dropped all suggestions');
  });

  it('fails in words where there is none', () => {
    const none = applyOperations(document, [{ type: 'keepProposals', at: 'sections/nowhere' }]);
    expect(none).toMatchObject({ ok: false, failure: { message: 'There is no suggestion here now.' } });
  });
});
