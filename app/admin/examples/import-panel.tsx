import { Form } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { Upload } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import {
  ButtonLink,
  counted,
  DateTime,
  Field,
  formatNumber,
  HeadCell,
  Icon,
  Input,
  Link,
  Notice,
  Row,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import { EXAMPLES_PATH, IMPORT, IMPORT_PANEL, IMPORT_PATH } from './example-entry.ts';
import type { LoadedImports } from './load-files.server.ts';
import type { WebsiteRefused } from './make-from-website.server.ts';

type Report = NonNullable<LoadedImports['report']>;

/** Brings examples in from a file or a website, tells what became of it, and of those before. */
export const ImportPanel = ({ report, imports }: LoadedImports) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h1 tabIndex={-1} className="text-lg focus:outline-none">
        Import examples
      </h1>
      <p className="text-muted">
        A file of JSON Lines, as it is used to train models: one example a line, with “messages”, or with “input” and
        two outputs. What is right is kept as new, and nothing is kept twice.
      </p>
    </div>
    {report && <Told report={report} />}
    <FileForm />
    <WebsiteForm />
    {imports.length > 0 && <Before imports={imports} />}
  </>
);

const FileForm = () => (
  <Form method="post" action={IMPORT_PATH} encType="multipart/form-data" className="grid gap-3">
    <label htmlFor="examples-file" className="text-sm font-medium">
      File of examples
    </label>
    <p id="examples-file-help" className="text-sm text-muted">
      A line has at most 750 KB, the file at most 2 GB.
    </p>
    <input
      id="examples-file"
      name="file"
      type="file"
      accept=".jsonl,.ndjson,.json,.txt,application/jsonl"
      required
      aria-describedby="examples-file-help"
      className="max-w-full min-w-0 rounded-md text-sm file:mr-3 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:py-2 file:font-medium"
    />
    <div className="flex flex-wrap gap-2">
      <SubmitButton icon={<Icon of={Upload} />} formAction={IMPORT_PATH}>
        Import
      </SubmitButton>
      <SubmitButton look="secondary" formAction={`${IMPORT_PATH}?check`}>
        Only check it
      </SubmitButton>
    </div>
  </Form>
);

/** What an owner said in the chat, who agreed. */
function WebsiteForm() {
  const refused = useOutcome<WebsiteRefused>();
  return (
    <section aria-labelledby="from-website" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-6">
      <h2 id="from-website" className="text-base font-semibold">
        From a website whose owner agreed
      </h2>
      <p className="text-muted">
        What the owner said in its chat, and what was changed then. Names, addresses, numbers and links become
        stand-ins; you see which before you approve an example. When the owner withdraws consent, they are deleted.
      </p>
      <Form method="post" action={IMPORT_PANEL} className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-3">
        <Field label="Website" help="Its address or its id" required errors={refused && [refused.problem]}>
          <Input name="website" maxLength={300} autoComplete="off" defaultValue={refused?.website} />
        </Field>
        <div>
          <SubmitButton look="secondary" name="intent" value="website">
            Make examples
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** What became of a file. */
const Told = ({ report }: { report: Report }) => (
  <>
    <Outcome report={report} />
    {report.problems.length > 0 && <Problems report={report} />}
  </>
);

function Outcome({ report }: { report: Report }) {
  const { fileName, isTrial, isWhole, lines, added, wrong } = report;
  const looking = !isTrial && added > 0 && (
    <ButtonLink href={`${EXAMPLES_PATH}?state=NEW&source=IMPORT`}>Look at imported ones</ButtonLink>
  );
  if (!isWhole)
    return (
      <Notice tone="warning" title={`“${fileName}” broke off after ${counted(lines, 'line')}`} actions={looking}>
        {inWords(report)} Import it once more: nothing is kept twice.
      </Notice>
    );
  const tone = wrong > 0 || lines === 0 ? 'warning' : 'success';
  return (
    <Notice
      tone={tone}
      title={`“${fileName}” is ${isTrial ? 'checked, and nothing of it is kept' : 'imported'}`}
      actions={looking}
    >
      {lines === 0 ? 'There is nothing in it.' : inWords(report)}
    </Notice>
  );
}

/** "120 lines: 97 new examples, 20 that are here already, and 3 that are wrong." */
function inWords({ lines, isTrial, added, known, wrong }: Report | LoadedImports['imports'][number]): string {
  const parts = [
    added === 0 ? 'nothing new' : `${counted(added, 'new example')}${isTrial ? ' would come in' : ''}`,
    ...(known > 0 ? [`${formatNumber(known)} already here`] : []),
    ...(wrong > 0 ? [`${formatNumber(wrong)} wrong`] : []),
  ];
  return `${counted(lines, 'line')}: ${parts.join(', ')}.`;
}

const Problems = ({ report: { problems, wrong } }: { report: Report }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-base font-semibold">Lines that are wrong</h2>
    {wrong > problems.length && (
      <p className="text-muted">
        The first {formatNumber(problems.length)} of {formatNumber(wrong)}.
      </p>
    )}
    <Table caption="Lines that are wrong">
      <TableHead>
        <HeadCell className="text-right">Line</HeadCell>
        <HeadCell>What is wrong with it</HeadCell>
      </TableHead>
      <TableBody>
        {problems.map(({ line, reason }) => (
          <Row key={line}>
            <TableCell className="text-right tabular-nums">{formatNumber(line)}</TableCell>
            <TableCell className="break-words">{reason}</TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  </div>
);

const Before = ({ imports }: Pick<LoadedImports, 'imports'>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-base font-semibold">Files so far</h2>
    <Table caption="Files so far">
      <TableHead>
        <HeadCell>File</HeadCell>
        <HeadCell>What came of it</HeadCell>
        <HeadCell>When</HeadCell>
      </TableHead>
      <TableBody>
        {imports.map((one) => (
          <Row key={one.id}>
            <TableCell className="min-w-40 break-words">
              <Link
                href={`${IMPORT_PANEL}&${new URLSearchParams({ [IMPORT]: one.id })}`}
                className="text-link hover:underline"
              >
                {one.fileName}
              </Link>
              {one.isTrial && <span className="block text-sm text-muted">Only checked</span>}
            </TableCell>
            <TableCell className="min-w-40">
              {inWords(one)}
              {!one.isWhole && <span className="block text-sm text-warning">It broke off, or is still read.</span>}
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <DateTime at={one.createdAt} />
              <span className="block text-sm text-muted">{one.createdBy}</span>
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  </div>
);
