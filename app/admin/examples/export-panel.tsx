import { Download } from 'lucide';
import {
  Button,
  DateTime,
  Field,
  formatNumber,
  HeadCell,
  Icon,
  RadioCard,
  Row,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import { EXPORT_PATH } from './example-entry.ts';
import { kindWords, sourceOptions, splitOptions, stateOptions, toolOptions } from './example-words.ts';
import type { LoadedExports } from './load-files.server.ts';

type Option = { value: string; label: string };

/** Takes examples out as a file, and tells of those before. */
export const ExportPanel = ({ exports, tags }: LoadedExports) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h1 tabIndex={-1} className="text-lg focus:outline-none">
        Export examples
      </h1>
      <p className="text-muted">
        A file of JSON Lines, as it is used to train models. It can be imported again as it is.
      </p>
    </div>
    <ExportForm tags={tags} />
    {exports.length > 0 && <Before exports={exports} />}
  </>
);

/** A plain form: a download leaves the screen as it is. */
const ExportForm = ({ tags }: Pick<LoadedExports, 'tags'>) => (
  <form method="get" action={EXPORT_PATH} className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">What each line holds</legend>
      <RadioCard
        name="kind"
        value="ANSWER"
        defaultChecked
        label="The answer"
        help="“messages”, for supervised fine-tuning."
      />
      <RadioCard
        name="kind"
        value="PREFERENCE"
        label="A better and a worse answer"
        help="“input”, “preferred_output” and “non_preferred_output”, for preference fine-tuning."
      />
    </fieldset>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        name="tools"
        label="Tools in each line"
        options={toolOptions}
        help="One choice for the whole file. All of them make each line 10 KB longer."
      />
      <Choice
        name="state"
        label="State"
        chosen="APPROVED"
        options={[...stateOptions, { value: 'ANY', label: 'Any state' }]}
      />
      <Choice name="split" label="Used for" options={[{ value: '', label: 'For anything' }, ...splitOptions]} />
      <Choice name="source" label="Came from" options={[{ value: '', label: 'From anywhere' }, ...sourceOptions]} />
      <Choice
        name="tag"
        label="Tag"
        options={[{ value: '', label: 'Any tag' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
      />
    </div>
    <div>
      <Button type="submit" look="primary" icon={<Icon of={Download} />}>
        Download
      </Button>
    </div>
  </form>
);

type ChoiceProps = { name: string; label: string; options: readonly Option[]; chosen?: string; help?: string };

const Choice = ({ name, label, options, chosen, help }: ChoiceProps) => (
  <Field label={label} help={help}>
    <Select name={name} defaultValue={chosen}>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
);

const Before = ({ exports }: Pick<LoadedExports, 'exports'>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-base font-semibold">Files so far</h2>
    <Table caption="Files so far">
      <TableHead>
        <HeadCell>Which</HeadCell>
        <HeadCell className="text-right">Examples</HeadCell>
        <HeadCell>When</HeadCell>
      </TableHead>
      <TableBody>
        {exports.map(({ id, kind, filter, count, withdrawn, createdAt, createdBy }) => (
          <Row key={id}>
            <TableCell className="min-w-40">
              {kindWords[kind]}s, {filter}
              {withdrawn > 0 && (
                <span className="block text-sm text-warning">
                  Withdrawn since, because an owner took consent back: {formatNumber(withdrawn)}. Delete the file, and
                  do not train with it.
                </span>
              )}
            </TableCell>
            <TableCell className="text-right tabular-nums">{formatNumber(count)}</TableCell>
            <TableCell className="whitespace-nowrap">
              <DateTime at={createdAt} />
              <span className="block text-sm text-muted">{createdBy}</span>
            </TableCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  </div>
);
