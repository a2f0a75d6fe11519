import { z } from 'zod';
import { image, text, toggle, withWords } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { FormControl, SiteForm, siteFormCss } from './parts/site-form.tsx';

const fields = z.object({
  ...opening,
  when: text('When it opens', { max: 80 }),
  askName: toggle('Ask for a name', true),
  button: withWords(text('Words on the button', { max: 60, help: 'Left empty: “Send”' })),
  thanks: withWords(text('After signing up', { max: 240, help: 'Left empty: “Your message has arrived.”' })),
  note: text('Note below the form', { max: 240 }),
  picture: image('Picture', { help: 'For the layout with a picture' }),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, line, word } = context;
  if (!has(props.heading) && !has(props.intro)) return null;
  if (context.formAction('waitlist') === null) return null;
  const picture =
    variant === 'picture' && context.picture(props.picture, { ratio: 'portrait', eager: context.position === 0 });
  const words = (
    <>
      <Opening context={context} words={props}>
        {has(props.when) && <p className="waitlist__when">{line(props.when)}</p>}
      </Opening>
      <SiteForm context={context} kind="waitlist" button={props.button} note={props.note}>
        {props.askName && <FormControl context={context} name="name" label={word('name')} autoComplete="name" />}
        <FormControl context={context} name="email" label={word('email')} type="email" autoComplete="email" required />
      </SiteForm>
    </>
  );
  return picture ? (
    <div className="waitlist waitlist--picture">
      <div className="waitlist__words">{words}</div>
      <div className="waitlist__picture">{picture}</div>
    </div>
  ) : (
    <div className="waitlist waitlist--statement">{words}</div>
  );
}

/** Also what the layout with a picture becomes without one. */
const statement = `
.waitlist--statement .opening{max-width:none}
.waitlist--statement .opening__heading{font-size:clamp(2.6rem,8vw,7.5rem);line-height:.98;letter-spacing:-.03em}
@media(min-width:56rem){
.waitlist--statement .form{max-width:none;margin-inline-start:41.6%}
.waitlist--statement .opening__intro{margin-inline-start:41.6%}
.waitlist--statement .waitlist__when{margin-inline-start:41.6%}
}
`;

const css = `${siteFormCss}
.waitlist__when{margin-block-start:var(--space-4);font-weight:600;color:var(--accent-text)}
`;

const styles = {
  statement,
  picture: `${statement}
.waitlist--picture{display:grid;gap:var(--space-6)}
@media(min-width:56rem){
.waitlist--picture{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:var(--space-7);align-items:center}
.waitlist__picture{margin-inline-end:var(--bleed);margin-block:calc(-1*var(--pad-start)) calc(-1*var(--pad-end));align-self:stretch}
.waitlist__picture>.picture{height:100%;aspect-ratio:auto;border-radius:0}
}
`,
};

export const waitlistForm = defineSection({
  kind: 'waitlistForm',
  label: 'Waiting list',
  purpose: 'reply',
  words: 'launch, sign up, coming soon, first to know',
  hint: 'For something that is not open yet: what it will be, when, and a field to be told first.',
  version: 1,
  needsHosting: true,
  fields,
  variants: {
    statement: { label: 'Large words', hint: 'Very large heading, form below at the far side', css: styles.statement },
    picture: {
      label: 'With picture',
      hint: 'Words and form beside a picture that runs to the edge',
      css: styles.picture,
    },
  },
  sample: {
    heading: 'A cinema with forty seats',
    intro: 'We are rebuilding the old post office. Be told before the first tickets go.',
    when: 'Opens in spring',
    button: 'Tell me first',
    thanks: 'You are on the list. We write once, when the doors open.',
    note: 'One email, no more.',
    picture: {
      source: 'placeholder',
      wants: 'your photo of the building',
      motif: 'building',
      seed: 97,
      alt: 'The old post office',
    },
  },
  view,
  css,
});
