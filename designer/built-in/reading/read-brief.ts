import { askedLanguage } from './asked-language.ts';
import { besideHours } from './beside-hours.ts';
import { piecesOf } from './clauses.ts';
import { exclusionsOf } from './exclusions.ts';
import { readFacts, type Facts } from './facts/index.ts';
import { kindOf } from './kind.ts';
import { languageOf } from './language.ts';
import { nameOf } from './name.ts';
import { normalise } from './normalise.ts';
import type { Person, Reading, Said } from './reading.ts';
import { clausesOf } from './roles.ts';
import { saidAt } from './said.ts';
import { statementsOf } from './statements.ts';
import { tongueOf } from './tongue.ts';
import { wishesOf } from './wishes/index.ts';

/**
 * What the owner says: `text` is free text of any length and language, `name` and `language` (BCP 47) come from fields of
 * their own and win over the text, `templates` are the names that a template can be asked for by.
 */
export type BriefToRead = { text: string; name?: string; language?: string; templates: readonly string[] };

/** Reads a brief. Never throws, linear in the text's length, the same answer for the same brief. */
export function readBrief({ text: input, name: given, language: chosen, templates }: BriefToRead): Reading {
  const { text, typed } = normalise(input);
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const clauses = clausesOf(text, piecesOf(text, tongue), tongue, spoken !== '');
  const found = readFacts(text, clauses, tongue.words, typed);
  const { name, isSure } = nameOf(text, clauses, found, tongue, given);
  const plain = withoutBusiness(found, text, name);
  const exclusions = exclusionsOf(clauses, name?.text ?? '', tongue);
  const kind = kindOf(text, clauses, name, exclusions, tongue);
  const { facts, statements } = besideHours(
    statementsOf(clauses, plain, name, typed, exclusions, tongue),
    plain,
    tongue,
  );
  const asTyped = (said: Said | null) =>
    said && said.span.end > said.span.start && !given ? saidAt(typed, said.span.start, said.span.end) : said;
  const printed = kind && saidAt(typed, kind.span.start, kind.span.end);
  return {
    text,
    language: chosen || askedLanguage(clauses, tongue) || language,
    spoken,
    clauses,
    name: asTyped(name),
    doubt: isSure ? (kind ? '' : 'kind') : 'name',
    kind: printed,
    ...facts,
    exclusions,
    wishes: wishesOf(clauses, templates, tongue),
    statements,
  };
}

/** Without a person whose name is the business's or a part of it as it stands there: "Willow Street Dental is a dentist". */
function withoutBusiness(facts: Facts, text: string, name: Said | null): Facts {
  if (!name || name.text === '') return facts;
  const isBusiness = ({ span }: Person) => {
    const at = text.lastIndexOf(name.text, span.start);
    const from = Math.max(at, span.start);
    return at >= 0 && from < at + name.text.length;
  };
  return { ...facts, people: facts.people.filter((person) => !isBusiness(person)) };
}
