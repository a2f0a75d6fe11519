import { History } from 'lucide';
import { searchWith } from '#app/editing/search-params.ts';
import { Badge, Button, ButtonLink, counted, DateTime, EmptyState, Link, Notice } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import type { RevisionRow } from '../view/load-editor.server.ts';
import { Differences } from './differences.tsx';
import { PanelHeader } from './panel-header.tsx';

const sources: Record<RevisionRow['source'], string> = {
  GENERATED: 'Designed',
  FORM: 'Form',
  CHAT: 'Chat',
  UNDO: 'Undo',
  REDO: 'Redo',
  RESTORE: 'Restored',
  IMPORT: 'Import',
};

type HistoryProps = EditorProps & { chosen: { id: string; label: string } | null };

/** Every version there was: who, what, when; to look at and to bring back, whole or one section of it. */
export function HistoryPanel(props: HistoryProps) {
  const { website, history, search, chosen } = props;
  const shown = Number(search.get('revision')) || null;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader
        title={chosen ? `Earlier versions of “${chosen.label}”` : 'History'}
        back={chosen ? { href: searchWith(search, { panel: null, revision: null }), label: chosen.label } : undefined}
        hint={
          chosen
            ? 'Restoring brings back this section only; everything else stays as it is now.'
            : `${counted(history.total, 'version')}. Restoring adds a new one; nothing is ever lost.`
        }
      />
      {shown !== null && shown !== website.currentRevision && (
        <Notice
          title={`You are looking at version ${shown}`}
          actions={
            <ButtonLink size="small" href={searchWith(search, { revision: null })}>
              Back to now
            </ButtonLink>
          }
        >
          The preview shows it as it was then.
        </Notice>
      )}
      {history.rows.length === 0 ? (
        <EmptyState icon={History} title="No changes yet" />
      ) : (
        <ol className="grid" aria-label="Versions">
          {history.rows.map((row) => (
            <Version key={row.id} {...props} row={row} isShown={row.number === (shown ?? website.currentRevision)} />
          ))}
        </ol>
      )}
      {history.next && (
        <ButtonLink size="small" className="justify-self-start" href={searchWith(search, { after: history.next })}>
          Older versions
        </ButtonLink>
      )}
    </div>
  );
}

function Version({
  website,
  search,
  chosen,
  row,
  isShown,
  differences,
}: HistoryProps & { row: RevisionRow; isShown: boolean }) {
  const isCurrent = row.number === website.currentRevision;
  return (
    <li className="grid gap-2.5 border-b py-2.5 last:border-b-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex items-center gap-2">
            <Link
              href={searchWith(search, { revision: isCurrent ? null : row.number })}
              aria-current={isShown ? 'true' : undefined}
              className={isShown ? 'font-medium' : 'hover:underline'}
            >
              {row.summary}
            </Link>
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="min-w-0 break-words">
              {row.author}
              {row.keyName && ` by key “${row.keyName}”`}
            </span>
            <span>{sources[row.source]}</span>
            <DateTime at={row.createdAt} />
            {isCurrent && <Badge tone="accent">Now</Badge>}
          </p>
        </div>
        {website.canWrite && !isCurrent && (
          <ChangeForm
            intent="restore"
            values={chosen ? { revision: String(row.number), section: chosen.id } : { revision: String(row.number) }}
          >
            <Button size="small" type="submit" aria-label={`Restore version ${row.number}`}>
              Restore
            </Button>
          </ChangeForm>
        )}
      </div>
      {isShown && differences && (
        <Differences
          label="What this version changed"
          none="This version changed nothing that can be shown."
          differences={differences}
        />
      )}
    </li>
  );
}
