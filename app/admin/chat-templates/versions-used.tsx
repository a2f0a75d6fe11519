import { Form } from '@remix-run/react';
import { Undo2 } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Card, HeadCell, Icon, Row, Table, TableBody, TableCell, TableHead } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { CHAT_TEMPLATES_PATH as path, type ChatTemplate } from './chat-template.ts';

type Used = Pick<ChatTemplate, 'id' | 'purpose' | 'liveVersion' | 'versionsUsed' | 'countedBefore'>;

/** How turns ended that were asked with a template, by version, and the way back to what counted before. */
export function VersionsUsed({ id, purpose, liveVersion, versionsUsed, countedBefore }: Used) {
  const isCounted = versionsUsed.length > 0;
  const isBlog = purpose === 'BLOG';
  if (!isCounted && !countedBefore) return null;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      {isCounted && (
        <>
          <h2 className="text-sm font-medium">
            {isBlog ? 'Texts' : 'Turns'} since it is in use{' '}
            <span className="font-normal text-muted">of the last 90 days</span>
          </h2>
          <Table caption={isBlog ? 'Texts by version' : 'Turns by version'} className="[&_td]:px-2.5 [&_th]:px-2.5">
            <TableHead>
              <HeadCell>Version</HeadCell>
              <HeadCell>{isBlog ? 'Texts' : 'Turns'}</HeadCell>
              <HeadCell>Failed</HeadCell>
              <HeadCell>Undone</HeadCell>
              <HeadCell>Refused</HeadCell>
            </TableHead>
            <TableBody>
              {versionsUsed.map(({ version, turns, failed, undone, refused }) => (
                <Row key={version}>
                  <TableCell className="tabular-nums">
                    {version}
                    {version === liveVersion && <span className="block text-sm text-muted">active</span>}
                  </TableCell>
                  <TableCell className="tabular-nums">{turns}</TableCell>
                  {[failed, undone, refused].map((count, nth) => (
                    <TableCell key={nth} className="whitespace-nowrap tabular-nums">
                      {share(count, turns)}
                    </TableCell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
          <p className="text-sm text-muted">
            {isBlog
              ? 'Failed: nothing came of it. Undone: the draft was deleted, or an offer was not taken. Refused: the model wrote nothing new.'
              : 'Failed: nothing came of it. Undone: somebody took it back. Refused: the model changed nothing.'}
          </p>
        </>
      )}
      {countedBefore && (
        <Form
          method="post"
          action={entryPath({ path }, id)}
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <p className="min-w-0 text-sm break-words text-muted">
            Before it: {countedBefore.name}, version {countedBefore.version}
          </p>
          <SubmitButton look="secondary" size="small" name="intent" value="go-back" icon={<Icon of={Undo2} />}>
            Go back to it
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
}

const share = (count: number, turns: number): string =>
  count === 0 ? '–' : `${Math.round((100 * count) / turns)} % (${count})`;
