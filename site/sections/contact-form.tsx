import { z } from 'zod';
import { text, toggle, untold, withWords } from '../model/fields.ts';
import { defineSection } from './definition.ts';
import type { ViewContext } from './definition.ts';
import { businessFacts, businessFactsCss } from './parts/business-facts.tsx';
import { Opening } from './parts/opening.tsx';
import { ground, opening } from './parts/opening-fields.ts';
import { OwnControl } from './parts/own-controls.tsx';
import { ownFields, ownFieldsOf, pageAfter } from './parts/own-fields.ts';
import { FormControl, SiteForm, siteFormCss } from './parts/site-form.tsx';

const fields = z.object({
  ...opening,
  askPhone: toggle('Ask for a phone number', false),
  needsPhone: untold(toggle('The phone number has to be given', false)),
  ownFields: untold(ownFields),
  noMessage: untold(
    toggle('Leave the message out', false, { help: 'Where your own fields ask for all there is to say' }),
  ),
  message: withWords(
    text('Label of the message', { max: 80, help: 'Such as “What is broken, and since when?” Left empty: “Message”' }),
  ),
  button: withWords(text('Words on the button', { max: 60, help: 'Left empty: “Send”' })),
  thanks: withWords(
    text('After sending', {
      max: 240,
      help: 'What people read once their message has arrived. Left empty: “Your message has arrived.”',
    }),
  ),
  pageAfter: untold(pageAfter),
  note: text('Note below the form', { max: 240, help: 'What happens with the message, when you answer' }),
  ground: ground(),
});

type Props = z.output<typeof fields>;

function view(props: Props, variant: string, context: ViewContext) {
  const { has, word } = context;
  const words = { heading: has(props.heading) ? props.heading : word('contact'), intro: props.intro };
  const facts = variant === 'details' ? businessFacts(context, { hours: false, social: false }) : [];
  if (context.formAction('contact') === null && facts.length === 0) return null;
  const asked = ownFieldsOf(props.ownFields);
  return (
    <div className={`contact-form contact-form--${variant} beside`}>
      <Opening context={context} words={words}>
        {facts.length > 0 && (
          <dl className="contact-form__facts">
            {facts.map(({ key, name, value }) => (
              <div className="contact-form__fact" key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Opening>
      <SiteForm
        context={context}
        kind="contact"
        button={props.button}
        note={props.note}
        hasFiles={asked.some(({ kind }) => kind === 'file')}
      >
        <FormControl context={context} name="name" label={word('name')} autoComplete="name" required />
        <FormControl context={context} name="email" label={word('email')} type="email" autoComplete="email" required />
        {props.askPhone && (
          <FormControl
            context={context}
            name="phone"
            label={word('phone')}
            type="tel"
            autoComplete="tel"
            required={props.needsPhone}
          />
        )}
        {asked.map((field) => (
          <OwnControl key={field.name} context={context} field={field} />
        ))}
        {!props.noMessage && (
          <FormControl
            context={context}
            name="message"
            label={has(props.message) && !props.message.includes('[[') ? props.message : word('message')}
            rows={6}
            required
          />
        )}
      </SiteForm>
    </div>
  );
}

const css = siteFormCss;

const styles = {
  plain: `
.contact-form--plain .form{max-width:none}
@media(min-width:40rem){.contact-form--plain .form{grid-template-columns:1fr 1fr}.contact-form--plain .form>:not(.form__control--name,.form__control--email){grid-column:1/-1}}
`,
  details: `${businessFactsCss}
.contact-form__facts{margin-block-start:var(--space-5);display:grid;gap:var(--space-4)}
.contact-form__fact dt{color:var(--muted);font-size:var(--step--1)}
.contact-form__fact address p+p{margin:0}
.contact-form--details .form{max-width:none;padding:var(--space-5);border-radius:var(--radius);background:var(--tint);color:var(--tint-ink)}
`,
};

export const contactForm = defineSection({
  kind: 'contactForm',
  label: 'Contact form',
  purpose: 'reply',
  words: 'message, enquiry, write, mail',
  hint: 'A message to the business. Beside or instead of `contact` when people should write rather than call.',
  version: 1,
  needsHosting: true,
  fields,
  variants: {
    plain: { label: 'Heading and form', hint: 'Heading on the left, form on the right', css: styles.plain },
    details: {
      label: 'With contact details',
      hint: 'Phone, email and address beside a framed form',
      css: styles.details,
    },
  },
  sample: {
    heading: 'Tell us what drips',
    intro: 'A photo helps; you can send it when we answer.',
    askPhone: true,
    message: 'What is broken, and since when?',
    button: 'Send',
    thanks: 'Thank you. We answer today until eight, tomorrow from seven.',
    note: 'We use your address to answer and for nothing else.',
  },
  view,
  css,
});
