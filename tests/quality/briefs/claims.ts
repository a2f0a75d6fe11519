import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';

/** Words that claim something only the owner may claim. */
const CLAIMS =
  /\b(?:award[- ]?winning|awards?|best in|number one|no\. ?1|trusted by|rated|five[- ]star|certified|accredited|licen[sc]ed|insured|guaranteed?|years of experience|experts?|world[- ]class|leading|preisgekrönt|ausgezeichnet|zertifiziert|jahre erfahrung|marktführer|primé|certifié|années d['’]expérience|leader|premiad[oa]|certificad[oa]|años de experiencia|anos de experiência|líder)\b/giu;

const digits = (text: string) => text.match(/\d+/g) ?? [];

/**
 * Claims of a website's texts that its brief does not support: numbers that it does not give (the hours of opening aside),
 * words of praise and proof that it does not use, people in reviews and teams whom it does not name.
 */
export function unsupported(brief: string, shown: string, document: WebsiteDocument): string[] {
  const said = brief.toLowerCase();
  const clock = document.business.hours.flatMap(({ opens, closes }) =>
    [opens, closes].flatMap((time) => [
      ...digits(time),
      ...digits(time).map((part) => String(Number(part) % 12 || 12)),
      ...digits(time).map((part) => String(Number(part))),
    ]),
  );
  const known = new Set([...digits(brief), ...digits(brief).map((part) => String(Number(part))), ...clock, '00', '24']);
  // Numbers of steps and of numbered sections are ornaments: one digit, or a nought before it.
  const numbers = digits(shown).filter(
    (number) =>
      !known.has(number) &&
      !known.has(String(Number(number))) &&
      !/^0?\d$/.test(number) &&
      !/^(?:1[0-2])$/.test(number),
  );
  const dates =
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})\b/i.test(brief);
  const praise = (shown.match(CLAIMS) ?? []).filter((claim) => !said.includes(claim.toLowerCase()));
  const strangers = document.pages.flatMap((page) =>
    page.sections
      .filter(({ kind }) => kind === 'team' || kind === 'testimonials')
      .flatMap(({ props }) => (Array.isArray(props.items) ? props.items.filter(isRecord) : []))
      .map((item) => (typeof item.name === 'string' ? item.name : ''))
      .filter(
        (name) =>
          name !== '' && !name.includes('[[') && !name.split(' ').every((part) => said.includes(part.toLowerCase())),
      ),
  );
  const fresh = dates ? numbers.filter((number) => !/^20\d\d$/.test(number)) : numbers;
  return [...new Set([...fresh, ...praise, ...strangers])];
}
