import { Fragment } from 'react';
import { Form, useSearchParams } from '@remix-run/react';
import { Bot, Check, Download, Plus, RotateCcw, Undo2, Upload, X } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, counted, Icon, Notice } from '#app/ui/index.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { EntryScreen } from '../entry-screen.tsx';
import { EditScreen, NewScreen } from '../form-screens.tsx';
import { ListScreen } from '../list-screen.tsx';
import { EXAMPLE, EXAMPLES_PATH as path, EXPORT_PANEL, IMPORT_PANEL, JUDGED, TICKED } from './example-entry.ts';
import { exampleNoun, filtersWith } from './example-noun.tsx';
import { ExamplesGate } from './examples-gate.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LiveSet } from './live-set.tsx';
import type { GateOutcome } from '../gate/gate-outcome.ts';
import { JOBS_PANEL } from '../tuning/tuning-address.ts';
import type { Judged, LoadedExamples } from './load-examples.server.ts';

type ExamplesScreenProps = { loaded: LoadedExamples; outcome: GateOutcome | undefined };

/** The list of examples, or what the address asks for in its place: one of them, a form, or files. */
export function ExamplesScreen({ loaded, outcome }: ExamplesScreenProps) {
  const buttons = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={JOBS_PANEL} icon={<Icon of={Bot} />}>
        Jobs
      </ButtonLink>
      <ButtonLink href={IMPORT_PANEL} icon={<Icon of={Upload} />} aria-label="Import examples">
        Import
      </ButtonLink>
      <ButtonLink href={EXPORT_PANEL} icon={<Icon of={Download} />} aria-label="Export examples">
        Export
      </ButtonLink>
      <ButtonLink look="primary" href={`${path}?panel=new`} icon={<Icon of={Plus} />} aria-label="New example">
        New
      </ButtonLink>
    </div>
  );
  return (
    <AdminFrame title={exampleNoun.words.title} path={path} action={buttons}>
      <Shown loaded={loaded} outcome={outcome} />
    </AdminFrame>
  );
}

function Shown({ loaded, outcome }: ExamplesScreenProps) {
  const [search] = useSearchParams();
  if (loaded.view === 'new') return <NewScreen noun={exampleNoun} data={loaded.data} />;
  if (loaded.view === 'edit') return <EditScreen noun={exampleNoun} data={loaded.data} />;
  if (loaded.view === 'import') return <ImportPanel {...loaded.data} />;
  if (loaded.view === 'export') return <ExportPanel {...loaded.data} />;
  if (loaded.view === 'gate') return <ExamplesGate data={loaded.data} outcome={outcome} />;
  if (loaded.view === 'entry')
    return (
      <>
        {loaded.judged && <JudgedNotice judged={loaded.judged} seen={loaded.data.entry.id} />}
        <EntryScreen noun={exampleNoun} data={loaded.data} />
      </>
    );
  const { judged, tags, sets, data } = loaded;
  const list = new URLSearchParams(
    [...search].filter(([name]) => !['undo', 'count', 'as', EXAMPLE, TICKED].includes(name)),
  );
  return (
    <>
      {judged && <JudgedNotice judged={judged} list={String(list)} />}
      <LiveSet sets={sets} />
      <Fragment key={`${judged?.undo} ${search.has(TICKED)}`}>
        <ListScreen noun={{ ...exampleNoun, filters: filtersWith(tags) }} data={data} />
        {data.list.edges.length > 0 && <JudgeForm list={String(list)} isTicked={search.has(TICKED)} />}
      </Fragment>
    </>
  );
}

const done: Record<Judged['as'], string> = { NEW: 'new again', APPROVED: 'approved', REJECTED: 'rejected' };

/** What was decided a moment ago, and the way back. */
const JudgedNotice = ({
  judged: { undo, count, as },
  seen,
  list,
}: {
  judged: Judged;
  seen?: string;
  list?: string;
}) => (
  <Notice
    tone="success"
    title={
      count === 0 ? `Nothing changed: all of them are ${done[as]} already` : `${counted(count, 'example')} ${done[as]}`
    }
    actions={
      count > 0 && (
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="undo" value={undo} />
          {seen && <input type="hidden" name="seen" value={seen} />}
          {list && <input type="hidden" name="list" value={list} />}
          <SubmitButton look="secondary" icon={<Icon of={Undo2} />}>
            Undo
          </SubmitButton>
        </Form>
      )
    }
  />
);

/** Decides about those that are ticked in the list. */
const JudgeForm = ({ list, isTicked }: { list: string; isTicked: boolean }) => (
  <Form method="post" action={path} id={JUDGED} className="flex flex-wrap items-center gap-3">
    <input type="hidden" name="intent" value="judge" />
    <input type="hidden" name="list" value={list} />
    <SubmitButton look="secondary" name="state" value="APPROVED" icon={<Icon of={Check} />}>
      Approve
    </SubmitButton>
    <SubmitButton look="secondary" name="state" value="REJECTED" icon={<Icon of={X} />}>
      Reject
    </SubmitButton>
    <SubmitButton look="quiet" name="state" value="NEW" icon={<Icon of={RotateCcw} />}>
      Make new again
    </SubmitButton>
    <ButtonLink look="quiet" href={`${path}?${list}${isTicked ? '' : `&${TICKED}=all`}`} keepsPlace>
      {isTicked ? 'Untick all' : 'Tick all on this page'}
    </ButtonLink>
    <p className="text-sm text-muted">Tick examples above to decide about all of them at once.</p>
  </Form>
);
