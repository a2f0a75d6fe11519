import type { MessageCheck } from './expectation.ts';

const quoted = (text: string) => `“${text}”`;
const listed = (texts: readonly string[]) => texts.map(quoted).join(' and ');

/** What a check that did not hold asks for, for people. */
export function checkInWords(check: MessageCheck): string {
  const { appears, disappears, stays, near, notNear, page, noPage, section, present = true, dark, name } = check;
  if (appears !== undefined) return `${quoted(appears)} is not there.`;
  if (disappears !== undefined) return `${quoted(disappears)} is still there.`;
  if (stays !== undefined) return `${quoted(stays)} is lost.`;
  if (near) return `${listed(near)} do not stand together.`;
  if (notNear) return `${listed(notNear)} still stand together.`;
  if (page !== undefined) return `There is no page ${quoted(page)}.`;
  if (noPage !== undefined) return `There is still a page ${quoted(noPage)}.`;
  if (section !== undefined)
    return present ? `There is no section ${quoted(section)}.` : `The section ${quoted(section)} is still there.`;
  if (dark !== undefined) return dark ? 'It is not dark.' : 'It is dark.';
  if (name !== undefined) return `The website is not called ${quoted(name)}.`;
  if (check.hours)
    return `Hours are not ${check.hours.map(({ day, opens, closes }) => `${day} ${opens}–${closes}`).join(', ')}.`;
  if (check.hoursUnchanged) return `Hours changed that were to stay: ${check.hoursUnchanged.join(', ')}.`;
  if (check.language !== undefined) return `The website is not in the language ${check.language}.`;
  if (check.replyLanguage !== undefined) return `The answer is not in the language ${check.replyLanguage}.`;
  return `Not so: ${JSON.stringify(check)}`;
}
