import type { PageSetting } from './page-setting.ts';
import type { WebsiteDocument } from '../model/document.ts';
import type { SentForm, ViewContext } from '../sections/definition.ts';
import type { RenderOptions } from './options.ts';
import { Picture } from './picture.tsx';
import { wordsForService } from './service-words.ts';
import { editableTexts, marksOf, withoutTwins, type EditableTexts } from './editable-texts.ts';
import { lineOf, proseOf, richLineOf } from './wording.tsx';
import { publishedDocument } from '../origins/published-document.ts';
import { wordsOf } from './words/index.ts';
import { withWays } from './ways-in-text.tsx';

/** The setting of a page at `path`: drafts show the document as it stands, everybody else what is published of it. */
export const pageSetting = (
  document: WebsiteDocument,
  path: string,
  options: RenderOptions,
  sent?: SentForm,
): PageSetting => ({
  document: options.draft ? document : publishedDocument(document),
  path,
  options,
  words: wordsOf(document.language),
  ...(sent && { sent }),
});

/** The texts of header and footer, for an editor's preview. */
const frameTexts = ({ document, options }: PageSetting, id: string): EditableTexts | null =>
  options.editable && (id === 'header' || id === 'footer') ? editableTexts(document, [id, 'brand']) : null;

/** What a section's view, the header and the footer are given to print things with. */
export function viewContext(
  setting: PageSetting,
  id: string,
  position: number,
  texts = frameTexts(setting, id),
): ViewContext {
  const { document, path, options, words } = setting;
  const { draft } = options;
  const href = (to: string) => options.hrefFor(to, path);
  const placeOf = (text: string) => texts?.placeOf(text) ?? null;
  const pictureOf = (image: object) => texts?.pictureOf(image) ?? null;
  const plainLine = (text: string) => lineOf(withoutTwins(text), words);
  const line = (text: string) => {
    const place = placeOf(text);
    const shown = plainLine(text);
    return place && shown ? <span {...marksOf(place, text)}>{shown}</span> : shown;
  };
  const reachingLine = (text: string) => withWays(text, document.business, plainLine);
  const richLine = (text: string) => richLineOf(text, plainLine, href);
  const proseMarks = (text: string) => {
    const place = placeOf(text);
    return place?.kind === 'blocks' ? {} : marksOf(place, text);
  };
  const has = (text: string) => text.trim() !== '';
  return {
    id,
    document,
    business: document.business,
    position,
    Heading: position === 0 ? 'h1' : 'h2',
    draft,
    line,
    prose: (text) => proseOf(text, plainLine, proseMarks(text)),
    // A text that is edited where it stands is a button, which holds no links.
    reaching: (text) => proseOf(text, placeOf(text) ? plainLine : reachingLine, proseMarks(text)),
    rich: (text) => proseOf(text, richLine, proseMarks(text)),
    marks: (text) => marksOf(placeOf(text), text),
    richLine: (text) => richLine(text) || null,
    has,
    href,
    formAction: (kind) => (options.formAction ? options.formAction(kind, document) : `/-/forms/${kind}`),
    sent: setting.sent,
    ...(options.posts && { posts: options.posts }),
    ...(setting.listing?.section === id && { listing: setting.listing }),
    ...(setting.post && { post: setting.post }),
    action: ({ to, label }, style) => {
      const said = has(label) ? line(label) : wordsForService(to, words);
      return to && said ? (
        <a key={`${to} ${label}`} className={style === 'text' ? 'link' : `button button--${style}`} href={href(to)}>
          {said}
        </a>
      ) : null;
    },
    picture: (image, { ratio, eager = false, sizes }) =>
      image.source === 'none' ? null : (
        <Picture image={image} ratio={ratio} eager={eager} sizes={sizes} setting={setting} place={pictureOf(image)} />
      ),
    word: (key) => words[key] ?? key,
  };
}
