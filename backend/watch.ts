import { Repeater } from 'graphql-yoga';
import type { Context } from './context.ts';

/**
 * Tells what `look` gives about something, at once and after each change of it. Several changes while one is being told are one. Ends
 * when the token does, or with what `look` throws: it may not be read any more. `id` names it in `context.updates`.
 */
export const watch = <State>(context: Context, id: string, look: () => Promise<State>): AsyncIterable<State> =>
  new Repeater<State>(async (push, stop) => {
    let isTelling = false;
    let isDue = false;
    const tell = async () => {
      isDue = true;
      if (isTelling) return;
      isTelling = true;
      try {
        while (isDue) {
          isDue = false;
          void push(await look());
        }
      } catch (error) {
        stop(error);
      } finally {
        isTelling = false;
      }
    };
    const stopListening = context.updates.on(id, { tell: () => void tell(), end: () => stop() });
    const timer = setTimeout(() => stop(), millisecondsLeft(context));
    void tell();
    await stop;
    clearTimeout(timer);
    stopListening();
  });

/** A visitor has no token that could end; they come back as somebody who may have logged in meanwhile. */
const VISIT_MS = 30 * 60 * 1000;
const LONGEST_TIMER = 2 ** 31 - 1;

const millisecondsLeft = ({ actor, clock }: Context): number =>
  actor.kind === 'person' ? Math.min(Math.max(actor.endsAt.getTime() - clock().getTime(), 0), LONGEST_TIMER) : VISIT_MS;
