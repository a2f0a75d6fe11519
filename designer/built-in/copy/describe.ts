import type { WrittenLanguage } from '../brief/language.ts';
import type { Service } from '../trades/index.ts';
import { listOf, raised, sentence } from './grammar.ts';

/** The parts of a typical service as a line, in one of several forms; `here` names the place (" in Graz") or is empty. */
export function partsLine(
  service: Service,
  { form, language, here }: { form: number; language: WrittenLanguage; here: string },
  pick: (count: number) => string[],
): string {
  const count = service.parts.length;
  const three = listOf(pick(Math.min(3, count)), language);
  const forms = [
    three,
    listOf(pick(count), language),
    here ? `${listOf(pick(Math.min(2, count)), language)}${here}` : three,
    listOf(pick(Math.min(2, count)), language),
  ];
  return sentence(raised(forms[form % forms.length] ?? three));
}
