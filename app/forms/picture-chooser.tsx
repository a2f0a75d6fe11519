import { useFetcher } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';
import type { LibraryView } from '#app/pictures/library.server.ts';
import { PictureUpload } from '#app/pictures/picture-upload.tsx';
import type { PictureChoice } from '#app/pictures/thumbnail.ts';
import { Button, Spinner } from '#app/ui/index.ts';
import { typePicture } from './picture-in-text.ts';
import type { Selected } from './rich-edit.ts';

type PictureChooserProps = {
  website: string;
  /** Its loader gives a page of the library. */
  href: string;
  area: RefObject<HTMLTextAreaElement>;
  /** Where the picture goes. */
  selected: Selected;
  onDone(): void;
};

/** The newest pictures of the library, and a place for another: one press puts a picture into the text. */
export function PictureChooser({ website, href, area, selected, onDone }: PictureChooserProps) {
  const { data, load } = useFetcher<{ library: LibraryView | null }>({ key: `library ${website}` });
  useEffect(() => load(href), [load, href]);
  const put = (picture: PictureChoice) => {
    area.current?.setSelectionRange(selected.start, selected.end);
    onDone();
    typePicture(area.current, picture);
  };
  const pictures = data?.library?.pictures;
  return (
    <div
      role="group"
      aria-label="Picture"
      className="grid max-h-96 gap-3 overflow-y-auto border-x border-t border-line-strong bg-surface p-2"
      // None of it belongs to the form around it.
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
        area.current?.focus();
      }}
    >
      <PictureUpload website={website} name="" id="text-picture" label="Upload a picture" onUploaded={put} />
      {pictures ? (
        <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                onClick={() => put(picture)}
                aria-label={`Put in: ${picture.alt || picture.name}`}
                title={picture.name}
                className="block w-full overflow-hidden rounded-md border bg-sunken hover:border-line-strong"
              >
                <img src={picture.src} alt="" loading="lazy" className="aspect-[4/3] w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label="Loading the pictures" />
      )}
      <Button type="button" size="small" look="quiet" className="justify-self-start" onClick={onDone}>
        Close
      </Button>
    </div>
  );
}
