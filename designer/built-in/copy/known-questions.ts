import type { Facts } from './voice.ts';

type Asked = { about: RegExp; question: string };

/** Questions that a sentence of the brief answers in full. The sentence itself is the answer. */
const ENGLISH: Asked[] = [
  { about: /\bparking\b|\bpark (?:in|at|behind|outside|your)\b|\bcar park\b/i, question: 'Where can I park?' },
  { about: /\bdeliver(?:y|ies|ed)?\b|\bship(?:ping)?\b/i, question: 'Do you deliver?' },
  {
    about:
      /\b(?:cash|cards?|card payments?|contactless|invoice|instalments)\b.*\b(?:only|accept|take|pay|welcome|fine)\b|\b(?:accept|take)\b.*\b(?:cash|cards?)\b/i,
    question: 'How can I pay?',
  },
  {
    about:
      /\b(?:walk-?ins?|without (?:an )?appointment|by appointment|appointments? (?:only|needed|required)|no (?:booking|appointment)|book ahead|reservations?)\b/i,
    question: 'Do I need to book?',
  },
  {
    about: /\bdogs? (?:are |is )?(?:welcome|allowed)|\bdog[- ]friendly\b|\bpets?\b.*\b(?:welcome|allowed)\b/i,
    question: 'May I bring my dog?',
  },
  {
    about: /\b(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|lactose|allerg\w+)\b/i,
    question: 'What about allergies and diets?',
  },
  { about: /\b(?:wheelchair|step-free|barrier-free|accessible|lift to)\b/i, question: 'Is it easy to get in?' },
  { about: /\b(?:licen[sc]ed|insured|certified|accredited|registered)\b/i, question: 'Are you licensed and insured?' },
  {
    about: /\bspeak (?:\p{Lu}\p{Ll}+)|\blanguages?\b.*\b(?:spoken|speak)\b/iu,
    question: 'Which languages do you speak?',
  },
  { about: /\b(?:guarantee|warranty)\b/i, question: 'Is there a guarantee?' },
  {
    about: /\b(?:free (?:quotes?|estimates?|consultation|trial)|no obligation)\b/i,
    question: 'What does a first talk cost?',
  },
  { about: /\b(?:beginners?|no experience)\b/i, question: 'Is it for beginners too?' },
  { about: /\b(?:insurance|health insurers?|all insurers|private patients)\b/i, question: 'What about my insurance?' },
  { about: /\b(?:emergenc(?:y|ies)|24\/7|call-?out)\b/i, question: 'What do I do in an emergency?' },
  { about: /\b(?:gift (?:cards?|vouchers?)|vouchers?)\b/i, question: 'Are there vouchers?' },
  { about: /\bwi-?fi\b/i, question: 'Is there Wi-Fi?' },
  { about: /\b(?:organic|local(?:ly)? (?:grown|sourced)|fair ?trade)\b/i, question: 'Where do your things come from?' },
];

/** Questions of visitors with sentences of the brief that answer them, each sentence once. */
export function answeredBy(sentences: readonly string[], { brief }: Facts): { question: string; answer: string }[] {
  if (brief.spoken !== 'en') return [];
  const used = new Set<string>();
  return ENGLISH.flatMap(({ about, question }) => {
    const answer = sentences.find(
      (sentence) =>
        !used.has(sentence) &&
        sentence.length < 220 &&
        about.test(sentence) &&
        !sentence.startsWith(`${brief.name} is`),
    );
    if (!answer) return [];
    used.add(answer);
    return [{ question, answer }];
  });
}
