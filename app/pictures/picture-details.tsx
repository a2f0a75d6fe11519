import { Download, Trash2 } from 'lucide';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, ButtonLink, DateTime, Field, formatNumber, Icon, Input, Notice } from '#app/ui/index.ts';
import type { PicturesProps } from './library-props.ts';
import type { LibraryPicture } from './library.server.ts';
import { PhotoCredit } from './photo-credit.tsx';
import { originalAddress } from './picture-address.ts';
import { UseForm } from './use-picture.tsx';

/** Bytes as people say them. */
export const megabytes = (bytes: number): string =>
  bytes >= 1024 * 1024 * 10
    ? `${formatNumber(Math.round(bytes / 1024 / 1024))} MB`
    : bytes >= 1024 * 1024
      ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
      : `${formatNumber(Math.ceil(bytes / 1024))} KB`;

type DetailsProps = PicturesProps & { picture: LibraryPicture };

/** One picture of the library: how it looks, what it is called, what it says to people who cannot see it. */
export function PictureDetails({ website, search, outcome, picture, target, Header }: DetailsProps) {
  const { id, name, alt, src, width, height, bytes, credit, createdAt, state } = picture;
  const failure = outcome && !outcome.ok ? outcome : null;
  const isMine = (intent: string) => failure?.intent === intent;
  return (
    <>
      <Header title={name} back={{ href: searchWith(search, { picture: null }), label: 'Pictures' }} />
      <img src={src} alt={alt} className="max-h-72 w-full rounded-lg border bg-sunken object-contain" />
      <p className="text-sm text-muted">
        {formatNumber(width)} × {formatNumber(height)} pixels, {megabytes(bytes)}, uploaded <DateTime at={createdAt} />
        {state === 'PENDING' && '. Its sizes are being made.'}
      </p>
      {credit && (
        <p className="text-sm text-muted">
          <PhotoCredit credit={credit} />. {credit.licence.split(', ')[0]}
        </p>
      )}
      {target && website.canWrite && <UseForm picture={picture} target={target} revision={website.currentRevision} />}
      {isMine('remove-picture') && <Notice tone="danger">{failure?.message}</Notice>}
      {website.canWrite && (
        <ChangeForm intent="update-picture" values={{ picture: id }} className="grid max-w-xl gap-4">
          <Field label="Name" errors={isMine('update-picture') ? failure?.fields.name : undefined}>
            <Input name="name" defaultValue={name} maxLength={120} />
          </Field>
          <Field
            label="Description"
            help="For people who cannot see the picture. New uses of it start with these words."
            errors={isMine('update-picture') ? failure?.fields.alt : undefined}
          >
            <Input name="alt" defaultValue={alt} maxLength={300} />
          </Field>
          <div>
            <Button type="submit">Save</Button>
          </div>
        </ChangeForm>
      )}
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <ButtonLink size="small" href={originalAddress(website.id, id)} download icon={<Icon of={Download} />}>
          Download original
        </ButtonLink>
        {website.canWrite && (
          <ChangeForm intent="remove-picture" values={{ picture: id }}>
            <Button type="submit" size="small" look="quiet" icon={<Icon of={Trash2} />}>
              Remove
            </Button>
          </ChangeForm>
        )}
      </div>
    </>
  );
}
