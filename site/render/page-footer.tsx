import { hoursRows } from './opening-hours.ts';
import type { PageSetting } from './view-context.tsx';
import { viewContext } from './view-context.tsx';

/** A telephone number as a `tel:` address; '' while its owner still has to supply it. */
const telephoneHref = (phone: string): string => (/\d/.test(phone) && !phone.includes('[[') ? `tel:${phone.replace(/[^\d+]/g, '')}` : '');

const MAKER = 'https://pagewright.app/';

/** Name, closing line, contact, hours, pages, profiles: each only when there is something to say. */
export function PageFooter({ setting }: { setting: PageSetting }) {
  const { document, path, words, options } = setting;
  const { brand, business, footer, pages, language } = document;
  const { line, has, href, prose } = viewContext(setting, 'footer', -1);
  const rows = footer.showHours ? hoursRows(business.hours, words, language) : [];
  const contact = footer.showContact && (business.phone || business.email || has(business.address));
  const inMenu = pages.filter((page) => page.inMenu);
  const telephone = telephoneHref(business.phone);
  const profiles = business.social.filter((profile) => profile.to && profile.label);
  return (
    <footer className={`site-footer site-footer--${footer.variant}`}>
      <div className="site-footer__brand">
        <p className="site-footer__name">{brand.name}</p>
        {has(footer.note) && <p className="site-footer__note">{line(footer.note)}</p>}
      </div>
      {contact && (
        <section className="site-footer__part site-footer__contact">
          <h2>{words.contact}</h2>
          {has(business.address) && <address>{prose(business.address)}</address>}
          {has(business.phone) && (
            <p>{telephone ? <a href={telephone}>{business.phone}</a> : line(business.phone)}</p>
          )}
          {business.email && (
            <p>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          )}
        </section>
      )}
      {(rows.length > 0 || (footer.showHours && has(business.hoursNote))) && (
        <section className="site-footer__part site-footer__hours">
          <h2>{words.openingHours}</h2>
          {rows.length > 0 && (
            <dl>
              {rows.map((row) => (
                <div key={row.days}>
                  <dt>{row.days}</dt>
                  {row.times.map((time) => (
                    <dd key={time}>{time}</dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          {has(business.hoursNote) && <p>{line(business.hoursNote)}</p>}
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
      {profiles.length > 0 && (
        <ul className="site-footer__part site-footer__social">
          {profiles.map((profile) => (
            <li key={profile.to}>
              <a href={href(profile.to)} rel="me">
                {profile.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {options.badge && (
        <p className="site-footer__badge">
          {words.madeWith} <a href={MAKER}>Pagewright</a>
        </p>
      )}
    </footer>
  );
}
