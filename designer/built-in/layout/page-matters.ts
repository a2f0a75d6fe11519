import type { Statement } from '../reading/reading.ts';
import { isIn, startsWith, type Tongue } from '../reading/tongue.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { lexicon } from '../reading/wishes/lexicon.ts';

/** What people ask a page for by many names, each with words that are used in its title and in what is told there. */
const namedIn = lexicon({
  joining:
    'join, joining, member*, volunteer*, get involved, help us, help out, lend a hand, take part, sign up, come along, helpers, beginners, newcomers, no experience, no auditions, new members, subs, dues | mitmach*, mitglied*, vereinsmitglied*, jahresmitglied*, helfer*, mithelf*, arbeitseinsatz*, ehrenamtlich*, beitreten, anmelden, anfänger*, einsteiger*, neue leute | adhér*, adhésion*, bénévole*, rejoindre, rejoign*, participer, inscri*, débutant*, cotisation* | soci*, únete, voluntari*, participa*, apunta*, inscri*, principiante*, cuota* | sóci*, junta-te, voluntári*, participa*, inscri*, principiante*, quota* | iscri*, unisciti, soci*, volontari*, partecipa*, principianti | lid worden, meedoen, doe mee, lid, leden, lidmaatschap, vrijwillig*, aanmeld*, beginners | dołącz*, członk*, wolontari*, zapis*, początkując* | medlem*, gå med, vara med, var med, volontär*, nybörjar*, hjälp* | medlem*, være med, vær med, frivillig*, begynder*, hjælp* | انضم*, عضو*, تطوع*, متطوع* | הצטרפ*, חבר*, מתנדב*, התנדב*',
  giving:
    'donat*, give, giving, support us, sponsor*, adopt*, gift aid | spende*, spenden*, unterstütz*, förder*, patenschaft* | don, dons, donner, soutenir, soutien, parrain*, adopt* | dona*, donativo*, apóya*, apadrina*, adopt* | doa*, donativo*, apoia*, apadrinh*, adot* | dona*, sostien*, offert*, adott* | doneer*, donat*, steun*, gift*, adopt* | wspar*, wspieraj*, darowizn*, adopt* | stöd*, skänk*, gåv*, sponsor*, adopt* | støt*, gave*, sponsor*, adopt* | تبرع* | תרומ*',
  rules:
    'rule*, must, must not, not allowed, forbidden, never, strictly | regel*, ordnung*, satzung*, verboten, müssen, muss, pflicht, dürfen | règle*, règlement*, interdit*, obligatoire* | regla*, norma*, prohibid*, obligatori* | regra*, norma*, proibid*, obrigatóri* | regol*, vietat*, obbligatori* | regel*, reglement*, verboden, verplicht, moet, moeten | zasad*, regulamin*, zakaz*, wolno, obowiązkow* | regler*, förbjud*, måste, aldrig | regler*, forbudt, aldrig, skal | قواعد, ممنوع* | כללים, אסור*',
  history:
    'history, story, since, founded, established | geschichte*, chronik*, gegründet, seit, gründung* | histoire*, fondé*, depuis | historia*, fundad*, desde | história*, fundad*, desde | storia*, fondat* | geschiedenis, verhaal, opgericht, sinds | historia, historię, założon* | historia*, historie*, grundad*, sedan | historie*, grundlagt, stiftet, siden | تاريخ*, قصة, تأسس* | היסטוריה, סיפור*, נוסד*, נוסדה',
});
type Matter = ReturnType<typeof namedIn>[number]['key'];

const YEAR = /(?<!\d)(?:1[5-9]\d\d|20[0-2]\d)(?!\d)/;

/** "No glass, no passengers, no whining": what visitors may not do. */
const forbids = (tokens: readonly Token[], { words }: Tongue): boolean =>
  startsWith(words.negations, tokens) > 0 &&
  !isIn(words.first, tokens) &&
  !isIn(words.weAre, tokens) &&
  !/\p{Sc}/u.test(tokens.map(({ text }) => text).join(''));

const mattersIn = (text: string, { language }: Tongue): Matter[] =>
  namedIn(tokensOf(text), language).map(({ key }) => key);

/** Whether a text names what a title does, by another of its names: "Subs £25 a year" on "Join us". */
export function sharesMatter(text: string, title: string, tongue: Tongue): boolean {
  const asked: Matter[] = mattersIn(title, tongue).filter((matter) => matter === 'joining' || matter === 'giving');
  return asked.length > 0 && mattersIn(text, tongue).some((matter) => asked.includes(matter));
}

/**
 * Whether a statement belongs on a page for what it is about where neither has a word of the other: helpers who are looked for on "Get
 * involved", what nobody may do among the rules, what was in which year in the history.
 */
export function isOfMatter({ text }: Statement, title: string, tongue: Tongue): boolean {
  const asked = mattersIn(title, tongue);
  if (asked.length === 0) return false;
  const tokens = tokensOf(text);
  const told = mattersIn(text, tongue).filter((matter) => matter !== 'history' || YEAR.test(text));
  return asked.some((matter) => told.includes(matter) || (matter === 'rules' && forbids(tokens, tongue)));
}
