import { ButtonLink, Card, Fold } from '#app/ui/index.ts';
import { resultAddress } from '../playground/playground-address.ts';
import type { ShownGateCase, ShownGateRun } from './shown.ts';
import { tookOf } from './taken.ts';

type GateCaseProps = { run: ShownGateRun; one: ShownGateCase; closeHref: string };

/** One case with the answers of both sides, and the website that each came to when it was first asked. */
export const GateCase = ({ run, one, closeHref }: GateCaseProps) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="font-semibold break-words">{one.name}</h3>
        {one.words !== one.name && <p className="break-words whitespace-pre-line">“{one.words}”</p>}
      </div>
      <ButtonLink size="small" look="quiet" href={closeHref} keepsPlace>
        Close this case
      </ButtonLink>
    </header>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Side
        title="Old"
        name={run.oldName}
        run={run.id}
        place={one.place}
        side="LEFT"
        answers={one.old}
        isWriting={one.isWriting}
      />
      <Side
        title="New"
        name={run.newName}
        run={run.id}
        place={one.place}
        side="RIGHT"
        answers={one.fresh}
        isWriting={one.isWriting}
      />
    </div>
  </Card>
);

type SideProps = {
  title: string;
  name: string;
  run: string;
  place: number;
  side: 'LEFT' | 'RIGHT';
  answers: ShownGateCase['old'];
  isWriting: boolean;
};

const Side = ({ title, name, run, place, side, answers, isWriting }: SideProps) => (
  <article aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h4 className="text-sm">
      <span className="font-semibold">{title}</span> <span className="break-words text-muted">{name}</span>
    </h4>
    {answers.length === 0 ? (
      <p className="text-muted">Not asked yet</p>
    ) : isWriting ? null : (
      <Card className="h-80 overflow-hidden">
        <iframe
          title={`${title}: the website`}
          src={resultAddress(run, side, '/', place)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="size-full bg-white"
        />
      </Card>
    )}
    {answers.map((answer, nth) => (
      <Fold
        key={nth}
        title={answers.length === 1 ? 'Answer' : `Answer ${nth + 1}`}
        count={`${answer.held} of 5`}
        isOpen={nth === 0}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4 text-sm">
          <p className="break-words whitespace-pre-line">{answer.reply}</p>
          <Lines title="What did not hold" lines={answer.misses} />
          <Lines title="What it changed" lines={answer.changes} />
          <p className="text-muted tabular-nums">{tookOf(answer)}</p>
        </div>
      </Fold>
    ))}
  </article>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-disc pl-5">
        {lines.map((line, nth) => (
          <li key={nth} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
