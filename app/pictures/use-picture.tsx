import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button } from '#app/ui/index.ts';
import type { LibraryPicture } from './library.server.ts';
import type { PictureTarget } from './picture-target.ts';

type UseFormProps = { picture: LibraryPicture; target: PictureTarget; revision: number };

/** Puts a picture into the field that one is being chosen for. */
export function UseForm({ picture, target, revision }: UseFormProps) {
  const { id, alt, width, height, focus, crop, name } = picture;
  const { part, field } = target;
  const size = { width: String(width), height: String(height) };
  const values = { part, field, picture: id, alt, ...size, focus: focus ?? '', crop: crop ?? '' };
  return (
    <ChangeForm intent="choose-picture" revision={revision} values={values}>
      <Button type="submit" size="small" aria-label={`Use ${name}`}>
        Use
      </Button>
    </ChangeForm>
  );
}
