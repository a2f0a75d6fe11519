import { isRecord } from '../model/json.ts';
import { serviceOf } from '../model/services.ts';
import { fieldLabel, midSentence } from '../model/field-label.ts';
import { placeholdersIn } from '../origins/marks.ts';
import { linksIn } from '../model/rich-words.ts';
import type { FormField } from '../sections/form-fields.ts';
import { visitFields, type FieldVisit } from '../sections/visit-fields.ts';
import { finding, type Finding, type Place } from './finding.ts';
import { brokenLink, type Targets } from './link-check.ts';

type Surroundings = { place: Place; fields: FormField[]; from: string | null; targets: Targets };

/** Findings in the fields of one part: links that lead nowhere or to no real address, pictures without description, facts still to be supplied. */
export function checkFields(values: unknown, surroundings: Surroundings): Finding[] {
  return visitFields(surroundings.fields, values).flatMap((visit) => {
    if (visit.field.control === 'image') return checkImage(visit, surroundings);
    if (visit.field.control === 'link') return checkLink(visit, surroundings);
    if (typeof visit.value !== 'string') return [];
    if (visit.field.name === 'to') return checkTarget(visit, visit.value, surroundings);
    const links = visit.field.rich ? linksIn(visit.value) : [];
    return [
      ...checkText(visit, visit.value, surroundings),
      ...links.flatMap((to) => checkTarget(visit, to, surroundings)),
    ];
  });
}

const labelled = ({ path }: FieldVisit, { fields }: Surroundings) => midSentence(fieldLabel(fields, path));

function checkText({ path }: FieldVisit, text: string, { place }: Surroundings): Finding[] {
  return placeholdersIn(text).map((wanted) =>
    finding('warning', place, `Still to add: ${wanted}. Visitors do not see it until you do.`, path),
  );
}

function checkTarget(visit: FieldVisit, to: string, { place, from, targets }: Surroundings): Finding[] {
  const broken = brokenLink(to, from, targets);
  if (broken === 'no page') {
    return [
      finding('error', place, `A link leads to ${to}, a page that is not there. Choose another page.`, visit.path),
    ];
  }
  if (broken === 'no place') {
    return [
      finding('warning', place, `A link leads to ${to}, a place that is not there. Choose another one.`, visit.path),
    ];
  }
  if (broken === null) return [];
  const message = `A link leads to ${to.slice(0, 80)}, which is ${broken}. Correct it or empty it.`;
  return [finding('error', place, message, visit.path)];
}

function checkLink(visit: FieldVisit, surroundings: Surroundings): Finding[] {
  if (!isRecord(visit.value)) return [];
  const { label, to } = visit.value;
  // A service that we know gives its button words.
  if ((label === '') === (to === '') || (typeof to === 'string' && serviceOf(to))) return [];
  const lacks = to === '' ? 'has no address' : 'has no words';
  const name = labelled(visit, surroundings);
  const message = `The ${name} ${lacks}, so visitors do not see it. Fill it in or empty it.`;
  return [finding('warning', surroundings.place, message, [...visit.path, to === '' ? 'to' : 'label'])];
}

function checkImage(visit: FieldVisit, { place }: Surroundings): Finding[] {
  if (!isRecord(visit.value)) return [];
  const { source, alt, wants } = visit.value;
  // What is always shown whole stands beside the name, or for it.
  const speaksForItself = visit.field.frame !== undefined;
  if (source === 'asset' && !speaksForItself && typeof alt === 'string' && alt.trim() === '') {
    return [
      finding('error', place, 'A picture has no description. Say what it shows, for people who cannot see it.', [
        ...visit.path,
        'alt',
      ]),
    ];
  }
  if (source === 'placeholder' && typeof wants === 'string') {
    return [finding('warning', place, `Still to add: ${wants}. A drawing takes its place until you do.`, visit.path)];
  }
  return [];
}
