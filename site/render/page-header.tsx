import type { CSSProperties } from 'react';
import { textLength } from '../themes/index.ts';
import { LONG_NAME, longestWord } from '../sections/parts/opening.tsx';
import { getTemplate } from '../templates/index.ts';
import type { PageSetting } from './page-setting.ts';
import { viewContext } from './view-context.tsx';

/** How long the name stands, in average letters, so that a template can set it as wide as the page. */
const measured = (name: string): CSSProperties & Record<'--name-length', number> => ({
  '--name-length': Math.max(6, Math.round(textLength(name) * 10) / 10),
});

/**
 * Name, menu and one button. The menu is written once: on wide screens it lies open in the header, on phones the browser
 * opens it as a popover, by keyboard too and without script. Where popovers are unknown it simply stays open.
 */
export function PageHeader({ setting }: { setting: PageSetting }) {
  const { document, path, words } = setting;
  const { brand, header, pages } = document;
  const context = viewContext(setting, 'header', -1);
  const inMenu = pages.filter((page) => page.inMenu);
  const button = context.action(header.action, 'primary');
  const ground = header.variant === 'bar' ? 'accent' : getTemplate(document.template).frame.header;
  const hasMenu = inMenu.length > 1;
  return (
    <header className={`site-header site-header--${header.variant} ground--${ground}`} style={measured(brand.name)}>
      <a className="site-header__brand" href={context.href('/')}>
        {brand.logo.source === 'asset' && context.picture(brand.logo, { ratio: 'square', eager: true, sizes: '12rem' })}
        <span className="site-header__name" style={longestWord(brand.name, LONG_NAME)}>
          {brand.name}
        </span>
        {header.showTagline && context.has(brand.tagline) && (
          <span className="site-header__tagline">{context.line(brand.tagline)}</span>
        )}
      </a>
      {hasMenu && (
        <>
          <button className="site-header__toggle" type="button" {...{ popovertarget: 'site-menu' }}>
            {words.menu}
          </button>
          <nav className="site-menu" id="site-menu" {...{ popover: 'auto' }} aria-label={words.mainMenu}>
            <ul>
              {inMenu.map((page) => (
                <li key={page.id}>
                  <a href={context.href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {button && <div className="site-header__action">{button}</div>}
    </header>
  );
}
