import type { CSSProperties } from 'react';
import { z } from 'zod';
import { image, link, text, toggle } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { textLength } from '../themes/index.ts';
import { Phone } from './parts/business-facts.tsx';
import { EmbedLink } from './parts/embed.tsx';
import { calendarOf } from './parts/embed-address.ts';
import { actionRow, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  primary: link('Main button'),
  secondary: link('Second button'),
  showCalendar: toggle('Choose a time on the page', false, {
    help: 'For a main button that leads to Calendly. Nothing is loaded from there before a visitor clicks',
  }),
  showPhone: toggle('Show the phone number', true),
  note: text('Small line', { max: 140 }),
  picture: image('Picture', { help: 'For the layout with a picture' }),
  ground: ground('accent'),
});

type Props = z.output<typeof fields>;

/** How long the number stands, so that it can be set as wide as its column and no wider. */
const measured = (phone: string): CSSProperties & Record<'--longest', number> => ({
  '--longest': Math.max(8, Math.ceil(textLength(phone))),
});

/** The calendar of the main button, where it is to come on the page itself. */
const calendarIn = ({ showCalendar, primary }: Pick<Props, 'showCalendar' | 'primary'>) =>
  showCalendar ? calendarOf(primary.to) : null;

function view(props: Props, variant: string, context: ViewContext) {
  const section = sectionView(props, variant, context);
  const calendar = calendarIn(props);
  if (!section || !calendar) return section;
  const { label, to } = props.primary;
  const words = context.has(label) ? label : context.word('bookWith').replace('{name}', calendar.by);
  return (
    <>
      {section}
      <div className="cta__calendar">
        <EmbedLink context={context} embed={calendar} to={to} words={words} />
      </div>
    </>
  );
}

function sectionView(props: Props, variant: string, context: ViewContext) {
  const { action, business, has, word } = context;
  const primary = calendarIn(props) ? null : action(props.primary, 'primary');
  const secondary = action(props.secondary, 'secondary');
  const phone = props.showPhone && has(business.phone) && (
    <p className="cta__phone" style={measured(business.phone)}>
      <span className="cta__call">{word('call')}</span> <Phone context={context} />
    </p>
  );
  if (!has(props.heading) && !has(props.intro) && !phone && !primary && !secondary) return null;
  const opening = <Opening context={context} words={props} />;
  const note = remark(context, props.note);
  const picture = variant === 'picture' && context.picture(props.picture, { ratio: 'landscape' });
  if (variant === 'call' && phone)
    return (
      <div className="cta cta--call">
        {opening}
        {phone}
        {actionRow(primary, secondary)}
        {note}
      </div>
    );
  const next = (
    <div className="cta__next">
      {actionRow(primary, secondary, phone)}
      {note}
    </div>
  );
  if (picture)
    return (
      <div className="cta cta--picture">
        <div className="cta__words">
          {opening}
          {next}
        </div>
        <div className="cta__picture">{picture}</div>
      </div>
    );
  return (
    <div className={`cta cta--${variant === 'poster' ? 'poster' : 'line'}`}>
      {opening}
      {next}
    </div>
  );
}

/** Also what the layouts with a number or a picture become without one. */
const css = `
.cta__phone .fact-link{font-weight:600;font-variant-numeric:lining-nums;white-space:nowrap}
.cta__phone a{text-decoration-thickness:.06em}
.cta__next .actions{margin-block-start:0}
.cta .opening__intro{color:inherit}
.cta--line{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:var(--space-5) var(--space-7)}
.cta--line .opening{margin:0;flex:1 1 26rem}
.cta--line .cta__next{flex:0 1 auto}
`;

const styles = {
  poster: `
.cta--poster .opening{max-width:none}
.cta--poster .opening__heading{font-size:clamp(2.6rem,8.6vw,8rem);line-height:.96;letter-spacing:-.03em;max-width:13em}
@media(min-width:56rem){.cta--poster .opening__intro,.cta--poster .cta__next{margin-inline-start:41.6%}}
`,
  call: `
.cta--call{container-type:inline-size}
.cta--call .opening{margin-block-end:var(--space-5)}
.cta--call .opening__heading{font-size:var(--step-3)}
.cta--call .cta__phone{font:var(--head-weight) clamp(1.2rem,80cqi/(var(--longest)*var(--head-advance)),10rem)/1 var(--font-head);letter-spacing:-.03em}
.cta--call .cta__call{display:block;margin-block-end:var(--space-2);font:600 var(--step--1)/1.4 var(--font-body);letter-spacing:0}
.cta--call .fact-link{font-weight:inherit;padding:0;text-decoration-thickness:.035em;text-underline-offset:.1em}
`,
  picture: `
.cta--picture{display:grid;gap:var(--space-6)}
@media(min-width:52rem){
.cta--picture{grid-template-columns:minmax(0,6fr) minmax(0,6fr);gap:var(--space-7);align-items:center}
.cta--picture .cta__picture{margin-inline-end:var(--bleed);margin-block:calc(-1*var(--pad-start)) calc(-1*var(--pad-end));align-self:stretch}
.cta--picture .cta__picture>.picture{height:100%;min-height:22rem;aspect-ratio:auto;border-radius:0}
}
`,
};

export const cta = defineSection({
  kind: 'cta',
  label: 'Call to action',
  purpose: 'reply',
  words: 'button, next step, book, order, call',
  hint: 'Near the end of a page: the one next step. `line` is a single row; `poster` fills the width with large words; `picture` adds a picture; `call` makes the phone number itself the picture.',
  version: 1,
  fields,
  variants: {
    line: { label: 'One row', hint: 'Words on the left, buttons on the right' },
    poster: { label: 'Large words', hint: 'Very large heading, buttons below at the far side', css: styles.poster },
    call: { label: 'Phone number', hint: 'The phone number as the largest thing on the page', css: styles.call },
    picture: {
      label: 'With picture',
      hint: 'A panel with words beside a picture that runs to the edge',
      css: styles.picture,
    },
  },
  sample: {
    heading: 'Water where it should not be?',
    intro: 'Turn the main valve off, then call. We are on the road until ten.',
    primary: { label: 'Ask for a visit', to: '/contact' },
    secondary: { label: 'Where the valve is', to: '/first-aid' },
    note: 'Evenings and Sundays at the same rate',
    picture: { source: 'placeholder', wants: 'your photo of the van', motif: 'van', seed: 71, alt: 'The van' },
  },
  view,
  css,
  enhanced: ({ showCalendar, primary }) =>
    showCalendar === true && isRecord(primary) && typeof primary.to === 'string' && calendarOf(primary.to) !== null,
});
