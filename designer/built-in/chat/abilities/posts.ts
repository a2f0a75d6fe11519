import type { Page } from '#site/model/document.ts';
import { wordedNumberAt } from '../../reading/facts/numbers.ts';
import { sourceOf } from '../../reading/facts/source.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { pagesMeant, sectionsOf, type SectionPlace } from '../document/find.ts';
import { freshId } from '../document/ids.ts';
import { emptyProps, placeFor } from '../document/new-section.ts';
import { operation } from '../document/places.ts';
import type { Request } from '../message/request.ts';
import { kindWord } from '../words/index.ts';

const KIND = 'blogList';
/** As many as a list can be asked to show. */
const MOST = 60;

/** The one number from two on that a request says, in digits or in words: "one" is an article in most languages. */
function numberIn({ text, tokens, language }: Request): { value: number; at: number } | null {
  const source = sourceOf(text, vocabularyOf(language));
  const [found, ...others] = tokens
    .map((token, at) => ({
      value: token.kind === 'number' ? Number(token.text) : (wordedNumberAt(source, at)?.value ?? 1),
      at,
    }))
    .filter(({ value }) => value !== 1);
  return found && others.length === 0 && Number.isInteger(found.value) && found.value <= MOST ? found : null;
}

/** "Newest three posts": the words around a number that say of what, and which, there are so many. */
function wordsOfCount(request: Request, at: number): string {
  const posts = request.find(['topic.blog', 'kind.blogList']) ?? { from: at, to: at };
  return request.between(Math.max(0, Math.min(at - 1, posts.from)), Math.max(at + 1, posts.to));
}

const isOfBlog = ({ document }: Ask, { path }: Page) => path === document.blog.path;

/** The page that a request names beside that of the blog itself. */
const pageNamed = (ask: Ask): Page | undefined =>
  pagesMeant(ask.document, ask.request).find(({ thing }) => !isOfBlog(ask, thing))?.thing ??
  (ask.request.has('mark.here') ? ask.page : undefined);

/** Lists of posts on pages that are about something else. */
const listsOf = (ask: Ask): SectionPlace[] =>
  sectionsOf(ask.document).filter(({ section, page }) => section.kind === KIND && !isOfBlog(ask, page));

/** "Show the newest three posts on the home page": how many a list shows, and a list where there is none. */
function howMany(ask: Ask): Plan[] {
  const { request, document, page: view } = ask;
  const said = numberIn(request);
  const isAsked = request.has('do.show', 'do.add', 'do.want', 'do.change', 'do.can', 'mark.only', 'mark.be');
  if (!said || !isAsked || request.has('do.remove', 'do.hide', 'do.write', 'part.nav')) return [];
  const covers = wordsOfCount(request, said.at);
  const named = pageNamed(ask);
  // "Show five posts on the blog"
  if (!named && (isOfBlog(ask, view) || request.group('topic').filter(({ name }) => name === 'blog').length > 1)) {
    const counted = operation({ type: 'setBlog', postsPerPage: said.value });
    return change(0.96, counted, { names: ['blog/postsPerPage'], covers: request.text });
  }
  const lists = listsOf(ask);
  const page = named ?? view;
  const list = lists.find((one) => one.page.id === page.id) ?? (named || lists.length > 1 ? undefined : lists[0]);
  if (list) {
    const { id, hidden } = list.section;
    const shown = hidden ? operation({ type: 'setHidden', sectionId: id, hidden: false }) : [];
    const counted = operation({ type: 'updateSection', sectionId: id, props: { most: said.value } });
    const names = [`sections/${id}/props/most`];
    return change(0.96, [...shown, ...counted], { names, focus: { sectionId: id }, covers });
  }
  if (!request.has('do.show', 'do.add', 'do.want', 'do.can')) return [];
  const id = freshId(document, 'posts');
  const section = { id, kind: KIND, props: { ...emptyProps(document, KIND), most: said.value } };
  const added = operation({ type: 'addSection', pageId: page.id, index: placeFor(page, KIND), section });
  return change(0.96, added, { focus: { sectionId: id }, covers });
}

/** "Hide the blog from the menu", "add the blog to the menu": where it has no page yet, one with the list of posts. */
function inMenu(ask: Ask): Plan[] {
  const { request, document, language } = ask;
  const hides = request.has('do.remove', 'do.hide');
  if (!request.has('part.nav') || request.has('do.write') || pageNamed(ask)) return [];
  if (!hides && !request.has('do.add', 'do.show', 'do.want', 'do.move')) return [];
  const page = document.pages.find((one) => isOfBlog(ask, one));
  if (page?.inMenu === !hides) return [{ score: 0.98, does: 'tell', id: 'alreadySo' }];
  if (page) {
    const turned = operation({ type: 'updatePage', pageId: page.id, inMenu: !hides });
    return change(0.98, turned, { names: [`pages/${page.id}/inMenu`] });
  }
  if (hides) return [notThere(language)];
  const props = emptyProps(document, KIND);
  const made = {
    id: freshId(document, 'blog'),
    path: document.blog.path,
    title: String(props.heading),
    sections: [{ id: freshId(document, 'posts'), kind: KIND, props }],
  };
  return change(0.98, operation({ type: 'addPage', page: made }));
}

/** "Remove the posts from the home page": the list of that page, or of the one in view. */
function offPage(ask: Ask): Plan[] {
  const { request, page: view, language } = ask;
  const hides = request.has('do.hide');
  if ((!hides && !request.has('do.remove')) || request.has('part.nav', 'do.show', 'do.add')) return [];
  const named = pageNamed(ask);
  const list = listsOf(ask).find(({ page }) => page.id === (named ?? view).id);
  if (!list) return named ? [notThere(language)] : [];
  const sectionId = list.section.id;
  const gone = operation(hides ? { type: 'setHidden', sectionId, hidden: true } : { type: 'removeSection', sectionId });
  return change(0.98, gone, { focus: { sectionId } });
}

const notThere = (language: Ask['language']): Plan => ({
  score: 0.97,
  does: 'tell',
  id: 'notThere',
  values: { said: kindWord(KIND, language) },
});

/** Where posts are listed and how many of them. Writing them is the blog editor's. */
export const posts: Ability = {
  name: 'posts',
  plan: (ask): Plan[] =>
    ask.request.has('topic.blog', 'kind.blogList') && ask.request.quotes.length === 0
      ? [...howMany(ask), ...inMenu(ask), ...offPage(ask)]
      : [],
};
