import { Address, Email, HoursList, Phone, Profiles } from '../sections/parts/business-facts.tsx';
import { LONG_NAME, longestWord } from '../sections/parts/opening.tsx';
import { getTemplate } from '../templates/index.ts';
import { tellsHours } from './opening-hours.ts';
import type { PageSetting } from './page-setting.ts';
import { viewContext } from './view-context.tsx';

const MAKER = 'https://pagewright.app/';

/** Name, closing line, contact, hours, pages, profiles: each only when there is something to say. */
export function PageFooter({ setting }: { setting: PageSetting }) {
  const { document, path, words, options } = setting;
  const { brand, business, footer, pages } = document;
  const context = viewContext(setting, 'footer', -1);
  const { line, has, href } = context;
  const hours = footer.showHours && tellsHours(business, has);
  const contact = footer.showContact && (business.phone || business.email || has(business.address));
  const inMenu = pages.filter((page) => page.inMenu);
  return (
    <footer
      className={`site-footer site-footer--${footer.variant} ground--${getTemplate(document.template).frame.footer}`}
    >
      <div className="site-footer__brand">
        <p className="site-footer__name" style={longestWord(brand.name, LONG_NAME)}>
          {brand.name}
        </p>
        {has(footer.note) && <p className="site-footer__note">{line(footer.note)}</p>}
      </div>
      {contact && (
        <section className="site-footer__part site-footer__contact">
          <h2>{words.contact}</h2>
          <Address context={context} />
          {has(business.phone) && (
            <p>
              <Phone context={context} />
            </p>
          )}
          {business.email && (
            <p>
              <Email context={context} />
            </p>
          )}
        </section>
      )}
      {hours && (
        <section className="site-footer__part site-footer__hours">
          <h2>{words.openingHours}</h2>
          <HoursList context={context} />
        </section>
      )}
      {inMenu.length > 1 && (
        <nav className="site-footer__part site-footer__pages" aria-label={words.footerMenu}>
          <ul>
            {inMenu.map((page) => (
              <li key={page.id}>
                <a href={href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {business.social.length > 0 && (
        <div className="site-footer__part site-footer__social">
          <Profiles context={context} />
        </div>
      )}
      {options.badge && (
        <p className="site-footer__badge">
          {words.madeWith} <a href={MAKER}>Pagewright</a>
        </p>
      )}
    </footer>
  );
}
