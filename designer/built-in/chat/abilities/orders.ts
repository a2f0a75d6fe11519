import type { Ask } from '../ask.ts';
import { hasKind } from '../document/find.ts';
import type { Request, Sense } from '../message/request.ts';

/** Whether a request has a word for adding that does not also mean changing, as "put" does. */
export const addsOnly = ({ senses }: Request): boolean =>
  senses.some(({ concepts }) => concepts.includes('do.add') && !concepts.includes('do.change'));

const ADDING = ['do.add', 'do.offer', 'do.say'] as const;
/** An order stands among its first words, and what is offered soon behind it. */
const LATEST_VERB = 7;

/** "Add that we also do cakes": what is offered stands behind the last verb. */
export function addingVerb(request: Request): Sense | undefined {
  const verb = request.find(ADDING);
  const offer = verb?.concepts.includes('do.say') ? request.find(['do.add', 'do.offer'], verb.to) : undefined;
  return offer && offer.from < LATEST_VERB ? offer : verb;
}

/** Whether a request begins with its order. */
export const beginsAdding = (request: Request): boolean => (request.find(ADDING)?.from ?? LATEST_VERB) < 5;

/** "Take the line about Theo out but keep him": whoever stays does not go. */
const KEEPS =
  /(?<!\p{L})(?:(?:keep|leave) (?:him|her|them)|behalt\p{L}* (?:ihn|sie)|gardez?[ -](?:le|la|les)|(?:déjal|mantenl)[oa]s?|mant[eé](?:m|nha)[ -][oa]s?|ten[ie]tel[oaie]|houd (?:hem|haar))(?!\p{L})/iu;
export const keepsSomebody = ({ message }: Ask): boolean => KEEPS.test(message);

/** Sections that hold nothing to be listed. */
const FORMS = ['kind.newsletter', 'kind.contactForm', 'kind.waitlistForm', 'kind.video', 'kind.blogList'] as const;
/** How far behind the verb a section is named that is asked for. */
const NEAR = 2;

/** "Add a line saying …", "a sentence to say …" */
export const saysLine = (request: Request): boolean =>
  request.has('do.add') && request.has('part.text') && request.has('do.say', 'mark.be');

/** "A gallery for my photos", "green for the titles": a section or a look is asked for, and no entry. */
export function addsNoEntry({ request, document }: Ask): boolean {
  const verb = addingVerb(request);
  // "My other number" is one of several, and no section with figures.
  const isNew = !request.has('mark.another');
  const isSection =
    request.has(...FORMS) ||
    request
      .group('kind')
      .some(
        ({ name, sense: { from } }) =>
          isNew && verb && from >= verb.to && from <= verb.to + NEAR && !hasKind(document, name),
      );
  const isLook = request.colours.length > 0 && !request.has('part.entry', 'mark.in');
  return isSection || isLook;
}

const ALONG = /^(?:and|with|und|mit|samt|et|avec|y|con|e|com|en|met|i|z|och|med|og|&)$/u;
const ITS =
  /^(?:its|their|his|her|leurs?|son|sa|ihre[mnr]?|seine[mnr]?|dessen|deren|sus?|seus?|sua|suo|loro|hun|zijn|haar|ich|jego|jej|deras|dess|sitt|deres|dets?)$/u;
/** A stop or a word of thanks may stand behind it. */
const LAST = 2;

/** "Take the speeches off with their price": a removal without the price, which goes along; null where the price is all that goes. */
export function withoutItsPrice(request: Request): string | null {
  const price = request.find(['part.price']);
  if (!request.has('do.remove', 'mark.noLonger') || !price || price.to < request.tokens.length - LAST) return null;
  const textAt = (back: number) => request.tokens[price.from - back]?.text ?? '';
  const back = [2, 3].find((one) => ALONG.test(textAt(one)));
  return back === undefined || !ITS.test(textAt(1)) ? null : request.between(0, price.from - back);
}
