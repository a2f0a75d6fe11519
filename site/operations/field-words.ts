import { partName } from '../model/part-names.ts';

const PARTS: Record<string, string> = {
  setBrand: 'brand',
  setBusiness: 'business',
  setTheme: 'theme',
  setHeader: 'header',
  setFooter: 'footer',
  setSeo: 'seo',
  setBlog: 'blog',
};

/** What people call the field of an operation that a path leads to; the path itself where there is no such name. */
export function operationField(type: string, path: string[]): string {
  const [name = '', ...rest] = path;
  const part = PARTS[type];
  if (part && name !== '') return partName([part, name === 'typePair' ? 'type' : name, ...rest]);
  const ofPage = type === 'addPage' && name === 'page' ? rest : type === 'updatePage' ? path : [];
  if (['title', 'path', 'inMenu', 'seo'].includes(ofPage[0] ?? ''))
    return partName(['pages', '', ...ofPage]).replace(/ a page$/, ' the page');
  return path.join(' ');
}
