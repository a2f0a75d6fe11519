import { withoutEnd } from '../../ends.ts';
import type { RequestLanguage } from '../words/index.ts';
import { readRequest } from './request.ts';
import { withCapital } from './value.ts';

/** What may stand between a question and its answer: "Answer:", an arrow, a dash. */
const LEAD_IN =
  /^[\s→>=–—-]*(?:(?:a|r|answer|antwort|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|svar|vastaus|odpověď|ответ|відповідь|cevap|答え|回答)\s?[:.]\s*)?[\s→>=–—-]*/iu;
const ASKED = /[?？؟]["”»'’)]*$/u;
const LABEL =
  /^(?:q|f|p|d|question|frage|pregunta|pergunta|domanda|vraag|pytanie|fråga|spørgsmål|вопрос|питання)\s?[:.]\s*/iu;
const LONGEST_LEAD = 120;
/** "Is there wifi - yes, free." */
const AT_DASH = /^(.{5,80}?)\s[-–—]\s(.{2,})$/su;

const quoted = (text: string) => `“${text.replace(/["“”„«»]/gu, "'").trim()}”`;

/** Where the order stands that a question is added by, and the question itself where both are in one sentence. */
function leadOf(sentence: string, language: RequestLanguage): { lead: string; question: string } | undefined {
  const colon = sentence.indexOf(': ');
  const isWhole = colon < 0 || !ASKED.test(sentence);
  const lead = isWhole ? sentence : sentence.slice(0, colon);
  const { has, quotes } = readRequest(lead.slice(0, LONGEST_LEAD), language);
  const isLead = has('part.question', 'kind.faq') && has('do.add', 'do.want', 'do.say', 'do.can') && !has('do.remove');
  if (!isLead || quotes.length > 0 || lead.length > LONGEST_LEAD) return undefined;
  return { lead: withoutEnd(lead, /[.!?:\s]/u), question: isWhole ? '' : sentence.slice(colon + 2).replace(LABEL, '') };
}

/**
 * "Add two questions. Is there parking? Yes, behind the barn. Can I bring a dog? Only on a lead." as one request with each question
 * and its answer in quotation marks. `isOrder`: whether a sentence begins something else.
 */
export function withQuestions(
  sentences: readonly string[],
  language: RequestLanguage,
  isOrder: (sentence: string) => boolean,
): string[] {
  const at = sentences.findIndex((sentence) => leadOf(sentence, language) !== undefined);
  const found = leadOf(sentences[at] ?? '', language);
  if (!found) return [...sentences];
  const pairs: { question: string; answers: string[] }[] =
    found.question === '' ? [] : [{ question: found.question, answers: [] }];
  let next = at + 1;
  for (; next < sentences.length; next += 1) {
    const sentence = sentences[next] ?? '';
    const last = pairs.at(-1);
    const isFirst = last !== undefined && last.answers.length === 0;
    const [, asked, answer] = ASKED.test(sentence) || isFirst ? [] : (AT_DASH.exec(sentence) ?? []);
    if (asked && answer) pairs.push({ question: `${asked.replace(LABEL, '')}?`, answers: [answer] });
    else if (ASKED.test(sentence) && !isFirst) pairs.push({ question: sentence.replace(LABEL, ''), answers: [] });
    else if (last && (isFirst || !isOrder(sentence)))
      last.answers.push(sentence.replace(isFirst ? LEAD_IN : /^\s+/u, ''));
    else break;
  }
  if (pairs.length === 0 || pairs.some(({ answers }) => answers.length === 0)) return [...sentences];
  const said = pairs.map(({ question, answers }) => `${quoted(question)} ${quoted(answers.join(' '))}`);
  return [...sentences.slice(0, at), `${found.lead}: ${said.join(' ')}`, ...sentences.slice(next)];
}

/** Behind what questions are listed: "like how long does it take and do I need to stay". */
const FOR_EXAMPLE =
  /[,:;–-]?\s(?:like|such as|e\.?g\.?|for example|for instance|z\. ?B\.|zum Beispiel|wie|par exemple|comme|por ejemplo|como|por exemplo|bijvoorbeeld|ad esempio),?\s/iu;
const OPENS =
  /^(?:how|what|when|where|who|why|which|do|does|is|are|can|could|will|wie|was|wann|wo|wer|warum|ist|sind|kann|gibt|muss|combien|comment|quand|où|est-ce|peut|faut|cómo|cuándo|dónde|cuánto|hay|puedo|se puede|como|quando|onde|quanto|há|posso|hoe|wat|waar|wanneer|kan|come|dove|c'è)\s/iu;
const JOINTS = /,\s(?:and |or |und |et |y |e |en )?|\s(?:and|or|und|et|y|e|en|ed)\s/iu;

/** The questions that an order for some of them lists without their answers. */
export function questionsListed(text: string): string[] {
  const at = FOR_EXAMPLE.exec(text);
  const said = at ? withoutEnd(text.slice(at.index + at[0].length), /[.!?\s]/u).split(JOINTS) : [];
  return said.every((one) => OPENS.test(one) && one.includes(' ')) ? said.map((one) => `${withCapital(one)}?`) : [];
}
