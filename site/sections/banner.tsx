import { z } from 'zod';
import { link, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { headingId } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  when: text('When', { max: 80, help: 'Until when it holds, or from when' }),
  action: link('Link'),
  ground: ground('accent'),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { Heading, has, line, prose } = context;
  if (!has(props.heading) && !has(props.intro)) return null;
  const action = context.action(props.action, variant === 'poster' ? 'secondary' : 'text');
  return (
    <div className={`banner banner--${variant}`}>
      {has(props.when) && <p className="banner__when">{line(props.when)}</p>}
      <div className="banner__words">
        {has(props.heading) && (
          <Heading className="banner__heading" id={headingId(context)}>
            {line(props.heading)}
          </Heading>
        )}
        {has(props.intro) && <div className="banner__intro">{prose(props.intro)}</div>}
      </div>
      {action && <p className="banner__action">{action}</p>}
    </div>
  );
}

const css = `
.banner .link{color:inherit}
`;

const styles = {
  strip: `
.section:has(>.banner--strip){padding-block:var(--space-4)}
.banner--strip{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--space-1) var(--space-5)}
.banner--strip .banner__when{font-weight:600}
.banner--strip .banner__words{display:flex;flex-wrap:wrap;gap:0 var(--space-3);flex:1 1 24rem}
.banner--strip .banner__heading{font:600 var(--step-0)/1.5 var(--font-body);letter-spacing:0}
`,
  notice: `
.section:has(>.banner--notice){padding-block:var(--space-6)}
.banner--notice{display:grid;gap:var(--space-3) var(--space-6);padding:var(--space-5);border:2px solid currentColor;border-radius:var(--radius)}
.banner--notice .banner__when{font-weight:600}
.banner--notice .banner__heading{font-size:var(--step-2)}
.banner--notice .banner__intro{margin-block-start:var(--space-1)}
@media(min-width:48rem){.banner--notice{grid-template-columns:minmax(8rem,auto) minmax(0,1fr) auto;align-items:baseline}.banner--notice .banner__words:first-child{grid-column:span 2}}
`,
  poster: `
.banner--poster{display:grid;gap:var(--space-5) var(--space-7)}
.banner--poster .banner__when{font:var(--head-weight) clamp(3rem,11vw,10rem)/.9 var(--font-head);letter-spacing:-.04em;text-wrap:balance;font-variant-numeric:lining-nums}
.banner--poster .banner__intro{margin-block-start:var(--space-3);font-size:var(--step-1);max-width:46ch}
@media(min-width:52rem){.banner--poster{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}.banner--poster .banner__when{grid-row:span 2}.banner--poster .banner__words:first-child{grid-column:span 2}.banner--poster .banner__action{grid-column:2;justify-self:start}.banner--poster .banner__words{align-self:end}}
`,
};

export const banner = defineSection({
  kind: 'banner',
  label: 'Notice',
  purpose: 'opening',
  words: 'news, announcement, offer, holiday, alert',
  hint: 'One piece of news: a holiday, an offer, a change. `strip` is a thin line between sections; `notice` a framed note; `poster` a large announcement with its date.',
  version: 1,
  fields,
  variants: {
    strip: { label: 'Thin strip', hint: 'One line over the full width', css: styles.strip },
    notice: { label: 'Framed note', hint: 'A framed note with date, words and link', css: styles.notice },
    poster: { label: 'Poster', hint: 'The date in very large type beside the words', css: styles.poster },
  },
  sample: {
    heading: 'We are at the harbour market',
    intro: 'The shop is closed that day; come to the stall by the crane.',
    when: 'Saturday, 12 December',
    action: { label: 'What we bring', to: '/market' },
  },
  view,
  css,
});
