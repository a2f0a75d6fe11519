import { z } from 'zod';
import { image, link, list, paragraphs, text } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { actionRow, lengthOf, Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { pictureSizes } from './parts/picture-sizes.ts';

const fields = z.object({
  ...opening,
  body: paragraphs('Text', { max: 4000, help: 'Leave an empty line between paragraphs', rich: 'words' }),
  picture: image('Picture'),
  signature: text('Signed by', { max: 80 }),
  role: text('Their role', { max: 80 }),
  facts: list(
    'Facts',
    'fact',
    { label: text('What', { max: 60 }), value: text('Fact', { max: 120 }) },
    { max: 8, help: 'Short truths such as “Members of: Guild of Master Craftsmen”' },
  ),
  action: link('Button'),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function Signature({ props, context: { has, line } }: { props: Props; context: ViewContext }) {
  if (!has(props.signature)) return null;
  return (
    <p className="about__signature">
      <span className="about__signed">{line(props.signature)}</span>
      {has(props.role) && <span className="about__role">{line(props.role)}</span>}
    </p>
  );
}

function Facts({ props, context: { has, line } }: { props: Props; context: ViewContext }) {
  const facts = props.facts.filter(({ value }) => has(value));
  if (!facts.length) return null;
  return (
    <dl className="about__facts">
      {facts.map(({ label, value }, index) => (
        <div className="about__fact" key={index}>
          {has(label) && <dt>{line(label)}</dt>}
          <dd>{line(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function view(props: Props, variant: string, context: ViewContext) {
  const { has, rich } = context;
  if (![props.heading, props.intro, props.body].some(has)) return null;
  const picture = context.picture(
    props.picture,
    variant === 'letter'
      ? { ratio: 'square', sizes: pictureSizes.portrait }
      : { ratio: 'portrait', sizes: pictureSizes.half },
  );
  const opening = <Opening context={context} words={props} />;
  const actions = actionRow(context.action(props.action, 'text'));
  const body = has(props.body) && <div className={`about__body${lengthOf(props.body)}`}>{rich(props.body)}</div>;
  const signature = <Signature props={props} context={context} />;
  const facts = <Facts props={props} context={context} />;
  if (variant === 'facts')
    return (
      <div className="about about--facts">
        {opening}
        <div className="about__words">
          {body}
          {signature}
          {actions}
        </div>
        {facts}
      </div>
    );
  return (
    <div className={`about about--${variant}${picture ? '' : ' about--bare'}`}>
      <div className="about__words">
        {opening}
        {body}
        {signature}
        {variant === 'letter' && facts}
        {actions}
      </div>
      {picture && (
        <div className="about__aside">
          <div className="about__picture">{picture}</div>
          {variant === 'portrait' && facts}
        </div>
      )}
      {!picture && variant === 'portrait' && facts}
    </div>
  );
}

const css = `
.about .opening{margin-block-end:var(--space-5)}
.about__body:not(.short-text){max-width:var(--measure)}
.about__signature{margin-block-start:var(--space-5);display:grid}
.about__signed{font:italic var(--head-weight) var(--step-2)/1.2 var(--font-head)}
.about__role{color:var(--muted);font-size:var(--step--1)}
.about__facts{font-size:var(--step--1)}
.about__fact{padding-block:var(--space-3);border-block-start:1px solid var(--line)}
.about__fact dt{color:var(--muted)}
.about__fact dd{font-size:var(--step-0);font-weight:600}
`;

const styles = {
  portrait: `
.about--portrait{display:grid;gap:var(--space-6) var(--space-7)}
.about--portrait .about__facts{margin-block-start:var(--space-5)}
@media(min-width:56rem){
.about--portrait{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.about--portrait .about__aside{margin-block-start:var(--space-7)}
.about--portrait .about__body{padding-inline-start:16.6%}
.about--portrait .about__signature,.about--portrait .actions{margin-inline-start:16.6%}
}
`,
  letter: `
.about--letter{display:grid;gap:var(--space-6) var(--space-7)}
.about--letter .about__body:not(.short-text){font-size:var(--step-1);line-height:1.6}
.about--letter .about__facts{margin-block-start:var(--space-6);display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:0 var(--space-5)}
.about--letter .about__signed{font-size:var(--step-3)}
.about--letter .about__picture{max-width:11rem}
@media(min-width:56rem){
.about--letter{grid-template-columns:minmax(0,3fr) minmax(0,9fr)}
.about--letter .about__words{grid-column:2;max-width:44rem}
.about--letter .about__aside{grid-area:1/1}
.about--letter .about__picture{max-width:none}
}
`,
  facts: `
.about--facts{display:grid;gap:var(--space-5) var(--space-6)}
@media(min-width:64rem){
.about--facts{grid-template-columns:minmax(0,4fr) minmax(0,5fr) minmax(0,3fr)}
.about--facts .opening{margin:0}
.about--facts .about__fact:first-child{border-block-start:2px solid var(--ink)}
}
`,
};

export const about = defineSection({
  kind: 'about',
  label: 'About',
  called: 'section About',
  purpose: 'trust',
  words: 'us, who, introduction, letter',
  hint: 'Who is behind the business and how they work, in their own words. `letter` when one person speaks; `portrait` with a picture of people or place; `facts` when there are checkable facts to set beside the text.',
  version: 1,
  fields,
  variants: {
    portrait: {
      label: 'Text and picture',
      hint: 'Running text with a tall picture that hangs lower',
      css: styles.portrait,
    },
    letter: {
      label: 'Letter',
      hint: 'One column that reads like a letter and ends with a signature',
      css: styles.letter,
    },
    facts: { label: 'Text with facts', hint: 'Heading in the margin, text, and a column of facts', css: styles.facts },
  },
  sample: {
    heading: 'Two sisters, one workshop, no showroom',
    intro: 'We build kitchens from ash and oak that grew within sixty miles.',
    body: 'Our father ran the sawmill next door, so we learned to judge a board before we could spell it. We still choose every trunk ourselves and let it dry for three years.\n\nWe take on six kitchens a year. That is how many the two of us can build without handing the work to somebody you have never met.',
    picture: {
      source: 'placeholder',
      wants: 'your photo of you both in the workshop',
      motif: 'tools',
      seed: 21,
      alt: 'Hanne and Ida Brandt in the workshop',
    },
    signature: 'Hanne Brandt',
    role: 'Joiner, and the one who answers the phone',
    facts: [
      { label: 'Timber', value: 'Ash, oak and elm, air-dried' },
      { label: 'From drawing to fitting', value: 'about five months' },
      { label: 'Kitchens a year', value: 'six' },
    ],
    action: { label: 'Look at finished kitchens', to: '/work' },
  },
  view,
  css,
});
