import { ImagePlus, X } from 'lucide';
import { searchWith } from '#app/editing/search-params.ts';
import { UPLOAD_TYPES } from '#app/pictures/picture-address.ts';
import { Field, Icon, Input, Link } from '#app/ui/index.ts';
import type { SentPicture } from './chat-action.server.ts';
import type { LoadedChat } from './load-chat.server.ts';

type AboutChipProps = { about: NonNullable<LoadedChat['about']>; search: URLSearchParams };

/** The part of the website that the message will be about, and a way to leave it out. */
export const AboutChip = ({ about, search }: AboutChipProps) => (
  <p className="flex w-fit max-w-full items-center gap-1 rounded-full border bg-accent-soft py-0.5 pr-1 pl-3 text-sm">
    <span className="min-w-0 truncate">
      <span className="text-muted">About</span> {about.name}
    </span>
    <input type="hidden" name="about" value={about.sectionId} />
    {about.path !== null && <input type="hidden" name="aboutPath" value={about.path} />}
    <Link
      href={searchWith(search, { about: null, words: null })}
      keepsPlace
      aria-label={`Do not ask about ${about.name}`}
      className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-ink/8"
    >
      <Icon of={X} className="size-3.5" />
    </Link>
  </p>
);

/** A picture for the message: a file, and what it shows; or the one that came with an attempt that failed. */
export const AttachPicture = ({ sent }: { sent: SentPicture | undefined }) =>
  sent ? (
    <p className="text-sm text-muted">
      “{sent.name}” goes along: it is in your library already.
      <input type="hidden" name="picture" value={sent.id} />
      <input type="hidden" name="pictureName" value={sent.name} />
    </p>
  ) : (
    <details className="group/picture text-sm">
      <summary className="flex min-h-8 w-fit items-center gap-2 rounded-md text-muted hover:text-ink">
        <Icon of={ImagePlus} />
        Attach a picture
      </summary>
      <div className="grid gap-2.5 pt-1.5 pb-1">
        <Field
          id="chat-picture"
          label="Picture"
          help="PNG, JPEG, WebP, AVIF, GIF or SVG, up to 10 MB. It is kept in your library."
        >
          <input
            id="chat-picture"
            type="file"
            name="file"
            aria-describedby="chat-picture-description"
            accept={UPLOAD_TYPES}
            className="w-full min-w-0 text-sm file:mr-3 file:min-h-8 file:rounded-md file:border file:bg-surface file:px-3"
          />
        </Field>
        <Field label="What it shows" help="For people who cannot see it. This is never made up for you.">
          <Input name="alt" maxLength={300} autoComplete="off" />
        </Field>
      </div>
    </details>
  );
