import { Badge, Link } from '#app/ui/index.ts';
import { EXAMPLE, EXAMPLES_PATH } from '../examples/example-entry.ts';
import { kindWords, stateTones, stateWords } from '../examples/example-words.ts';
import { entryPath } from '../noun.ts';
import type { ShownRun } from './load-playground.server.ts';

const place = { path: EXAMPLES_PATH, panel: EXAMPLE };

/** What was kept of a run as examples, to look at before it is approved. */
export const KeptExamples = ({ run: { examples } }: { run: ShownRun }) =>
  examples.length > 0 && (
    <section aria-labelledby="kept-examples" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="kept-examples" className="text-base font-semibold">
        Kept as examples
      </h2>
      <ul className="grid gap-2">
        {examples.map(({ id, kind, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link href={entryPath(place, id)} className="text-link hover:underline">
              {kind === 'PREFERENCE' ? 'The better and the other answer' : 'One answer'}
            </Link>
            <Badge>{kindWords[kind]}</Badge>
            <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
