import type { PageSetting } from './page-setting.ts';
import { viewContext } from './view-context.tsx';
import { waysToReach } from './ways-to-reach.ts';

/** One press from anywhere on a phone: call, directions, message. Null when it is not asked for, or no fact gives a way. */
export function phoneBarOf(setting: PageSetting) {
  if (!setting.document.header.phoneBar) return null;
  const context = viewContext(setting, 'phone-bar', -1);
  const ways = waysToReach(context);
  if (ways.length === 0) return null;
  return (
    <nav className="phone-bar" aria-label={setting.words.contact}>
      {ways.map(({ label, to }) => (
        <a key={to} href={context.href(to)}>
          {label}
        </a>
      ))}
    </nav>
  );
}

export const phoneBarCss = `.phone-bar{display:none}@media(max-width:47.99rem){html{scroll-padding-bottom:4rem}body{padding-block-end:calc(3.25rem + env(safe-area-inset-bottom))}.phone-bar{position:fixed;inset:auto 0 0;z-index:10;display:flex;padding-block-end:env(safe-area-inset-bottom);background:var(--paper);color:var(--ink);border-block-start:1px solid var(--edge)}.phone-bar a{flex:1;display:grid;place-items:center;min-width:0;min-height:3.25rem;padding:.3em .5em;font-weight:600;text-align:center;text-decoration:none}.phone-bar a+a{border-inline-start:1px solid var(--line)}.phone-bar a:first-child{background:var(--accent);color:var(--accent-ink)}.phone-bar a:focus-visible{outline-offset:-4px}}@media print{.phone-bar{display:none}}`;
