import { z } from 'zod';
import { target, choice, list, paragraphs, text, toggle } from '../../model/fields.ts';
import { hashOf } from '../../model/hash.ts';

/** What somebody may be asked for with a field of a form, as owners read it. */
export const ownFieldKinds = {
  text: 'One line of text',
  long: 'Several lines of text',
  one: 'Choice of one',
  several: 'Choice of several',
  date: 'Date',
  number: 'Number',
  phone: 'Phone number',
  email: 'Email address',
  consent: 'Consent to tick',
  file: 'File',
};
export type OwnFieldKind = keyof typeof ownFieldKinds;

/** More of a form would be too much to send and to keep. */
export const MOST_FILES = 3;
/** Most bytes of one file. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

const MOST_CHOICES = 40;
const LONGEST_CHOICE = 120;

const listed = list(
  'Fields of your own',
  'field',
  {
    label: text('Label', {
      max: 240,
      help: 'What people are asked for. Of a consent: the whole sentence they agree to',
    }),
    kind: choice('Kind', ownFieldKinds),
    required: toggle('Has to be filled in', false),
    choices: paragraphs('Choices', { max: 2000, help: 'One a line', onlyFor: 'choices' }),
    help: paragraphs('Help', { max: 240, rich: 'words', help: 'Shown below the label. It may hold links' }),
  },
  { max: 20, help: 'They are shown between the address and the message, in this order' },
);

/** Fields that an owner puts into a form, in order. */
export const ownFields = listed
  .unwrap()
  .refine((fields) => fields.filter(({ kind }) => kind === 'file').length <= MOST_FILES, {
    message: `A form takes ${MOST_FILES} files at most. Remove one of them or ask for something else`,
  })
  .default([])
  .meta(z.globalRegistry.get(listed) ?? {});

/** A page of the website that is shown once a form has arrived; '' for none. */
export const pageAfter = z
  .object({
    to: target
      .refine((to) => to === '' || /^\/(?!-\/)[^?#]*$/.test(to), 'Use a page of this website, such as /thank-you')
      .default('')
      .meta({
        field: { label: 'Page', control: 'text', help: 'Such as /thank-you. Left empty: the words above are shown' },
      }),
  })
  .default({ to: '' })
  .meta({ field: { label: 'Show a page after sending', control: 'group' } });

/** A field as a form asks for it. `name` is that of its control; it stays while label and kind do, wherever the field stands. */
export type OwnField = {
  name: string;
  label: string;
  kind: OwnFieldKind;
  required: boolean;
  choices: string[];
  help: string;
};

const choicesOf = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim().slice(0, LONGEST_CHOICE).trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, MOST_CHOICES);
};

const needsChoices = (kind: OwnFieldKind) => kind === 'one' || kind === 'several';

/** The fields that a form really asks for: those without a label, and choices between nothing, are left out. */
export function ownFieldsOf(fields: z.output<typeof ownFields>): OwnField[] {
  const taken = new Map<string, number>();
  return fields.flatMap(({ label, kind, required, choices, help }) => {
    const offered = needsChoices(kind) ? choicesOf(choices) : [];
    if (label.trim() === '' || (needsChoices(kind) && offered.length === 0)) return [];
    const name = `own-${hashOf([label, kind]).slice(0, 10)}`;
    const earlier = taken.get(name) ?? 0;
    taken.set(name, earlier + 1);
    return [{ name: earlier === 0 ? name : `${name}-${earlier + 1}`, label, kind, required, choices: offered, help }];
  });
}

const sectionProps = z.object({ ownFields });

/** The same for a section of any kind; nothing for kinds whose forms have none. */
export function ownFieldsOfSection({ kind, props }: { kind: string; props: Record<string, unknown> }): OwnField[] {
  if (kind !== 'contactForm') return [];
  const read = sectionProps.safeParse(props);
  return read.success ? ownFieldsOf(read.data.ownFields) : [];
}

/** The name of the control of one choice among several. */
export const choiceName = (field: string, index: number): string => `${field}.${index}`;
