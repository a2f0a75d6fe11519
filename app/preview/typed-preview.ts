import type { Drawn } from './drawn-page.ts';

/** Milliseconds without a key before the preview is drawn anew. */
const PAUSE = 120;

type Page = { id: string; path: string };

export type TypedPreview = ReturnType<typeof typedPreview>;

/**
 * Asks for the page with what stands in a form, a moment after each key and one at a time, and hands it to `show`. When there is no
 * connection nothing is shown; saving says so.
 */
export function typedPreview(website: string, show: (drawn: Drawn | null) => void) {
  let form: HTMLFormElement | null = null;
  let page: Page = { id: '', path: '/' };
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;
  /** The page as it is saved is on its way, in place of what was typed. */
  let isRestoring = false;
  /** What to ask for once the answer that is on its way is there. */
  let following: (() => FormData | null) | null = null;
  /** What the form said that was drawn last. */
  let drawnWords = '';
  /** Changes when what was typed no longer counts: an answer that is still on its way is too late then. */
  let generation = 0;

  const ask = async (values: () => FormData | null): Promise<void> => {
    if (isAsking) {
      following = values;
      return;
    }
    const data = values();
    if (!data) return;
    const words = wordsOf(data);
    isAsking = true;
    const asked = { page, generation };
    const html = await drawnPage(website, asked.page, data).catch(() => null);
    isAsking = false;
    if (html !== null && asked.page.id === page.id && asked.generation === generation) {
      drawnWords = words;
      show({ page: asked.page.path, html });
    }
    const next = following;
    following = null;
    if (next) await ask(next);
  };
  const typedValues = () => (form?.isConnected ? textsOf(form) : null);

  /** What was typed counts no longer, and no answer that is on its way. */
  const drop = () => {
    clearTimeout(timer);
    removals.disconnect();
    generation += 1;
    drawnWords = '';
    form = null;
  };
  /** Draws the page as it is saved in place of what was typed. */
  const restore = () => {
    isRestoring = true;
    void ask(() => new FormData()).finally(() => (isRestoring = false));
  };
  // An undo fills the form anew when its answer is there, which may be after the last drawing of what was typed.
  const removals = new MutationObserver(() => {
    if (form === null || form.isConnected) return;
    drop();
    restore();
  });

  return {
    /** Something was typed into this form, while this page is shown. */
    typed(target: HTMLFormElement, shown: Page) {
      form = target;
      page = shown;
      removals.observe(document.body, { childList: true, subtree: true });
      clearTimeout(timer);
      timer = setTimeout(() => void ask(typedValues), PAUSE);
    },
    /** A form may have been saved or left, or another page is shown. */
    checked(shown: Page) {
      page = shown;
      if (form?.isConnected) {
        // Of a post the form says all: what it said is drawn already when it was saved.
        if (intentOf(form) !== 'save-post' || wordsOf(textsOf(form)) !== drawnWords) void ask(typedValues);
        return;
      }
      if (isRestoring) return;
      // What saves itself comes with the next revision; of all else the preview must forget what was typed.
      const isForgotten = form !== null && !isSavedByItself(form);
      drop();
      show(null);
      if (isForgotten) restore();
    },
  };
}

const intentOf = (form: HTMLFormElement) => form.querySelector('[name="intent"]')?.getAttribute('value');

const isSavedByItself = (form: HTMLFormElement): boolean => intentOf(form) === 'save';

/** All that a form says, whatever revision it says it of. */
const wordsOf = (texts: FormData): string =>
  JSON.stringify([...texts].filter(([name]) => name !== 'baseRevision' && name !== 'page'));

/** What a form holds, without files: those are seen once they are uploaded. */
function textsOf(form: HTMLFormElement): FormData {
  const texts = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value);
  return texts;
}

/** The HTML of the page; null when the form cannot be shown as it stands. */
async function drawnPage(website: string, page: Page, form: FormData): Promise<string | null> {
  form.set('page', page.id);
  const answer = await fetch(`/website-draft/${encodeURIComponent(website)}`, { method: 'POST', body: form });
  if (!answer.ok) return null;
  const drawn: unknown = await answer.json();
  return typeof drawn === 'object' && drawn !== null && 'html' in drawn && typeof drawn.html === 'string'
    ? drawn.html
    : null;
}
