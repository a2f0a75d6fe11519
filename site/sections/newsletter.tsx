import { z } from 'zod';
import { text, withWords } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { FormControl, SiteForm, siteFormCss } from './parts/site-form.tsx';

const fields = z.object({
  ...opening,
  button: withWords(text('Words on the button', { max: 60, help: 'Left empty: “Send”' })),
  thanks: withWords(text('After signing up', { max: 240, help: 'Left empty: “Your message has arrived.”' })),
  note: text('Note below the form', { max: 240, help: 'How often you write and how to stop it' }),
  ground: ground('tint'),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  if (!context.has(props.heading) && !context.has(props.intro)) return null;
  if (context.formAction('newsletter') === null) return null;
  return (
    <div className={`newsletter newsletter--${variant}`}>
      <Opening context={context} words={props} />
      <SiteForm context={context} kind="newsletter" button={props.button} note={props.note}>
        <FormControl
          context={context}
          name="email"
          label={context.word('email')}
          type="email"
          autoComplete="email"
          required
        />
      </SiteForm>
    </div>
  );
}

const css = `${siteFormCss}
.newsletter .form{grid-template-columns:minmax(0,1fr) auto;gap:var(--space-3);align-items:end}
.newsletter .form__note{grid-column:1/-1}
@media(max-width:30rem){.newsletter .form{grid-template-columns:1fr}}
`;

const styles = {
  line: `
@media(min-width:56rem){
.newsletter--line{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:var(--space-7);align-items:end}
.newsletter--line .opening{margin:0}
}
`,
  large: `
.newsletter--large .opening{max-width:none}
.newsletter--large .opening__heading{font-size:clamp(2.2rem,6vw,5.5rem);line-height:1;max-width:16em}
.newsletter--large .form{max-width:none;align-items:stretch}
.newsletter--large .form__label{font-size:var(--step-0)}
.newsletter--large .form__input{min-height:2.6em;padding-inline:0;font:var(--head-weight) var(--step-3)/1.2 var(--font-head);background:none;border-width:0 0 2px;border-radius:0}
.newsletter--large .form__button{align-self:end}
`,
};

export const newsletter = defineSection({
  kind: 'newsletter',
  label: 'Newsletter',
  purpose: 'reply',
  words: 'mail, subscribe, sign up, news',
  hint: 'One field to leave an email address for news. Only when the business writes to people now and then.',
  version: 1,
  needsHosting: true,
  fields,
  variants: {
    line: { label: 'One row', hint: 'Words on the left, field and button on the right', css: styles.line },
    large: { label: 'Large', hint: 'Very large heading above a field that is one long line', css: styles.large },
  },
  sample: {
    heading: 'First strawberries, by email',
    intro: 'Four letters a year: what is ripe, when to come, how to cook it.',
    button: 'Sign me up',
    thanks: 'Done. The next letter comes with the season.',
    note: 'Each letter has a link to stop them.',
  },
  view,
  css,
});
