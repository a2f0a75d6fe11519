import { serviceOf } from '../model/services.ts';
import type { ViewContext } from '../sections/definition.ts';
import { mapTarget } from '../sections/parts/business-facts.tsx';
import { telephoneHref } from '../sections/parts/telephone.ts';
import type { PageSetting } from './page-setting.ts';
import { viewContext } from './view-context.tsx';

type Way = { label: string; to: string };

/** The way to write that answers soonest: a messenger among the profiles, else mail. */
function messageOf({ business, word }: ViewContext): Way | null {
  for (const { to } of business.social) {
    const service = serviceOf(to);
    if (service?.does === 'write') return { label: service.name, to };
  }
  return business.email ? { label: word('email'), to: `mailto:${business.email}` } : null;
}

/** Ways to get in touch that the facts of the business give, in the order people on the road need them. */
function waysOf(context: ViewContext): Way[] {
  const { business, has, word } = context;
  const phone = has(business.phone) ? telephoneHref(business.phone) : '';
  const map = mapTarget(context);
  const ways = [phone && { label: word('call'), to: phone }, map && { label: word('directions'), to: map }];
  return [...ways, messageOf(context)].flatMap((way) => (way ? [way] : []));
}

/** One press from anywhere on a phone: call, directions, message. Null when it is not asked for, or no fact gives a way. */
export function phoneBarOf(setting: PageSetting) {
  if (!setting.document.header.phoneBar) return null;
  const context = viewContext(setting, 'phone-bar', -1);
  const ways = waysOf(context);
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
