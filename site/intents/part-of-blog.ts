import { z } from 'zod';
import { blogFields, type Section, type WebsiteDocument } from '../model/document.ts';
import { labelsOf } from '../labels/index.ts';
import { choice } from '../model/fields.ts';
import { patchOf } from '../model/patch.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { wordsOf } from '../render/words/index.ts';
import { getSection } from '../sections/index.ts';
import { isOffered, wholeLibrary, type SectionLibrary } from '../sections/library.ts';
import type { Operation } from '../operations/index.ts';
import type { Part } from './part.ts';
import { starterProps } from './starter-props.ts';

/** What may be put below every post by a form, by its kind. */
const FORMS = ['newsletter', 'contactForm'] as const;
const NOTHING = 'none';
/** More than one section, or one of another kind: the assistant's doing, which the form leaves alone. */
const AS_IT_IS = 'kept';

const labelOf = (kind: string) => getSection(kind)?.label ?? kind;
const isForm = (kind: string): boolean => FORMS.some((form) => form === kind);

function belowOf({ blog: { sections } }: WebsiteDocument): string {
  const [first, ...others] = sections;
  if (!first) return NOTHING;
  return others.length === 0 && isForm(first.kind) ? first.kind : AS_IT_IS;
}

function belowField(present: string, library: SectionLibrary) {
  const kinds = FORMS.filter((kind) => kind === present || isOffered(library, kind));
  const options: Record<string, string> = {
    [NOTHING]: 'Nothing',
    ...Object.fromEntries(kinds.map((kind) => [kind, labelOf(kind)])),
  };
  if (present === AS_IT_IS) options[AS_IT_IS] = 'What is there now';
  return choice('Below every post', options, { help: 'Its words have a form of their own, once this is saved' });
}

/** The section of a kind under a heading of its language, with marks for all else that its owner has to say. */
function begun(kind: string, language: string): { id: string; kind: string; props?: Record<string, unknown> } {
  const definition = getSection(kind);
  const { newsletter, signUp, sendMessage } = labelsOf(language);
  const isLetter = kind === 'newsletter';
  const props = definition && {
    ...starterProps(formFieldsOf(definition.fields), definition.sample, isLetter ? newsletter : sendMessage),
    button: isLetter ? signUp : wordsOf(language).send,
  };
  return { id: `below-${kind.toLowerCase()}`, kind, ...(props && { props }) };
}

/** Where the blog lies, how its posts look, and what stands below each of them: of what is on in the library, or stands there already. */
export function blogPart(document: WebsiteDocument, library: SectionLibrary = wholeLibrary): Part {
  const below = belowOf(document);
  const { variant, postsPerPage, path, ...look } = blogFields;
  const fields = z.object({ variant, ...look, below: belowField(below, library), postsPerPage, path });
  return {
    fields,
    values: { ...document.blog, below },
    operations: ({ below: wanted, ...changed }): Operation[] => [
      {
        type: 'setBlog',
        ...patchOf(blogFields).parse(changed),
        ...(wanted === NOTHING && { sections: [] }),
        ...(typeof wanted === 'string' && isForm(wanted) && { sections: [begun(wanted, document.language)] }),
      },
    ],
  };
}

/** The words of one section below every post. */
export function belowPostsPart({ blog: { sections } }: WebsiteDocument, id: string): Part | null {
  const section = sections.find((one) => one.id === id);
  const definition = section && getSection(section.kind);
  if (!section || !definition) return null;
  const withProps = (one: Section, props: Record<string, unknown>) =>
    one === section ? { ...one, props: { ...one.props, ...props } } : one;
  return {
    fields: definition.fields,
    values: section.props,
    operations: (props) => [{ type: 'setBlog', sections: sections.map((one) => withProps(one, props)) }],
  };
}
