import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { entry } from '#site/forms/entry.ts';
import { coverOfForm } from './cover-of-form.ts';
import { textNames } from './post-values.ts';
import { readOffer, withOffer } from './taken-offer.server.ts';
import { withChoice, type Choice } from './two-versions.ts';

/** What a post's form says, as the API takes it. Fields that the form does not have stay as they were. */
export function inputOf(form: FormData) {
  const texts = Object.fromEntries(
    textNames.flatMap((name) => {
      // An offer of the assistant that was taken stands in place of what is typed; for the text, in its own place there.
      const from = name !== 'body' && form.has(`use.${name}`) ? `use.${name}` : name;
      return form.has(from) ? [[name, withPlainLineEnds(entry(form, from))]] : [];
    }),
  );
  const { tags, body, ...rest } = texts;
  const cover = coverOf(form);
  return {
    ...rest,
    ...(body !== undefined && { body: afterChoice(takenOffer(form, body) ?? body, entry(form, 'choose')) }),
    ...(tags !== undefined && {
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    }),
    ...(cover !== undefined && { cover }),
  };
}

function takenOffer(form: FormData, body: string): string | null {
  const offer = readOffer(entry(form, 'use.body'));
  return offer ? withOffer(body, offer) : body;
}

/** An offer for the text was taken, and what it was made from is not there any more. */
export const isOfferMissed = (form: FormData): boolean =>
  form.has('use.body') && takenOffer(form, withPlainLineEnds(entry(form, 'body'))) === null;

/** Left out unless somebody chose another one: hidden fields may be older than what others chose meanwhile. */
function coverOf(form: FormData): unknown {
  const was = parsed(entry(form, 'coverWas'));
  const cover = coverOfForm(form, was);
  return isRecord(was) && sameJson(cover, was) ? undefined : cover;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isChoice = (text: string): text is Choice => text === 'first' || text === 'second' || text === 'both';

/** `choose` is the number of a place and what shall stand there. */
function afterChoice(body: string, choose: string): string {
  const [place, choice = ''] = choose.split(' ');
  return isChoice(choice) ? withChoice(body, Number(place), choice) : body;
}
