import { Form, useSearchParams } from '@remix-run/react';
import { Check, X } from 'lucide';
import { z } from 'zod';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge, Card, Icon, Link } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { EXAMPLE, EXAMPLES_PATH as path, JUDGED, TICKED, type ExampleEntry } from './example-entry.ts';
import { stateTones, stateWords } from './example-words.ts';

const callsSchema = z.array(z.object({ name: z.string() })).catch([]);

/** The tools that an answer calls; what it says, where it calls none. */
export const CallNames = ({ answer: { calls, reply } }: { answer: { calls: unknown; reply: string } }) => {
  const names = callsSchema.parse(calls).map(({ name }) => name);
  return (
    <span className="line-clamp-1 text-sm break-words text-muted">
      {names.length > 0 ? <code className="font-mono">{names.join(', ')}</code> : `Says “${reply}”`}
    </span>
  );
};

/** Chooses an example to be judged with others. */
export const Tick = ({ id, words }: { id: string; words: string }) => {
  const [search] = useSearchParams();
  return (
    <input
      type="checkbox"
      name={JUDGED}
      value={id}
      form={JUDGED}
      defaultChecked={search.has(TICKED)}
      aria-label={`Choose “${words.slice(0, 80)}”`}
    />
  );
};

/** Where an example stands, and what can be decided about it. */
export const Judge = ({ entry: { id, state } }: { entry: ExampleEntry }) => (
  <Form method="post" action={path} className="flex flex-wrap items-center gap-2">
    <input type="hidden" name={JUDGED} value={id} />
    <input type="hidden" name="intent" value="judge" />
    <input type="hidden" name="seen" value={id} />
    <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
    {state !== 'APPROVED' && (
      <SubmitButton look="secondary" name="state" value="APPROVED" icon={<Icon of={Check} />}>
        Approve
      </SubmitButton>
    )}
    {state !== 'REJECTED' && (
      <SubmitButton look="secondary" name="state" value="REJECTED" icon={<Icon of={X} />}>
        Reject
      </SubmitButton>
    )}
  </Form>
);

export const OtherAnswer = ({ other: { calls, reply } }: { other: { calls: string; reply: string } }) => (
  <>
    {reply !== '' && <p className="break-words whitespace-pre-line">{reply}</p>}
    <pre className="font-mono text-sm leading-6 break-words whitespace-pre-wrap">{calls}</pre>
  </>
);

/** Stand-ins that took the place of something personal. */
export const Replaced = ({ replaced }: { replaced: NonNullable<ExampleEntry['replaced']> }) =>
  replaced.length === 0 ? (
    <>Nothing personal was found. Read it once before you approve it.</>
  ) : (
    <>
      <ul className="grid gap-1">
        {replaced.map(({ kind, standIn, times }) => (
          <li key={standIn} className="break-words">
            <mark className="rounded-sm bg-warning-soft px-1 text-inherit">{standIn}</mark>{' '}
            <span className="text-sm text-muted">
              in the place of a {kind}, {times === 1 ? 'once' : `${times} times`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Read it once before you approve it: there may be other names in its words.
      </p>
    </>
  );

/** Others that say nearly the same. */
export const Alike = ({ entry: { alike, words } }: { entry: ExampleEntry }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <h2 className="text-base font-semibold">Nearly the same</h2>
    {alike.length === 0 ? (
      <p className="text-sm text-muted">No other example asks for this.</p>
    ) : (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {alike.map((other) => (
          <li key={other.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                href={entryPath({ path, panel: EXAMPLE }, other.id)}
                className="line-clamp-2 break-words text-link hover:underline"
              >
                {other.words}
              </Link>
              <CallNames answer={other.answer} />
              {other.words === words && <span className="text-sm text-muted">The same words, another answer</span>}
            </div>
            <Badge tone={stateTones[other.state]}>{stateWords[other.state]}</Badge>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
