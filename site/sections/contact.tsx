import { z } from 'zod';
import { image, link, text, toggle } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { businessFacts, businessFactsCss, mapTarget } from './parts/business-facts.tsx';
import type { Fact } from './parts/business-facts.tsx';
import { waysIn } from '../render/ways-in-text.tsx';
import { actionRow, Opening, remark } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';

const fields = z.object({
  ...opening,
  note: text('Note', { max: 240, help: 'Such as “We answer within a day”' }),
  showHours: toggle('Show opening hours', true),
  showSocial: toggle('Show social profiles', true),
  picture: image('Picture', { help: 'For the layout with a picture' }),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function FactList({ facts, context }: { facts: Fact[]; context: ViewContext }) {
  const map = mapTarget(context);
  return (
    <dl className="contact__facts">
      {facts.map(({ key, name, value }) => (
        <div className={`contact__fact contact__fact--${key}`} key={key}>
          <dt className="contact__name">{name}</dt>
          <dd className="contact__value">
            {value}
            {key === 'address' && map && (
              <a className="link" href={context.href(map)}>
                {context.word('openMap')}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, word } = context;
  // What the introduction tells is a link there already.
  const told: readonly string[] = waysIn(props.intro, context.business);
  const facts = businessFacts(context, { hours: props.showHours, social: props.showSocial }).filter(
    ({ key }) => !told.includes(key),
  );
  const actions = actionRow(context.action(props.action, 'primary'));
  if (!facts.length && !has(props.intro) && !has(props.note)) return null;
  const words = { heading: has(props.heading) ? props.heading : word('contact'), intro: props.intro };
  // A sentence that is all there is stands as large as what it replaces.
  const toldAlone = facts.length === 0 && told.length > 0 ? ' contact--told' : '';
  const note = remark(context, props.note);
  if (variant === 'large') {
    const [first, ...rest] = facts;
    return (
      <div className={`contact contact--large${toldAlone}`}>
        <Opening context={context} words={words} />
        {first && <div className={`contact__first contact__first--${first.key}`}>{first.value}</div>}
        {rest.length > 0 && <FactList facts={rest} context={context} />}
        {note}
        {actions}
      </div>
    );
  }
  const picture = variant === 'picture' && context.picture(props.picture, { ratio: 'portrait' });
  const list = facts.length > 0 && <FactList facts={facts} context={context} />;
  if (picture)
    return (
      <div className="contact contact--picture">
        <div className="contact__picture">{picture}</div>
        <div className="contact__words">
          <Opening context={context} words={words} />
          {list}
          {note}
          {actions}
        </div>
      </div>
    );
  return (
    <div className={`contact contact--columns${toldAlone || ' beside'}`}>
      <Opening context={context} words={words}>
        {note}
        {actions}
      </Opening>
      {list}
    </div>
  );
}

const css = `${businessFactsCss}
.contact__name{font-size:var(--step--1);color:var(--muted)}
.contact__value address p+p{margin:0}
.contact__value .link{display:inline-block;margin-block-start:var(--space-1)}
.contact__value .hours-list{max-width:22rem}
.contact--told .opening__intro{max-width:34ch;color:inherit;font:var(--head-weight) var(--step-2)/1.35 var(--font-head)}
`;

/** Columns: also what the layout with a picture becomes when there is none. */
const columns = `
.contact--columns .contact__facts{columns:2 15rem;column-gap:var(--space-6)}
.contact--columns .contact__facts:has(>:only-child){columns:1}
.contact--columns .contact__fact:only-child .contact__value{font-size:var(--step-3)!important}
.contact--columns .contact__fact{break-inside:avoid;padding-block:var(--space-3) var(--space-5);border-block-start:1px solid var(--edge)}
.contact--columns .contact__fact--phone .contact__value,.contact--columns .contact__fact--email .contact__value{font:var(--head-weight) var(--step-1)/1.3 var(--font-head);overflow-wrap:anywhere}
`;

const styles = {
  columns,
  large: `
.contact__first{font:var(--head-weight) clamp(2rem,8.4vw,7.5rem)/1.05 var(--font-head);letter-spacing:-.02em;font-variant-numeric:lining-nums;overflow-wrap:anywhere}
.contact__first .fact-link{text-decoration-thickness:.04em;text-underline-offset:.12em}
.contact__first--email{font-size:clamp(1.5rem,5.2vw,4.5rem);letter-spacing:-.005em}
.contact__first--address,.contact__first--hours,.contact__first--social{font-size:var(--step-3);line-height:1.25;letter-spacing:0}
.contact__first--hours .hours-list{max-width:34rem}
.contact--large .contact__facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:var(--space-5) var(--space-6);margin-block-start:var(--space-6)}
.contact--large .contact__fact{padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
`,
  picture: `${columns}
.contact--picture{display:grid;gap:var(--space-6) var(--space-7)}
.contact--picture .contact__picture>.picture{aspect-ratio:4/3}
.contact--picture .contact__fact{display:grid;grid-template-columns:minmax(min-content,2fr) minmax(0,5fr);gap:0 var(--space-4);padding-block:var(--space-3);border-block-start:1px solid var(--line)}
.contact--picture .contact__name{padding-block-start:.2em}
@media(min-width:56rem){
.contact--picture{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}
.contact--picture .contact__picture{margin-inline-start:var(--bleed);margin-block:calc(-1*var(--pad-start)) calc(-1*var(--pad-end))}
.contact--picture .contact__picture>.picture{height:100%;aspect-ratio:auto;border-radius:0}
}
`,
};

export const contact = defineSection({
  kind: 'contact',
  label: 'Contact details',
  purpose: 'visit',
  words: 'phone, mail, address, reach',
  hint: 'Phone, mail, address and hours, all taken from the business details. `columns` for shops with several of them; `large` when one call or mail is what matters; `picture` beside a picture of the place or person.',
  version: 1,
  fields,
  variants: {
    columns: {
      label: 'Columns',
      hint: 'Heading on the left, details in columns under fine lines',
      css: styles.columns,
    },
    large: {
      label: 'Large number',
      hint: 'Phone or email in very large type, the rest small below',
      css: styles.large,
    },
    picture: { label: 'With picture', hint: 'Details as a list beside a picture', css: styles.picture },
  },
  sample: {
    heading: 'Call, write or knock',
    intro: 'The phone rings in the workshop. If nobody answers, the saw is running: try again in ten minutes.',
    note: 'Messages are answered the same evening.',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the workshop door',
      motif: 'building',
      seed: 61,
      alt: 'The workshop door',
    },
  },
  view,
  css,
});
