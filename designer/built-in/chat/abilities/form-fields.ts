import type { Section } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { edit } from '../edit.ts';
import { withoutEnd } from '../../ends.ts';
import { tongueOf } from '../../reading/tongue.ts';
import { BETWEEN, fieldsNamed, kindOfField } from '../../reading/wishes/form-fields.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { likeness, sectionsOf } from '../document/find.ts';
import { type Edit } from '../document/places.ts';
import type { Request } from '../message/request.ts';
import { withCapital } from '../message/value.ts';

/** "… to the contact form", "… in our booking form, please". */
const FORM = /\s(?:to|in|into|on|onto|from|off|out of)\s(?:the|our|my|your)\s(?:[\w-]{1,20}\s){0,3}form\b/iu;

const ASKED =
  /\b(?:add|include|put|insert|collect|ask(?:\s(?:people|visitors|customers|guests|clients|them|everybody|everyone))?\sfor)\s/iu;
const TAKEN = /\b(?:remove|delete|drop|take)\s/iu;
const NEEDED = /\b(?:required|mandatory|compulsory|obligatory)\b/iu;
const FREE = /\b(?:optional|not\s(?:required|mandatory|compulsory))\b/iu;
const MADE = /\bmake\s(?:the\s)?/iu;
const IS = /\s(?:is|be|should\sbe|must\sbe|has\sto\sbe|needs\sto\sbe)$/iu;

/** Small words around the name of a field. */
const AHEAD =
  /^(?:a|an|the|new|another|required|mandatory|optional|field|question|box|for|called|named|asking|people's|their)\s/iu;
const BEHIND = /\s(?:field|question|box|input)$/iu;

const without = (text: string, pattern: RegExp): string => {
  const left = text.trim().replace(pattern, '');
  return left === text.trim() ? left : without(left, pattern);
};

const nameIn = (text: string): string => {
  const said = withoutEnd(text.trim(), /[.!?,;:\s]/u).replace(/,?\splease$/iu, '');
  return without(without(said, AHEAD), BEHIND);
};

/** A consent is a sentence of its owner's: none is made up here. */
const CONSENT = /\b(?:consent|agree|privacy|terms)\b/iu;

const isPhone = (name: string) => /^(?:tele|mobile\s)?phone(?:\snumbers?)?$/iu.test(name);

type Field = { label: string; kind: string; required: boolean };
const fieldsIn = ({ props }: Section): Field[] =>
  Array.isArray(props.ownFields)
    ? props.ownFields.filter(isRecord).map(({ label, kind, required }) => ({
        label: typeof label === 'string' ? label : '',
        kind: typeof kind === 'string' ? kind : '',
        required: required === true,
      }))
    : [];

/** "A field for allergies", and not "in the field behind the barn". */
const FIELD = /\bfield(?: (?:for|to|called|named|where|that)\b|[.!]?\s*$)/iu;

/** The form in view, or the first one. */
const formMeant = ({ document, page }: Ask): Section | undefined => {
  const forms = sectionsOf(document).filter(({ section }) => section.kind === 'contactForm' && !section.hidden);
  return (forms.find((one) => one.page.id === page.id) ?? forms[0])?.section;
};

/** More than that the whole form is to go. */
const SURE = 0.98;

/** What a request would have of one form. */
class OfForm {
  readonly #ask: Ask;
  readonly #form: Section;
  constructor(ask: Ask, form: Section) {
    this.#ask = ask;
    this.#form = form;
  }

  #plan(edits: Record<string, unknown>, also?: 'formAsks' | 'formNeeds' | 'formLetsOut', name = ''): Plan[] {
    const { document, request } = this.#ask;
    const list: Edit[] = Object.entries(edits).map(([prop, value]) => ({
      place: ['sections', this.#form.id, 'props', ...prop.split('/')],
      value,
    }));
    return edit(SURE, document, list, {
      focus: { sectionId: this.#form.id },
      covers: request.text,
      isSure: true,
      ...(also && { also: { id: also, values: { name: withCapital(name) } } }),
    });
  }

  #at(name: string): number {
    return fieldsIn(this.#form).findIndex(({ label }) => likeness(name, label) >= 0.8);
  }

  add(name: string, required: boolean): Plan[] {
    if (isPhone(name)) return this.#plan({ askPhone: true, ...(required && { needsPhone: true }) }, 'formAsks', name);
    if (name === '' || name.length > 80 || CONSENT.test(name) || this.#at(name) >= 0) return [];
    const kind = kindOfField(name) ?? 'text';
    const field = { label: withCapital(name), kind, required, choices: '', help: '' };
    return this.#plan({ ownFields: [...all(this.#form), field] });
  }

  need(name: string, required: boolean): Plan[] {
    const said = required ? 'formNeeds' : 'formLetsOut';
    const at = this.#at(name);
    if (at >= 0) return this.#plan({ [`ownFields/${at}/required`]: required }, said, name);
    return isPhone(name) ? this.#plan({ ...(required && { askPhone: true }), needsPhone: required }, said, name) : [];
  }

  /** A telephone number that is to go from a form is not to go from the website: that is said, and done by hand. */
  remove(name: string): Plan[] {
    if (this.#at(name) < 0 && !isPhone(name)) return [];
    return [{ score: SURE, does: 'tell', id: 'formTakesOut', values: { name: withCapital(name) } }];
  }
}

const WITH = /^(?:[,:(–—-]|with|asking|mit|avec|con|com|met|med)$/u;
/** "A form: name, phone, postcode": what a list behind it asks for, beside what every form does; null where none is listed. */
export function fieldsListed(request: Request): { askPhone?: true; ownFields: unknown[] } | null {
  const form = request.group('kind').find(({ name }) => name === 'contactForm')?.sense;
  if (!form || request.group('kind').some(({ name, sense }) => sense.from >= form.to && name !== 'stats')) return null;
  const colon = request.tokens.findIndex(({ text }, at) => text === ':' && at >= form.to);
  const start = colon >= 0 ? colon : form.to;
  if (!WITH.test(request.tokens[start]?.text ?? '')) return null;
  const list = request.between(start + 1);
  // "A form (at the bottom)" lists nothing.
  const isList = BETWEEN.test(list);
  const found = isList && fieldsNamed(list, request.tokens[start]?.text === ',', tongueOf(request.language));
  if (!found) return null;
  const ownFields = found.fields.map(({ name, kind }) => ({
    label: withCapital(name),
    kind,
    required: false,
    choices: '',
    help: '',
  }));
  return { ...(found.asksPhone && { askPhone: true }), ownFields };
}

const all = ({ props }: Section): unknown[] => (Array.isArray(props.ownFields) ? props.ownFields : []);

/** Fields of a form: asked for, required or not, gone. In English first. */
export const formFields: Ability = {
  name: 'formFields',
  plan(ask): Plan[] {
    const { request } = ask;
    const form = request.language === 'en' ? formMeant(ask) : undefined;
    if (!form) return [];
    const of = new OfForm(ask, form);
    const { text } = request;
    const place = FORM.exec(text);
    const until = place?.index ?? text.length;
    const quoted = request.quotes[0]?.text;
    const isFree = FREE.test(text);
    const needed = (isFree ? FREE : NEEDED).exec(text);
    const asked = ASKED.exec(text);
    if (asked && (place || FIELD.test(text)) && asked.index < until)
      return of.add(quoted ?? nameIn(text.slice(asked.index + asked[0].length, until)), NEEDED.test(text) && !isFree);
    const taken = TAKEN.exec(text);
    if (taken && place && taken.index < until)
      return of.remove(quoted ?? nameIn(text.slice(taken.index + taken[0].length, until)));
    if (!needed) return [];
    const made = MADE.exec(text);
    const from = made && made.index < needed.index ? made.index + made[0].length : 0;
    const said = text.slice(from, Math.min(needed.index, until < from ? text.length : until));
    return of.need(quoted ?? nameIn(said.trim().replace(IS, '')), !isFree);
  },
};
