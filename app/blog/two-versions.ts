import { TWO_VERSIONS } from '#site/blog/two-versions.ts';

export type Choice = 'first' | 'second' | 'both';
export type TwoVersions = { first: string; second: string };

type Place = TwoVersions & { from: number; to: number };

/** Every place of a text where somebody has to choose. */
export function placesOf(text: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(TWO_VERSIONS.first); at !== -1; at = text.indexOf(TWO_VERSIONS.first, at + 1)) {
    const middle = text.indexOf(TWO_VERSIONS.second, at);
    const end = text.indexOf(TWO_VERSIONS.end, middle);
    if (middle === -1 || end === -1) break;
    places.push({
      from: at,
      to: end + TWO_VERSIONS.end.length,
      first: text.slice(at + TWO_VERSIONS.first.length, middle).trim(),
      second: text.slice(middle + TWO_VERSIONS.second.length, end).trim(),
    });
  }
  return places;
}

/** The part to replace and what stands there once somebody has chosen; null when there is no such place any more. */
export function chosenAt(
  text: string,
  index: number,
  choice: Choice,
): { from: number; to: number; text: string } | null {
  const place = placesOf(text)[index];
  if (!place) return null;
  const { from, to, first, second } = place;
  return { from, to, text: choice === 'both' ? `${first}\n\n${second}` : place[choice] };
}

/** The text after a choice. */
export function withChoice(text: string, index: number, choice: Choice): string {
  const edit = chosenAt(text, index, choice);
  return edit ? text.slice(0, edit.from) + edit.text + text.slice(edit.to) : text;
}
