import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { designNow } from '#designer/built-in/design.ts';
import { heardIn } from '#designer/built-in/chat/message/language.ts';
import { readRequest } from '#designer/built-in/chat/message/request.ts';
import { namesIn } from '#designer/built-in/chat/document/entries.ts';
import { likelihoods, roles, type Role, type Weights } from '#designer/built-in/chat/roles/role.ts';
import { signalsOf } from '#designer/built-in/chat/roles/signals.ts';
import { scoredBatches, ownBatches } from './scored-batches.ts';
import type { FreshBrief } from './batch.ts';
import { bySignal, learnInTurn, linesOf } from './learn.ts';

/** Clauses with the role that somebody judged them to have. */
const heardSchema = z.object({
  /** By language: messages with each clause behind the letter of its role, "[t]We met. [o]Take Bo off." */
  lessons: z.record(z.string(), z.array(z.string())),
  /** By batch and message: the letter of each clause's role and where it begins, "t0 o12". */
  roles: z.record(z.string(), z.record(z.string(), z.string())),
});
type Clause = { start: number; role: Role };
type Example = {
  signals: string[];
  role: Role;
  text: string;
  fold: string;
  isClause: boolean;
  isSeen: boolean;
  counts: number;
};

const ROUNDS = 10;
const STEP = 0.2;
const SHRINK = 2e-4;
const FOLDS = 6;

const roleOf = (letter: string): Role => {
  const role = roles.find((one) => one.startsWith(letter));
  if (!role) throw new Error(`No role begins with ${letter}`);
  return role;
};

/** The examples that a message gives: each of its clauses, and each sentence of several, which orders where one of them does. */
function examplesOf(text: string, clauses: readonly Clause[], brief: FreshBrief, fold: string): Example[] {
  const { document } = designNow({ text: brief.text }, { seed: 1 });
  const heard = heardIn(text, document.language);
  const stretches = clauses.map(({ start, role }, at) => ({
    start,
    end: clauses[at + 1]?.start ?? text.length,
    role,
    isClause: true,
  }));
  const sentences: typeof stretches = [];
  for (const one of stretches) {
    const last = sentences.at(-1);
    if (!last || /[.!?。…\n]["”»)]?\s*$/u.test(text.slice(last.start, last.end)))
      sentences.push({ ...one, isClause: false });
    else {
      last.end = one.end;
      const isAsking = (role: Role) => role === 'orders' || role === 'news';
      if (!isAsking(last.role) && (isAsking(one.role) || one.role === 'stays')) last.role = one.role;
    }
  }
  const isSame = (one: { start: number; end: number }) =>
    stretches.some(({ start, end }) => start === one.start && end === one.end);
  return [...stretches, ...sentences.filter((one) => !isSame(one))]
    .map(({ start, end, role, isClause }) => {
      const said = text
        .slice(start, end)
        .trim()
        .replace(/[,;(–—-]+$/u, '')
        .trim();
      const request = readRequest(said, heard, namesIn(document));
      const around = { before: text.slice(0, start), after: text.slice(end) };
      // What an order is followed by, "up to 6 by 4 feet", is no order where it is looked at alone.
      const isContents =
        role === 'orders' &&
        !/["”»“][\s,(–—-]*$/u.test(text.slice(0, start)) &&
        start > 0 &&
        !request.senses.some(({ concepts }) => concepts.some((one) => one.startsWith('do.')));
      const seen = [around, undefined].map((one) => signalsOf(request, one, document));
      return seen.map((signals, at) => ({
        signals,
        role,
        text: said,
        fold,
        isClause: isClause && at === 0,
        isSeen: at === 0,
        counts: (isContents ? 0.2 : 1) * (at === 0 ? 1 : 0.3),
      }));
    })
    .flat();
}

/** Weights by which the examples come out as they are judged: regression for all roles at once. */
const learned = (examples: readonly Example[]): Weights =>
  learnInTurn(examples, { rounds: ROUNDS, step: STEP, shrink: SHRINK }, (example, weights) =>
    likelihoods(example.signals, weights).map(
      (likely, role) => (likely - (roles[role] === example.role ? 1 : 0)) * example.counts,
    ),
  );

const lessonsOf = (text: string): { text: string; clauses: Clause[] } => {
  const parts = [...text.matchAll(/\[([a-z])\]([^[]+)/gu)];
  let said = '';
  const clauses = parts.map(([, letter = '', words = '']) => {
    const start = said.length;
    said += words;
    return { start, role: roleOf(letter) };
  });
  return { text: said, clauses };
};

function allExamples(): Example[] {
  const own = new URL('own/heard.json', import.meta.url);
  const heard = heardSchema.parse(JSON.parse(readFileSync(own, 'utf8')));
  const ofBatches = scoredBatches().flatMap(({ batch, messages, briefs }) =>
    messages.flatMap(({ id, text, site }) => {
      const brief = briefs.find((one) => one.id === site);
      const judged = heard.roles[batch]?.[id];
      if (!brief || !judged) return [];
      const clauses = judged.split(' ').map((one) => ({ start: Number(one.slice(1)), role: roleOf(one.charAt(0)) }));
      return examplesOf(text, clauses, brief, batch);
    }),
  );
  const briefs = ownBatches().find(({ batch }) => batch === 'own-heard')?.briefs ?? [];
  const ofLessons = briefs.flatMap((brief) =>
    (heard.lessons[brief.id] ?? []).flatMap((lesson) => {
      const { text, clauses } = lessonsOf(lesson);
      return examplesOf(text, clauses, brief, 'own');
    }),
  );
  return [...ofBatches, ...ofLessons];
}

const bestOf = (likely: readonly number[]): Role => roles[likely.indexOf(Math.max(...likely))] ?? 'orders';

/** Of clauses that the weights were learned without: how many were taken for what they are, by role. */
function report(examples: readonly Example[]): void {
  const names = [...new Set(examples.map(({ fold }) => fold))].filter((one) => one !== 'own');
  const taken = new Map<string, number>();
  const misses: string[] = [];
  const sure = { right: 0, wrong: 0, all: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = names.filter((_, index) => index % FOLDS === fold);
    const weights = learned(examples.filter((one) => !held.includes(one.fold)));
    for (const { signals, role, text, fold: batch, isClause, counts } of examples.filter(
      (one) => held.includes(one.fold) && one.isSeen,
    )) {
      const likely = likelihoods(signals, weights);
      const best = bestOf(likely);
      const asks = (likely[0] ?? 0) + (likely[1] ?? 0);
      const isAsking = role === 'orders' || role === 'news';
      if (!isAsking) sure.all += 1;
      if (counts === 1 && asks < 0.25) sure[isAsking ? 'wrong' : 'right'] += 1;
      if (counts === 1 && isAsking !== asks > 0.5)
        misses.push(`${asks.toFixed(2)} ${role}>${best} [${batch}] ${text.replaceAll('\n', ' ')}`);
      if (!isClause || counts < 1) continue;
      taken.set(`${role} as ${best}`, (taken.get(`${role} as ${best}`) ?? 0) + 1);
      taken.set(role, (taken.get(role) ?? 0) + 1);
    }
  }
  for (const role of roles) {
    const as = roles.map((other) => `${other} ${taken.get(`${role} as ${other}`) ?? 0}`).join(', ');
    console.info(`${role}: ${taken.get(`${role} as ${role}`) ?? 0} of ${taken.get(role) ?? 0} (as ${as})`);
  }
  console.info(`surely no request: ${sure.right} of ${sure.all}, and ${sure.wrong} that are one`);
  if (process.argv.includes('--misses')) console.info(misses.sort().join('\n'));
}

/** The weights that tell anything, several on a line. */
function written(weights: Weights): string {
  const telling = bySignal(weights).filter(([, those]) => those.some((one) => Math.abs(one) >= 0.1));
  return linesOf(
    telling.map(([signal, those]) => `${signal} ${those.map((one) => one.toFixed(1)).join(' ')}`),
    112,
  );
}

/**
 * Learns what the signals of `roles/signals.ts` weigh, of judged clauses, and writes `roles/weights.ts`. Tells how many it takes
 * for what they are in batches that it was learned without: `node --import tsx tests/quality/fresh/weigh-clauses.ts [BATCH …]`,
 * without the batches that are named.
 */
const without = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const examples = allExamples().filter(({ fold }) => !without.includes(fold));
if (without.length === 0) report(examples);
writeFileSync(
  new URL('../../../designer/built-in/chat/roles/weights.ts', import.meta.url),
  `import type { Weights } from './role.ts';

/** Written by tests/quality/fresh/weigh-clauses.ts of judged clauses: for each signal what it weighs for each role. */
export const weights: Weights = new Map(
  \`${written(learned(examples))}\`
    .split(/,\\s/)
    .map((entry) => {
      const [signal = '', ...those] = entry.split(' ');
      return [signal, those.map(Number)];
    }),
);
`,
);
