import type { Operation } from '#site/operations/index.ts';

/** Which paths of a document an operation writes, and where in it what stands there is written. */
export function textPlaces(operation: Operation): Map<string, string[]> {
  switch (operation.type) {
    case 'updateSection':
      return new Map([[`sections/${operation.sectionId}/props`, ['props']]]);
    case 'addSection':
      return new Map([[`sections/${operation.section.id}/props`, ['section', 'props']]]);
    case 'replaceSection': {
      const { sectionId, section } = operation;
      return new Map([[`sections/${section.id ?? sectionId}/props`, ['section', 'props']]]);
    }
    case 'addPage': {
      const { id, sections = [] } = operation.page;
      return new Map([
        [`pages/${id}/seo`, ['page', 'seo']],
        ...sections.map((section, index): [string, string[]] => [
          `sections/${section.id}/props`,
          ['page', 'sections', String(index), 'props'],
        ]),
      ]);
    }
    case 'updatePage':
      return new Map([[`pages/${operation.pageId}/seo`, ['seo']]]);
    case 'setBlog':
      return new Map([
        ...(operation.sections ?? []).map((_, index): [string, string[]] => [
          `blog/sections/${index}/props`,
          ['sections', String(index), 'props'],
        ]),
        ['blog', []],
      ]);
    case 'setBrand':
      return new Map([['brand', []]]);
    case 'setBusiness':
      return new Map([['business', []]]);
    case 'setHeader':
      return new Map([['header', []]]);
    case 'setFooter':
      return new Map([['footer', []]]);
    case 'setSeo':
      return new Map([['seo', []]]);
    default:
      return new Map();
  }
}
