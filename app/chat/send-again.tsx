import { Form } from '@remix-run/react';
import { RotateCcw } from 'lucide';
import { Button, Icon } from '#app/ui/index.ts';

/** Says the same once more, after a turn that came to nothing. */
export const SendAgain = ({ message, text }: { message: string; text: string }) => (
  <Form method="post" replace preventScrollReset>
    <input type="hidden" name="intent" value="send" />
    <input type="hidden" name="attempt" value={message} />
    <input type="hidden" name="message" value={text} />
    <Button type="submit" size="small" look="quiet" icon={<Icon of={RotateCcw} className="size-3.5" />}>
      Send again
    </Button>
  </Form>
);
