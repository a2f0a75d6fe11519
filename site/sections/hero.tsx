import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { z } from 'zod';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { businessFacts, businessFactsCss, mapTarget } from './parts/business-facts.tsx';
import { actionRow, headingId, longestWord } from './parts/opening.tsx';
import { ground } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  eyebrow: text('Line above the heading', { max: 80, help: 'Trade and place, such as “Bakery in Haight, since 1998”' }),
  heading: text('Heading', { max: 120, help: 'Something true about this business that no other could say' }),
  intro: paragraphs('Introduction', { max: 500 }),
  primary: link('Main button'),
  secondary: link('Second button'),
  note: text('Small line under the buttons', { max: 140 }),
  picture: image('Picture'),
  more: list('More pictures', 'picture', { picture: image('Picture') }, { max: 4, help: 'For the mosaic layout' }),
  facts: list(
    'Facts beside the heading',
    'fact',
    { label: text('What', { max: 40 }), value: text('Fact', { max: 120 }) },
    { max: 4, help: 'For the layout with facts. Hours, phone and address come from the business details' },
  ),
  ground: ground(),
});

type Props = z.output<typeof fields>;

/** Long headings are set smaller, so that they still stand in a few lines. */
const lengthClass = (heading: string) =>
  heading.length > 64 ? ' hero--long' : heading.length > 34 ? ' hero--medium' : '';

function Title({ props, context }: { props: Props; context: ViewContext }) {
  const { Heading, has, line } = context;
  const heading = has(props.heading) ? props.heading : context.document.brand.name;
  return (
    <>
      {has(props.eyebrow) && <p className="hero__eyebrow">{line(props.eyebrow)}</p>}
      <Heading className="hero__title" id={headingId(context)} style={longestWord(heading)}>
        {line(heading)}
      </Heading>
    </>
  );
}

const Rest = ({ props, context }: { props: Props; context: ViewContext }) => (
  <>
    {context.has(props.intro) && <div className="hero__intro">{context.prose(props.intro)}</div>}
    {actionRow(context.action(props.primary, 'primary'), context.action(props.secondary, 'secondary'))}
    {context.has(props.note) && <p className="hero__note">{context.line(props.note)}</p>}
  </>
);

/** What visitors of a shop look for first: facts as given, then hours, phone and address. */
function FactsPanel({ props, context }: { props: Props; context: ViewContext }) {
  const { has, line, href, word } = context;
  const given = props.facts.filter(({ value }) => has(value));
  const known = businessFacts(context, { hours: true, social: false }).filter(({ key }) => key !== 'email');
  const map = mapTarget(context);
  if (!given.length && !known.length) return null;
  return (
    <div className="hero__panel">
      <dl className="hero__facts">
        {given.map(({ label, value }, index) => (
          <div className="hero__fact" key={index}>
            {has(label) && <dt>{line(label)}</dt>}
            <dd>{line(value)}</dd>
          </div>
        ))}
        {known.map(({ key, name, value }) => (
          <div className={`hero__fact hero__fact--${key}`} key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {map && (
        <a className="link" href={href(map)}>
          {word('openMap')}
        </a>
      )}
    </div>
  );
}

/** The header says the name already: where it is set very large there, the same words below it are a stutter. */
const nameClass = (heading: string, { has, document }: ViewContext) =>
  has(heading) && heading !== document.brand.name ? '' : ' hero--name';

function view(props: Props, variant: string, context: ViewContext) {
  const className = `hero hero--${variant}${lengthClass(props.heading)}${nameClass(props.heading, context)}`;
  const title = <Title props={props} context={context} />;
  const rest = <Rest props={props} context={context} />;
  const buttons = context.action(props.primary, 'primary') ?? context.action(props.secondary, 'secondary');
  const words = (
    <div className="hero__words">
      {title}
      {rest}
    </div>
  );
  switch (variant) {
    case 'statement':
      return (
        <div className={buttons ? className : `${className} hero--plain`}>
          {title}
          <div className="hero__rest">{rest}</div>
        </div>
      );
    case 'facts': {
      const frieze = context.picture(props.picture, { ratio: 'panorama', eager: true, sizes: pictureSizes.full });
      return (
        <div className={className}>
          {words}
          <FactsPanel props={props} context={context} />
          {frieze && <div className="hero__picture">{frieze}</div>}
        </div>
      );
    }
    case 'mosaic': {
      const more = props.more.filter(({ picture }) => picture.source !== 'none');
      return (
        <div className={className}>
          {words}
          <div className="hero__picture">{context.picture(props.picture, { ratio: 'portrait', eager: true })}</div>
          {more.length > 0 && (
            <div className="hero__more">
              {more.map(({ picture }, index) => (
                <div key={index}>
                  {context.picture(picture, {
                    ratio: index % 2 ? 'square' : 'landscape',
                    sizes: more.length % 2 && index === more.length - 1 ? pictureSizes.half : pictureSizes.tile,
                  })}
                </div>
              ))}
            </div>
          )}
        </div>
      );
    }
    default: {
      const picture = context.picture(props.picture, {
        ratio: variant === 'banner' ? 'panorama' : 'portrait',
        eager: true,
        sizes: variant === 'banner' ? pictureSizes.full : pictureSizes.half,
      });
      return (
        <div className={picture ? className : `${className} hero--bare`}>
          {words}
          {picture && <div className="hero__picture">{picture}</div>}
        </div>
      );
    }
  }
}

const css = `
.hero{--title:clamp(2.6rem,1.6rem + 4.4vw,5.6rem)}
.hero--medium{--title:clamp(2.35rem,1.6rem + 3.3vw,4.6rem)}
.hero--long{--title:clamp(2.05rem,1.5rem + 2.3vw,3.5rem)}
.hero__eyebrow{margin-block-end:var(--space-4);font-size:var(--step--1);font-weight:600;color:var(--accent-text)}
.hero__words,.hero--statement{container-type:inline-size}
.hero__title{font-size:var(--title);line-height:1.02}
.hero__title[style]{font-size:min(var(--title),max(1.5rem,91cqi*var(--share,1)/(var(--longest)*var(--head-advance)*var(--caps,1))))!important}
.hero__intro{margin-block-start:var(--space-5);max-width:46ch;font-size:var(--step-1);line-height:1.5;text-wrap:pretty}
.hero .actions{margin-block-start:var(--space-6)}
.hero__note{margin-block-start:var(--space-4);font-size:var(--step--1);color:var(--muted)}
`;

const styles = {
  split: `
.hero--split{display:grid;gap:var(--space-6)}
.hero--split .hero__picture>.picture{aspect-ratio:4/3}
@media(min-width:56rem){
.hero--split{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:var(--space-7);margin-block:calc(-1*var(--pad-start)) calc(-1*var(--pad-end));min-height:min(44rem,82vh)}
.hero--bare{display:block;min-height:0}
.hero--split .hero__words{align-self:center;padding-block:var(--space-8)}
.hero--split .hero__picture{margin-inline-end:var(--bleed)}
.hero--split .hero__picture>.picture{height:100%;aspect-ratio:auto;border-radius:0}
}
`,
  statement: `
.hero--statement{--title:clamp(3rem,9.4vw,9rem)}
.hero--statement.hero--medium{--title:clamp(2.6rem,7.2vw,6.8rem)}
.hero--statement.hero--long{--title:clamp(2.2rem,5vw,4.7rem)}
.hero--statement .hero__title{line-height:.96;letter-spacing:-.03em}
.hero--statement .hero__rest{margin-block-start:var(--space-6);padding-block-start:var(--space-5);border-block-start:1px solid var(--line)}
.hero--statement .hero__intro{margin-block-start:0}
.hero--plain .hero__rest{margin-block-start:var(--space-4);padding:0;border:0}
@media(min-width:56rem){.hero--statement:not(.hero--plain) .hero__rest{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:0 var(--space-7);margin-block-start:var(--space-7)}.hero--statement .hero__rest>*{grid-column:2}.hero--statement .hero__note{grid-column:1;grid-row:1;margin:0}}
`,
  facts: `${businessFactsCss}
.hero--facts{display:grid;gap:var(--space-6) var(--space-7);align-items:end}
.hero__panel{padding:var(--space-5);background:var(--tint);color:var(--tint-ink);border-radius:var(--radius);border-block-start:.4rem solid var(--accent)}
.hero__facts{columns:2 14rem;column-gap:var(--space-6)}
.hero__fact{break-inside:avoid;padding-block:var(--space-3);border-block-end:1px solid var(--line)}
.hero__fact:first-child{padding-block-start:0}
.hero__fact:last-child{border:0}
.hero__fact>dt{font-size:var(--step--1);color:var(--muted)}
.hero__fact--phone>dd{font:var(--head-weight) var(--step-2)/1.2 var(--font-head)}
.hero__fact address p+p{margin:0}
.hero--facts .hero__picture{margin-inline:var(--bleed);margin-block-end:calc(-1*var(--pad-end))}
.hero--facts .hero__picture>.picture{border-radius:0}
@media(min-width:56rem){.hero--facts{grid-template-columns:minmax(0,1fr) minmax(19rem,25rem)}.hero--facts>:is(.hero__picture,.hero__words:nth-last-child(-n+2):has(+.hero__picture)){grid-column:1/-1}}
`,
  banner: `
.hero--banner{display:flex;flex-direction:column-reverse}
.hero--banner .hero__picture{margin-inline:var(--bleed);margin-block-start:calc(-1*var(--pad-start))}
.hero--banner .hero__picture>.picture{border-radius:0}
.hero--banner .hero__words{padding-block-start:var(--space-6)}
@media(min-width:56rem){.hero--banner .hero__words{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:repeat(4,auto) 1fr;gap:0 var(--space-7);padding-block-start:var(--space-7)}.hero--banner .hero__eyebrow{grid-area:1/1;place-self:start}.hero--banner .hero__title{grid-area:2/1/-1;--share:.54}.hero--banner .hero__intro{grid-area:2/2;margin:0}.hero--banner .actions{grid-area:3/2}.hero--banner .hero__note{grid-area:4/2}.hero--banner .hero__title+.actions{margin:0}}
`,
  mosaic: `
.hero--mosaic{display:grid;gap:var(--space-4)}
.hero__more{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-4)}
.hero--mosaic .hero__more .picture,.hero--mosaic .hero__picture>.picture{aspect-ratio:4/3}
.hero__more>:only-child,.hero__more>:nth-child(3):last-child{grid-column:1/-1}
@media(min-width:56rem){
.hero--mosaic{grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:1fr auto;gap:var(--space-5)}
.hero--mosaic .hero__words{padding-block:0 var(--space-6);padding-inline-end:var(--space-6)}
.hero--mosaic .hero__picture{grid-area:1/2/3;margin-block-start:calc(-1*var(--pad-start))}
.hero--mosaic .hero__picture>.picture{height:100%;min-height:30rem;aspect-ratio:auto;border-start-start-radius:0;border-start-end-radius:0}
.hero__more{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);height:clamp(9rem,17vw,15rem);gap:var(--space-5)}
.hero--mosaic .hero__more>*{grid-column:auto}
.hero--mosaic .hero__more .picture{height:100%;aspect-ratio:auto}
}
`,
};

export const hero = defineSection({
  kind: 'hero',
  label: 'Opening',
  purpose: 'opening',
  words: 'hero, start, headline, welcome, top',
  hint: 'The first section of a page: says what the business is and what to do next. One per page, always first. `statement` when there is no good picture; `facts` for shops whose visitors want hours, phone and address at once; `banner` and `mosaic` when pictures sell.',
  version: 1,
  fields,
  variants: {
    split: {
      label: 'Text beside picture',
      hint: 'Heading and buttons on one side, a tall picture on the other',
      css: styles.split,
    },
    statement: {
      label: 'Large words',
      hint: 'One very large heading, no picture; text and buttons hang below it',
      css: styles.statement,
    },
    facts: {
      label: 'With hours and address',
      hint: 'Heading beside a panel with opening hours, phone and address, the picture along the bottom',
      css: styles.facts,
    },
    banner: {
      label: 'Wide picture',
      hint: 'A picture over the full width, heading and introduction side by side below it',
      css: styles.banner,
    },
    mosaic: {
      label: 'Several pictures',
      hint: 'Heading among two to five pictures of different sizes',
      css: styles.mosaic,
    },
  },
  sample: {
    eyebrow: 'Sourdough bakery in Leith',
    heading: 'Bread that takes two days to make',
    intro:
      'Flour from three Scottish mills, water, salt and a starter we have fed since 2009. The first loaves come out at seven; most are gone by two.',
    primary: { label: 'See what we bake', to: '/menu' },
    secondary: { label: 'Find the shop', to: '#find-us' },
    note: 'Order by noon for the next morning',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the counter in the morning',
      motif: 'bread',
      seed: 7,
      alt: 'The counter with the morning loaves',
    },
    more: [
      {
        picture: {
          source: 'placeholder',
          wants: 'your photo of a loaf, cut open',
          motif: 'bread',
          seed: 11,
          alt: 'A loaf cut open',
        },
      },
      {
        picture: { source: 'placeholder', wants: 'your photo of the oven', motif: 'bread', seed: 12, alt: 'The oven' },
      },
    ],
    facts: [{ label: 'Today from the oven', value: 'Leith White, Oat & Honey, Seeded Rye' }],
  },
  view,
  css,
});
