import { domainToUnicode } from 'node:url';

/** The letters of one language each, as a whole label may be written in. Spelled out where a script holds letters that look like others. */
const WRITTEN = [
  /^[a-z0-9\u00df-\u0130\u0132-\u0137\u0139-\u0148\u014a-\u017e\u0219\u021b\u1e9e\u1ea0-\u1ef9-]+$/u,
  /^[\p{Script=Cyrillic}0-9-]+$/u,
  /^[\p{Script=Greek}0-9-]+$/u,
  /^[\p{Script=Armenian}0-9-]+$/u,
  /^[\p{Script=Georgian}0-9-]+$/u,
  /^[\p{Script=Arabic}0-9-]+$/u,
  /^[\p{Script=Hebrew}0-9-]+$/u,
  /^[\p{Script=Devanagari}0-9-]+$/u,
  /^[\p{Script=Bengali}0-9-]+$/u,
  /^[\p{Script=Tamil}0-9-]+$/u,
  /^[\p{Script=Thai}0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script_Extensions=Katakana}a-z0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}a-z0-9-]+$/u,
];

/** Whole words of these look like words of Latin letters. */
const LOOKALIKES = [/^[асԁеһіјӏорԛѕԝхуъьгпѵѡкмтвн0-9-]+$/u, /^[αικνρυωηοτγ0-9-]+$/u];

/** A name (ASCII) as people read it: each part in its own letters, unless it could pass for another name. */
export function displayName(name: string): string {
  const labels = name.split('.');
  const ending = domainToUnicode(labels.at(-1) ?? '');
  return labels.map((label) => (label.startsWith('xn--') ? inOwnLetters(label, ending) : label)).join('.');
}

function inOwnLetters(label: string, ending: string): string {
  const written = domainToUnicode(label);
  const isPlain = written !== '' && WRITTEN.some((letters) => letters.test(written));
  const isForeign = /^[a-z0-9-]+$/.test(ending);
  const passesForAnother = isForeign && LOOKALIKES.some((letters) => letters.test(written));
  return isPlain && !passesForAnother ? written : label;
}
