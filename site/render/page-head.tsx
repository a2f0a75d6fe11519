import type { Page, WebsiteDocument } from '../model/document.ts';
import { typeOfFeed } from '../model/blog-address.ts';
import { plainWords } from '../model/rich-words.ts';
import { facesFor, frameColours, typePairOf } from '../themes/index.ts';
import { fileHref } from './links.ts';
import { PageIcons } from './page-icons.tsx';
import { sharedPicture } from './shared-picture.ts';
import { postData } from './post-data.ts';
import { SITE_SCRIPT, usesScript } from './site-script.ts';
import { scriptJson, structuredData } from './structured-data.ts';
import type { PageSetting } from './page-setting.ts';
import { publishedText } from '../origins/marks.ts';

/** What stands in the browser's tab: `Page | Brand`; on the first page the website's own title, or the brand and what it is. */
export function pageTitle(
  page: Pick<Page, 'path' | 'title' | 'seo'>,
  { brand, seo }: Pick<WebsiteDocument, 'brand' | 'seo'>,
): string {
  const own = publishedText(page.seo.title) || (page.path === '/' ? publishedText(seo.title) : '');
  if (own) return own.includes(brand.name) ? own : `${own} | ${brand.name}`;
  const tagline = publishedText(brand.tagline);
  if (page.path === '/') return tagline ? `${brand.name} | ${tagline}` : brand.name;
  return page.title === brand.name ? brand.name : `${page.title} | ${brand.name}`;
}

/** At most 160 characters, ending with a whole word. */
function shortened(text: string): string {
  if (text.length <= 160) return text;
  const cut = text.slice(0, 157);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || cut.length)}…`;
}

/**
 * The description for search engines: the page's own, on the first page else the website's, else the page's first introduction,
 * else the website's, else the tagline.
 */
export function pageDescription(
  page: Pick<Page, 'path' | 'seo' | 'sections'>,
  { brand, seo }: Pick<WebsiteDocument, 'brand' | 'seo'>,
): string {
  const ofWebsite = publishedText(seo.description);
  const own = publishedText(page.seo.description) || (page.path === '/' ? ofWebsite : '');
  if (own) return own;
  for (const section of page.sections) {
    const { intro, body } = section.props;
    const text = [intro, body].find(
      (value): value is string => typeof value === 'string' && publishedText(value) !== '',
    );
    if (text && !section.hidden) return shortened(plainWords(publishedText(text)).replaceAll(/\s+/g, ' '));
  }
  return ofWebsite || publishedText(brand.tagline);
}

type Props = { setting: PageSetting; page: Page; css: string; found: boolean };

export function PageHead({ setting, page, css, found }: Props) {
  const { document, options, path } = setting;
  const { origin, draft, fontBase } = options;
  const title = pageTitle(page, document);
  const description = found ? pageDescription(page, document) : '';
  const canonical = origin && found ? `${origin}${path === '/' ? '/' : path}` : '';
  const { post } = setting;
  const picture =
    (post && sharedPicture({ ...document, seo: { ...document.seo, image: post.cover } }, options)) ??
    sharedPicture(document, options);
  const frame = frameColours(document.theme);
  const hidden = draft || !found || options.indexed === false;
  const data = draft || !found ? null : dataOf(setting, { description, canonical, picture: picture?.href ?? '' });
  const faces = facesFor(typePairOf(document.theme.type).fonts, document.language);
  const first = faces.filter(({ subset, style }) => subset === faces[0]?.subset && style === 'normal').slice(0, 1);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {options.feed && !draft && (
        <link
          rel="alternate"
          type={typeOfFeed(options.feed)}
          title={document.brand.name}
          href={fileHref(options.feed, path, options)}
        />
      )}
      {first.map((face) => (
        <link
          key={face.file}
          rel="preload"
          href={fileHref(fontBase, path, options) + face.file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {!draft && <PageIcons setting={setting} />}
      <meta
        name="theme-color"
        content={frame.day}
        {...(frame.night ? { media: '(prefers-color-scheme: light)' } : {})}
      />
      {frame.night && <meta name="theme-color" content={frame.night} media="(prefers-color-scheme: dark)" />}
      <meta property="og:type" content={post ? 'article' : 'website'} />
      {post && (
        <>
          <meta property="article:published_time" content={post.publishedAt} />
          <meta property="article:modified_time" content={post.changedAt} />
          {post.tags.map(({ label }) => (
            <meta key={label} property="article:tag" content={label} />
          ))}
        </>
      )}
      <meta property="og:site_name" content={document.brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={document.language.replace('-', '_')} />
      {picture && (
        <>
          <meta property="og:image" content={picture.href} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {usesScript(page) && !draft && <script src={fileHref(SITE_SCRIPT, path, options)} defer />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />}
    </head>
  );
}

/** What search engines are told of the first page and of posts, in words of theirs. */
function dataOf({ document, options, path, post }: PageSetting, shown: Parameters<typeof postData>[2]) {
  if (post) return postData(document, post, shown);
  return path === '/' ? structuredData(document, shown.description, options) : null;
}
