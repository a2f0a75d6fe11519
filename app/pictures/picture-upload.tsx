import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { classes, FieldErrors, useIsHydrated } from '#app/ui/index.ts';
import { UPLOAD_TYPES } from './picture-address.ts';
import { sendPictures } from './send-picture.ts';
import type { PictureChoice } from './thumbnail.ts';

type PictureUploadProps = {
  website: string;
  /** Of the file input, for forms that are sent without scripts. */
  name: string;
  id: string;
  label: string;
  /** What it is for, said with the label to people who do not see where it stands. */
  about?: string;
  errors?: string[] | undefined;
  /** With scripts: a file has arrived in the library. */
  onUploaded(picture: PictureChoice): void;
  /** More ways to a picture, beside the button. */
  children?: ReactNode;
  /** Several at once. */
  multiple?: boolean;
  /** The errors are that there is no room in the plan. */
  isLimit?: boolean;
};

type State = { progress: number | null; problems: string[]; isLimit?: boolean };
const idle: State = { progress: null, problems: [] };

/**
 * A place to put files. Without scripts the browser's own file field, sent with its form. With them a file goes up as soon as it is
 * chosen or dropped here, and the form never carries it.
 */
export function PictureUpload({
  website,
  name,
  id,
  label,
  about,
  errors,
  onUploaded,
  children,
  multiple,
  isLimit = false,
}: PictureUploadProps) {
  const isLive = useIsHydrated();
  const [{ progress, problems, ...last }, setState] = useState(idle);
  const [isOver, setOver] = useState(false);
  const isBusy = progress !== null;

  const take = async (files: File[]) => {
    if (isBusy) return;
    const wrong: string[] = [];
    let isFull = false;
    const chosen = multiple ? files : files.slice(0, 1);
    setState({ progress: 0, problems: wrong });
    const answers = sendPictures(website, chosen, (progress) => setState({ progress, problems: wrong }));
    for (const [at, coming] of answers.entries()) {
      const answer = await coming;
      if (!answer.ok && answer.isLimit) isFull = true;
      if (answer.ok) onUploaded(answer.picture);
      else wrong.push(chosen.length > 1 ? `${chosen[at]?.name}: ${answer.message}` : answer.message);
    }
    setState({ progress: null, problems: wrong, isLimit: isFull });
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) void take(files);
  };
  const input = useRef<HTMLInputElement>(null);
  // A file that was chosen before the scripts had loaded goes up as well.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') void take([...event.dataTransfer.files]);
  };
  const shown = problems.length > 0 ? problems : errors;
  return (
    <div
      onDragOver={isLive ? drop : undefined}
      onDragLeave={isLive ? () => setOver(false) : undefined}
      onDrop={isLive ? drop : undefined}
      // Typing in a form is what saves it; choosing a file is not typing.
      onInput={(event) => event.stopPropagation()}
      className={classes(
        'grid gap-2 rounded-md border border-dashed px-3 py-2.5',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {about && <span className="sr-only">{about}: </span>}
        {label}
      </label>
      <input
        ref={input}
        type="file"
        id={id}
        name={name}
        accept={UPLOAD_TYPES}
        multiple={multiple}
        disabled={isLive && isBusy}
        onChange={chosen}
        aria-invalid={shown?.length ? true : undefined}
        aria-describedby={`${id}-help${shown?.length ? ` ${id}-error` : ''}`}
        className="block w-full min-w-0 text-sm text-muted file:mr-2.5 file:min-h-8 file:rounded-md file:border file:border-line file:bg-surface file:px-2.5 file:text-sm file:font-medium file:text-ink"
      />
      <p id={`${id}-help`} className="text-sm text-muted">
        {isLive && 'Or drop it here. '}PNG, JPEG, WebP, AVIF, GIF or SVG, up to 10 MB
      </p>
      {isBusy && <Progress part={progress} />}
      <FieldErrors id={`${id}-error`} errors={shown} />
      {(last.isLimit || isLimit) && (
        <p>
          <PlansLink website={website} />
        </p>
      )}
      {children}
    </div>
  );
}

const Progress = ({ part }: { part: number }) => (
  <div className="grid gap-1">
    <progress aria-label="Upload" max={1} value={part} className="h-1.5 w-full" />
    <p role="status" className="text-sm text-muted">
      {part >= 1 ? 'Checking the picture…' : `Uploading, ${Math.round(part * 100)} %`}
    </p>
  </div>
);
