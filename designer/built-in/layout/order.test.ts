import { describe, expect, it } from 'vitest';
import { designNow } from '../design.ts';

const sectionsOf = (text: string) =>
  designNow({ text }, { seed: 1 }).document.pages.flatMap(({ sections }) => sections);
const propsOf = (text: string, kind: string) =>
  JSON.stringify(sectionsOf(text).find((section) => section.kind === kind)?.props);

const WELL =
  "St Brigid's Well at Kilcloona was lost under briars for sixty years. In the spring of 2021 eleven neighbours went in with slash hooks and found the steps.\nWork mornings: first Saturday of the month, 10am to 1pm, bring gloves. Tea is provided.\nWrite to tobar@example.com.";

describe('what belongs together stands together', () => {
  it('a website opens where the story begins', () =>
    expect(propsOf(WELL, 'hero')).toMatch(/lost under briars.*eleven neighbours/u));

  it('with no remark and no question before what it is', () => {
    const text = 'No perfume? Never. Osier & Rest weaves coffins of willow in Langport. Each takes about nine days.';
    expect(propsOf(text, 'hero')).not.toContain('No perfume');
  });

  it('what follows a line is told behind it', () =>
    expect(propsOf(WELL, 'about')).toContain('bring gloves. Tea is provided.'));

  it('several such lines stay lines', () => {
    const lines = 'Not included: food, bedding. Allowed: camp stoves, lanterns.';
    expect(propsOf(`Camp Hollow is a scout camp near Ludlow. We hire out canoes. ${lines}`, 'about')).toContain(
      '"label":"Not included"',
    );
  });
});
