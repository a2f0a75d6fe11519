import { NO_BUSINESS, addressOf, hoursOf, isThing, typesOf, wordsOf } from './linked-data.ts';
import type { Thing } from './linked-data.ts';
import { lettersOf } from './site-name.ts';

export type FittingData = {
  things: Thing[];
  /** What was not believed and why, in sentences. */
  refused: string[];
};

const DAY_LONG = new Set(['00:00-24:00']);
const ALWAYS = /24\s?(?:\/\s?7|h|hours|stunden|heures|horas|ore|uur)|rund um die uhr/i;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Times that are open all day, every day, are what generators put in by themselves, unless the page says so too. */
function withoutDayLong(thing: Thing, shown: string): { thing: Thing; isCut: boolean } {
  const rows = hoursOf(thing);
  const isDayLong = rows.length >= 7 && rows.every(({ opens, closes }) => DAY_LONG.has(`${opens}-${closes}`));
  if (!isDayLong || ALWAYS.test(shown)) return { thing, isCut: false };
  const { openingHours: _rows, openingHoursSpecification: _specified, ...rest } = thing;
  return { thing: rest, isCut: true };
}

/** Whether anything of what a block says of a business stands on the page as well: its name, its number, its street. */
function isShown(thing: Thing, shown: string, title: string): boolean {
  const name = lettersOf(wordsOf(thing, 'name'));
  const page = lettersOf(shown);
  if (name !== '' && (page.includes(name) || lettersOf(title).includes(name))) return true;
  const phone = digitsOf(wordsOf(thing, 'telephone')).slice(-7);
  if (phone.length >= 6 && digitsOf(shown).includes(phone)) return true;
  const street = lettersOf(addressOf(thing).split('\n')[0] ?? '');
  return street.length >= 6 && page.includes(street);
}

/** "Fern & Oak Ltd" is "Fern & Oak" on the page: most words of a name are enough where nothing speaks against it. */
function isAlike(thing: Thing, shown: string): boolean {
  const words = wordsOf(thing, 'name')
    .split(/[\s,&+-]+/)
    .map(lettersOf)
    .filter(({ length }) => length >= 4);
  const page = lettersOf(shown);
  return words.length > 0 && words.filter((word) => page.includes(word)).length * 3 >= words.length * 2;
}

const isBusiness = (thing: Thing) =>
  wordsOf(thing, 'name') !== '' && typesOf(thing).some((type) => !NO_BUSINESS.test(type));

/** What of a page's data for machines fits what people see on it. `blocks`: the things of each block, the outermost first. */
export function fittingData(blocks: readonly (readonly Thing[])[], shown: string, title: string): FittingData {
  const refused: string[] = [];
  const things = blocks.flatMap((block) => {
    const strange = block.filter(
      (thing) => isBusiness(thing) && !isShown(thing, shown, title) && !isAlike(thing, `${shown} ${title}`),
    );
    const gone = new Set<unknown>();
    const remove = (value: unknown, level = 0) => {
      if (level > 12 || gone.has(value)) return;
      if (Array.isArray(value)) for (const one of value) remove(one, level + 1);
      if (!isThing(value)) return;
      gone.add(value);
      for (const one of Object.values(value)) remove(one, level + 1);
    };
    for (const thing of strange) {
      if (!gone.has(thing))
        refused.push(
          `What the page tells search engines of “${wordsOf(thing, 'name').slice(0, 80)}”: visitors read nothing of that name, number or street.`,
        );
      remove(thing);
    }
    return block
      .filter((thing) => !gone.has(thing))
      .map((thing) => {
        const kept = withoutDayLong(thing, shown);
        if (kept.isCut) refused.push('Opening hours for search engines that are day and night on every day.');
        return kept.thing;
      });
  });
  return { things, refused: [...new Set(refused)] };
}
