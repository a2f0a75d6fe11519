import { Parser } from 'htmlparser2';

type Form = { id: string; action: string; isSent: boolean };

/** The forms of a page, and whether there is a button that sends them without any script. */
export function formsOf(html: string): Form[] {
  const forms: Form[] = [];
  const open: Form[] = [];
  const sentFromElsewhere = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id = '', action = '', form, type = name === 'button' ? 'submit' : 'text' }) {
      if (name === 'form') {
        const begun = { id, action, isSent: false };
        forms.push(begun);
        open.push(begun);
      }
      if ((name !== 'button' && name !== 'input') || !['submit', 'image'].includes(type)) return;
      const own = open.at(-1);
      if (form) sentFromElsewhere.add(form);
      else if (own) own.isSent = true;
    },
    onclosetag(name) {
      if (name === 'form') open.pop();
    },
  });
  parser.end(html);
  return forms.map((form) => ({ ...form, isSent: form.isSent || sentFromElsewhere.has(form.id) }));
}
