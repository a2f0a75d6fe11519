import { placeholder } from '#site/origins/marks.ts';
import type { Operation } from '#site/operations/index.ts';
import { raised } from '../../copy/grammar.ts';
import { composerOf, newSection } from '../new-section.ts';
import { freshId, listProp, sectionsOf, shown, type Ask, type Intent } from '../request.ts';

const NAME = String.raw`((?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}'’-]+(?: (?:van |von |de |da )?\p{Lu}[\p{L}'’-]+){0,3})`;
const JOINED = new RegExp(
  String.raw`^(?:please\s+)?${NAME}\s+(?:has joined|joined|joins|is joining|is our|is now our|is the|is now|works with us|starts)(?: us| the team)?(?:\s+(?:as|our))?\s*(?:an?\s+|the\s+|our\s+|new\s+)*(.{3,60}?)?[.!]*$`,
  'u',
);
const ADD = new RegExp(
  String.raw`^(?:please\s+)?[Aa]dd\s+${NAME}(?:,?\s+(?:as|our|the|who is|\()?\s*(?:an?\s+|the\s+|our\s+)*([^,]{3,60}?)\)?,?)?\s+to\s+(?:the\s+|our\s+)?(?:team|people|staff)(?:\s+as\s+(?:an?\s+|the\s+|our\s+)?(.{3,60}?))?[.!]*$`,
  'u',
);
const WELCOME = new RegExp(
  String.raw`^(?:our\s+)?new\s+(?:team member|colleague|employee|hire)\s*(?:is|:)\s*${NAME}(?:,\s*(?:our\s+|the\s+|an?\s+)?(.{3,60}?))?[.!]*$`,
  'iu',
);
const LEFT = new RegExp(
  String.raw`^(?:please\s+)?(?:[Rr]emove|[Dd]elete|[Tt]ake)\s+${NAME}(?:\s+(?:from|off)\s+(?:the\s+)?(?:team|people|staff|site|website))?[.!]*$|^${NAME}\s+(?:has left|left|no longer works|is leaving)`,
  'u',
);

const named = (value: unknown) => (typeof value === 'string' ? value : '');

/** "Maria joined as pastry chef", "add Jon Bell (barista) to the team". */
export const addPerson: Intent = (ask) => {
  const typed = ask.typed;
  const match = ADD.exec(typed) ?? JOINED.exec(typed) ?? WELCOME.exec(typed);
  if (!match) return undefined;
  const name = match[1] ?? '';
  if (
    /^(?:The|Our|We|It|This|That|There|Everything|Page|Menu|Open|Closed|What|Who|Where)\b/.test(name) ||
    (JOINED.test(typed) && !/join|team|works|our|is (?:now )?(?:the|our)/i.test(typed))
  )
    return undefined;
  const role = raised(ask.value(match[3] ?? match[2] ?? '')).slice(0, 100);
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'team');
  const portrait = composerOf(ask.document, ask.seed + name.length).portrait(name);
  const person = { name, role: role || placeholder('their role'), text: '', picture: portrait };
  if (there) {
    const items = listProp(there.section.props.items).filter((item) => !named(item.name).includes('[['));
    const known = items.find((item) => named(item.name).toLowerCase() === name.toLowerCase());
    const next = known
      ? items.map((item) => (item === known ? { ...item, role: role || item.role } : item))
      : [...items, person];
    return {
      operations: [{ type: 'updateSection', sectionId: there.section.id, props: { items: next } }],
      did: known
        ? `changed the role of ${name} to ${shown(role)}`
        : `added ${name}${role ? ` as ${role.toLowerCase()}` : ''} to the team`,
      names: [`sections/${there.section.id}/props/items`],
    };
  }
  const about =
    ask.document.pages.find((page) => page.path !== '/' && page.sections.some((section) => section.kind === 'about')) ??
    ask.page;
  const made = newSection(ask.document, 'team', freshId(ask.document, 'team'), ask.seed);
  if (!made) return undefined;
  const operations: Operation[] = [
    {
      type: 'addSection',
      pageId: about.id,
      index: Math.max(about.sections.length - (about.sections.at(-1)?.kind === 'cta' ? 1 : 0), 1),
      section: { ...made, variant: 'portraits', props: { ...made.props, items: [person] } },
    },
  ];
  return {
    operations,
    did: `made a team section on ${about.title} with ${name}${role ? ` as ${role.toLowerCase()}` : ''}`,
  };
};

function withoutPerson(ask: Ask, name: string) {
  return sectionsOf(ask)
    .filter(({ section }) => section.kind === 'team')
    .map(({ section }) => {
      const items = listProp(section.props.items);
      const gone = items.filter(
        (item) =>
          named(item.name).toLowerCase() === name.toLowerCase() ||
          named(item.name).split(' ')[0]?.toLowerCase() === name.toLowerCase(),
      );
      return { section, items, gone };
    })
    .filter(({ gone }) => gone.length > 0);
}

/** "remove Maria from the team". */
export const removePerson: Intent = (ask) => {
  const match = LEFT.exec(ask.typed);
  const name = match?.[1] ?? match?.[2];
  if (!name) return undefined;
  const places = withoutPerson(ask, name);
  if (places.length === 0) return undefined;
  if (places.some(({ gone }) => gone.length > 1))
    return { asks: `There are several people called ${name}. Give me the whole name.` };
  return {
    operations: places.map(({ section, items, gone }): Operation =>
      items.length === gone.length
        ? { type: 'removeSection', sectionId: section.id }
        : {
            type: 'updateSection',
            sectionId: section.id,
            props: { items: items.filter((item) => !gone.includes(item)) },
          },
    ),
    did: `took ${name} off the team`,
    names: places.flatMap(({ section }) => [`sections/${section.id}`, `sections/${section.id}/props/items`]),
  };
};
