import type { Reading, Said, Statement } from '#designer/built-in/reading/reading.ts';

type Told = Partial<
  Omit<Reading, 'name' | 'kind' | 'place' | 'address' | 'phones' | 'emails' | 'webs' | 'statements' | 'wishes'>
> & {
  name?: string;
  kind?: string;
  place?: string;
  address?: string;
  phones?: string[];
  emails?: string[];
  webs?: string[];
  /** Paragraphs of sentences; with a topic or a heading above where one is given. */
  statements?: (string[] | Pick<Statement, 'text' | 'topic' | 'under'>)[];
  wishes?: Partial<Reading['wishes']>;
};

/** For tests: a reading of these facts, with a text that says all of them and spans that point into it. */
export function madeReading(told: Told): Reading {
  let text = '';
  const say = (words: string): Said => {
    const start = text.length;
    text += `${words}\n`;
    return { text: words, span: { start, end: start + words.length } };
  };
  const maybe = (words: string | undefined) => (words ? say(words) : null);
  const { statements = [], wishes, ...facts } = told;
  const name = maybe(told.name);
  const kind = maybe(told.kind);
  const place = maybe(told.place);
  const address = maybe(told.address);
  const [phones = [], emails = [], webs = []] = [told.phones, told.emails, told.webs].map((list) => list?.map(say));
  const made: Statement[] = statements.flatMap((block, index): Statement[] => {
    if (Array.isArray(block)) return block.map((words) => ({ ...say(words), topic: '', block: index, under: '' }));
    if (block.under) say(block.under);
    return [{ ...say(block.text), topic: block.topic, block: index, under: block.under }];
  });
  for (const value of Object.values({ ...facts, hours: told.hours?.said ?? [] })) sayAll(value, say);
  sayAll([wishes?.pages ?? [], wishes?.sections ?? []], say);
  return {
    language: 'en',
    spoken: told.language ?? 'en',
    clauses: kind ? [{ ...kind, role: 'fact', form: 'sentence', label: '', value: kind, under: '', block: 0 }] : [],
    doubt: '',
    social: [],
    hours: { rows: [], closed: [], said: [] },
    hoursVerbatim: [],
    offers: [],
    pricesTold: [],
    timetable: [],
    events: [],
    people: [],
    quotations: [],
    questions: [],
    steps: [],
    exclusions: [],
    ...facts,
    name,
    kind,
    place,
    address,
    phones,
    emails,
    webs,
    wishes: {
      colours: [],
      mode: '',
      moods: [],
      template: '',
      pages: [],
      sections: [],
      first: [],
      onePage: false,
      form: null,
      ...wishes,
    },
    statements: made,
    text,
  };
}

/** Says every text within a fact, each on a line of its own. */
function sayAll(value: unknown, say: (words: string) => Said): void {
  if (typeof value === 'string') {
    if (value !== '') say(value);
  } else if (Array.isArray(value)) for (const entry of value) sayAll(entry, say);
  else if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) sayAll(entry, say);
}
