import { Form } from '@remix-run/react';
import { ListPlus, PenLine, RotateCcw } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { PreviewFrame } from '#app/preview/preview-frame.tsx';
import { ButtonLink, Card, Icon, Notice, Spinner } from '#app/ui/index.ts';
import { TRAINING_PATH, type TrainingEntry } from './training-entry.ts';
import { WhileWorking } from '#app/live/while-working.tsx';

/** How far it is, and what can be done with it besides what every entry offers. */
export function EntryLead({ entry }: { entry: TrainingEntry }) {
  const { state, note, website } = entry;
  if (state === 'WORKING') return <Making note={note} />;
  if (website)
    return (
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`/website/${website.id}`} icon={<Icon of={PenLine} />}>
          Edit the website
        </ButtonLink>
        <Form method="post">
          <SubmitButton look="secondary" name="intent" value="add-to-examples" icon={<Icon of={ListPlus} />}>
            Add to examples
          </SubmitButton>
        </Form>
        <ButtonLink look="quiet" href={`${TRAINING_PATH}?compare=${entry.id}`}>
          Compare with another
        </ButtonLink>
      </div>
    );
  return (
    <Notice
      tone={state === 'FAILED' ? 'danger' : 'warning'}
      title={state === 'FAILED' ? 'It could not be made' : 'It was not made'}
      actions={
        <Form method="post">
          <SubmitButton look="secondary" name="intent" value="again" icon={<Icon of={RotateCcw} />}>
            Try again
          </SubmitButton>
        </Form>
      }
    >
      {note}
    </Notice>
  );
}

const Making = ({ note }: { note: string }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <div className="flex flex-wrap items-center gap-3">
      <Spinner label="The website is being made" className="text-accent" />
      <p role="status" className="min-w-0 grow break-words">
        <span className="block font-medium">The website is being made</span>
        <span className="block text-sm text-muted">{note}</span>
      </p>
      <Form method="post">
        <SubmitButton look="secondary" name="intent" value="cancel">
          Cancel
        </SubmitButton>
      </Form>
    </div>
    <WhileWorking />
  </Card>
);

type EntryPreviewProps = { entry: Pick<TrainingEntry, 'title' | 'website'>; className?: string };

/** The first page of its document, as visitors would see it. */
export function EntryPreview({ entry: { title, website }, className = 'h-[36rem]' }: EntryPreviewProps) {
  if (!website) return null;
  return (
    <Card className={`overflow-hidden ${className}`}>
      <PreviewFrame
        website={website.id}
        token={website.previewToken}
        page="/"
        revision={website.currentRevision}
        title={`Preview of “${title}”`}
      />
    </Card>
  );
}
