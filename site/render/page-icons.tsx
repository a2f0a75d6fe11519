import { fileHref } from './links.ts';
import type { PageSetting } from './page-setting.ts';

/** What stands in the browser's tab: the icon or the logo when one was uploaded, else the drawn letter. */
export function PageIcons({ setting }: { setting: Pick<PageSetting, 'document' | 'path' | 'options'> }) {
  const { document, path, options } = setting;
  const { icon, logo } = document.brand;
  const uploaded = [icon, logo].flatMap((picture) => {
    const file = picture.source === 'asset' && options.asset(picture.id)?.icon;
    return file ? [file] : [];
  });
  const [own] = uploaded;
  if (!own) return <link rel="icon" href={fileHref('/favicon.svg', path, options)} type="image/svg+xml" />;
  const href = fileHref(own.src, path, options);
  return (
    <>
      <link rel="icon" href={href} type="image/png" sizes={`${own.side}x${own.side}`} />
      <link rel="apple-touch-icon" href={href} />
    </>
  );
}
