import { classes } from '#app/ui/index.ts';
import type { Piece } from './compare-texts.server.ts';

const looks = { same: 'text-muted', then: 'bg-danger-soft', now: 'bg-success-soft' };

/** What differs between two texts, for a `<dl>`: each piece under the name of the side that it is from. */
export const Pieces = ({
  pieces,
  names,
  className = 'whitespace-pre-line',
}: {
  pieces: Piece[];
  names: { then: string; now: string };
  className?: string;
}) =>
  pieces.map(({ kind, text }, at) => (
    <dd key={at} className={classes('rounded-sm px-2 py-1 break-words', looks[kind], className)}>
      {kind !== 'same' && <span className="block font-sans text-muted">{names[kind]}</span>}
      {text || 'Nothing'}
    </dd>
  ));
