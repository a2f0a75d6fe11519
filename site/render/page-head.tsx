import type { Page } from '../model/document.ts';
import { frameColours, typePairOf } from '../themes/index.ts';
import { fileHref } from './links.ts';
import { SITE_SCRIPT, usesScript } from './site-script.ts';
import { scriptJson, structuredData } from './structured-data.ts';
import type { PageSetting } from './view-context.tsx';
import { publishedText } from './wording.tsx';

/** What stands in the browser's tab: `Page | Brand`; on the first page the brand and what it is. */
export function pageTitle(
  page: Pick<Page, 'path' | 'title' | 'seo'>,
  brand: { name: string; tagline: string },
): string {
  const own = publishedText(page.seo.title);
  if (own) return own.includes(brand.name) ? own : `${own} | ${brand.name}`;
  const tagline = publishedText(brand.tagline);
  if (page.path === '/') return tagline ? `${brand.name} | ${tagline}` : brand.name;
  return page.title === brand.name ? brand.name : `${page.title} | ${brand.name}`;
}

const shortened = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`);

/** The description for search engines: the page's own, else its first introduction, else the tagline. */
export function pageDescription(page: Pick<Page, 'seo' | 'sections'>, tagline: string): string {
  const own = publishedText(page.seo.description);
  if (own) return own;
  for (const section of page.sections) {
    const { intro, body } = section.props;
    const text = [intro, body].find(
      (value): value is string => typeof value === 'string' && publishedText(value) !== '',
    );
    if (text && !section.hidden) return shortened(publishedText(text).replaceAll(/\s+/g, ' '));
  }
  return publishedText(tagline);
}

type Props = { setting: PageSetting; page: Page; css: string; found: boolean };

export function PageHead({ setting, page, css, found }: Props) {
  const { document, options, path } = setting;
  const { origin, draft, fontBase } = options;
  const title = pageTitle(page, document.brand);
  const description = found ? pageDescription(page, document.brand.tagline) : '';
  const canonical = origin && found ? `${origin}${path === '/' ? '/' : path}` : '';
  const image = origin && options.socialImage ? new URL(options.socialImage, origin).href : '';
  const frame = frameColours(document.theme);
  const hidden = draft || !found || options.indexed === false;
  const first = typePairOf(document.theme.type)
    .fonts.filter((face) => face.subset === 'latin' && face.style === 'normal')
    .slice(0, 2);
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
          type="application/rss+xml"
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
      {!draft && <link rel="icon" href={fileHref('/favicon.svg', path, options)} type="image/svg+xml" />}
      <meta
        name="theme-color"
        content={frame.day}
        {...(frame.night ? { media: '(prefers-color-scheme: light)' } : {})}
      />
      {frame.night && <meta name="theme-color" content={frame.night} media="(prefers-color-scheme: dark)" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={document.brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={document.language.replace('-', '_')} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={document.brand.name} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {usesScript(page) && !draft && <script src={fileHref(SITE_SCRIPT, path, options)} defer />}
      {found && path === '/' && !draft && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(document, description, options)) }}
        />
      )}
    </head>
  );
}
