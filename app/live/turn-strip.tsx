import { Form } from '@remix-run/react';
import { Check, CircleAlert, Square, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Button, counted, Icon, Link, Spinner } from '#app/ui/index.ts';
import type { EndedTurn, TurnProgressProps } from './turn.ts';

/** One line about the turn under way, or about how it ended: for those who do not see the conversation. */
export function TurnStrip({ turn, ended, conversation, takesOrders = false }: TurnProgressProps) {
  return (
    <div className="flex min-h-11 items-center gap-2.5 border-b bg-surface px-4 py-1.5 text-sm">
      {turn ? (
        <>
          <Spinner label={null} className="text-accent" />
          <p className="min-w-0 grow">
            <span className="block truncate font-medium">{turn.note || 'The assistant is working on it…'}</span>
            {turn.changes.length > 0 && (
              <span className="block text-muted">{counted(turn.changes.length, 'change')} so far</span>
            )}
          </p>
          {takesOrders && (
            <Order
              intent="cancel-message"
              message={turn.messageId}
              icon={<Icon of={Square} className="size-3 fill-current" />}
            >
              Stop
            </Order>
          )}
        </>
      ) : (
        ended && <Ending {...ended} takesOrders={takesOrders} />
      )}
      <Link href={conversation} className="shrink-0 text-link">
        Chat
      </Link>
    </div>
  );
}

function Ending({ id, state, text, canUndo, takesOrders }: EndedTurn & { takesOrders: boolean }) {
  const isDone = state === 'DONE';
  return (
    <>
      <Icon
        of={isDone ? Check : CircleAlert}
        className={isDone ? 'size-4 shrink-0 text-success' : 'size-4 shrink-0 text-muted'}
      />
      <p className="line-clamp-2 min-w-0 grow">{text}</p>
      {takesOrders && canUndo && (
        <Order intent="undo-message" message={id} icon={<Icon of={Undo2} className="size-3.5" />}>
          Undo
        </Order>
      )}
    </>
  );
}

type OrderProps = { intent: string; message: string; icon: ReactNode; children: string };

function Order({ intent, message, icon, children }: OrderProps) {
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="message" value={message} />
      <Button type="submit" size="small" icon={icon}>
        {children}
      </Button>
    </Form>
  );
}
