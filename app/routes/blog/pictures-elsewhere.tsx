import type { ReactNode } from 'react';
import type { PicturesTaskFragment } from '#app/graphql/generated/graphql.ts';
import { counted, formatNumber, Notice } from '#app/ui/index.ts';
import { TaskAtWork } from './task-at-work.tsx';

export type PicturesTask = PicturesTaskFragment;

/** Words of how far it is. */
export const bringingInWords = ({ done, total, note }: PicturesTask): string =>
  total == null
    ? note || 'Waiting for its turn'
    : `${formatNumber(done)} of ${counted(total, 'picture')} from other websites checked`;

type PicturesElsewhereProps = {
  /** What is still elsewhere, as a sentence; nothing when all is here. */
  left?: string | undefined;
  /** What was last asked for. */
  task: PicturesTask | null;
  canWrite: boolean;
  /** Nobody can type on this screen while it looks again by itself. */
  looksAgain?: boolean;
  /** The form that cancels the task, where this stands in another one. */
  cancelForm?: string;
  /** Asks for them. */
  bring: ReactNode;
  /** Puts the report away. */
  away: ReactNode;
};

const WHY = 'Readers see links in their place, so that no other website learns of their visit.';

/** Pictures that texts show from other websites: how to bring them here, how far that is, and what became of each. */
export function PicturesElsewhere({
  left,
  task,
  canWrite,
  looksAgain,
  cancelForm,
  bring,
  away,
}: PicturesElsewhereProps) {
  if (task?.state === 'WORKING')
    return (
      <TaskAtWork
        task={task}
        canWrite={canWrite}
        words={bringingInWords(task)}
        {...(looksAgain && { looksAgain })}
        {...(cancelForm !== undefined && { form: cancelForm })}
      />
    );
  const actions = canWrite && (
    <>
      {left !== undefined && bring}
      {task && away}
    </>
  );
  if (!task)
    return left === undefined ? null : (
      <Notice title={left} actions={actions}>
        {WHY}
      </Notice>
    );
  const { state, refused } = task;
  const isFailed = state === 'FAILED';
  return (
    <Notice
      tone={isFailed ? 'danger' : refused.total > 0 ? 'warning' : 'success'}
      title={isFailed ? task.note : endInWords(task)}
      actions={actions}
    >
      {(isFailed ? [endInWords(task)] : [task.note])
        .concat(refused.total === 0 && left ? `${left}. ${WHY}` : [])
        .join(' ')}
      {refused.total > 0 && <Refused refused={refused} />}
    </Notice>
  );
}

function endInWords({ brought, known, refused }: PicturesTask): string {
  const here = brought.total + known.total;
  if (here + refused.total === 0) return 'There was no picture to bring in.';
  const come = here > 0 ? `${counted(here, 'picture is', 'pictures are')} in the library now` : '';
  const not = refused.total > 0 ? `${counted(refused.total, 'picture', 'pictures')} could not be fetched` : '';
  return `${[come, not].filter(Boolean).join(', ')}.`;
}

const FEW = 3;

function Refused({ refused: { items, total } }: Pick<PicturesTask, 'refused'>) {
  const list = (
    <ul className="mt-1.5 grid gap-2 text-sm">
      {items.map(({ name, problem }) => (
        <li key={name} className="grid gap-0.5">
          <span className="break-all">{name}</span>
          <span className="text-muted">{problem}</span>
        </li>
      ))}
    </ul>
  );
  if (total <= FEW) return list;
  return (
    <details className="mt-1">
      <summary className="list-item cursor-pointer font-medium">Which, and why</summary>
      {list}
      {total > items.length && <p className="mt-2 text-sm">And {formatNumber(total - items.length)} more.</p>}
    </details>
  );
}
