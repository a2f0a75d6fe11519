import { Button, counted } from '#app/ui/index.ts';
import { PicturesElsewhere, type PicturesTask } from './pictures-elsewhere.tsx';
import { cancelFormOf, forgetFormOf } from './post-form-id.ts';

type PostPicturesProps = { post: { picturesElsewhere: number }; task: PicturesTask | null; canWrite: boolean };

/** The pictures from other websites that a post shows, within its form: asking for them saves it first. */
export function PostPictures({ post: { picturesElsewhere: count }, task, canWrite }: PostPicturesProps) {
  return (
    <PicturesElsewhere
      left={count > 0 ? `${counted(count, 'picture is', 'pictures are')} on other websites` : undefined}
      task={task}
      canWrite={canWrite}
      {...(task && { cancelForm: cancelFormOf(task) })}
      bring={
        <Button type="submit" size="small" name="then" value="bring-pictures">
          {task ? 'Try again' : count === 1 ? 'Bring it into the library' : 'Bring them into the library'}
        </Button>
      }
      away={
        task && (
          <Button type="submit" size="small" look="quiet" form={forgetFormOf(task)}>
            Dismiss
          </Button>
        )
      }
    />
  );
}
