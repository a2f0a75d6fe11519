import { z } from 'zod';
import type { SessionStore } from '#app/auth/session-store.ts';

const key = z.string().max(128);
const moment = z.iso.datetime().transform((text) => new Date(text));
const call = <Name extends string, Args extends z.ZodTuple>(name: Name, args: Args) =>
  z.object({ name: z.literal(name), args });

/** What one process may ask another about sessions: a method of `SessionStore` with its arguments, as JSON. */
export const sessionCallSchema = z.discriminatedUnion('name', [
  call('isDenied', z.tuple([key])),
  call('isOver', z.tuple([z.string().max(1000), moment])),
  call('countLogin', z.tuple([key])),
  call('deny', z.tuple([key, moment])),
  call('takeLock', z.tuple([key, moment])),
  call('releaseLock', z.tuple([key])),
  call('readRenewal', z.tuple([key])),
  call('writeRenewal', z.tuple([key, z.string().max(16_000), moment])),
]);

type SessionCall = z.output<typeof sessionCallSchema>;

/** Does what was asked; null when there is nothing to answer. */
export async function answerCall(store: SessionStore, { name, args }: SessionCall): Promise<unknown> {
  switch (name) {
    case 'isDenied':
      return store.isDenied(...args);
    case 'isOver':
      return store.isOver(...args);
    case 'countLogin':
      return store.countLogin(...args);
    case 'deny':
      return store.deny(...args).then(() => null);
    case 'takeLock':
      return store.takeLock(...args);
    case 'releaseLock':
      return store.releaseLock(...args).then(() => null);
    case 'readRenewal':
      return store.readRenewal(...args);
    case 'writeRenewal':
      return store.writeRenewal(...args).then(() => null);
  }
}

/** A store that asks another process. `ask` sends a call as JSON and gives its answer. */
export function askedSessions(ask: (call: z.input<typeof sessionCallSchema>) => Promise<unknown>): SessionStore {
  const isTrue = async (asked: Promise<unknown>) => z.boolean().parse(await asked);
  return {
    isDenied: (id) => isTrue(ask({ name: 'isDenied', args: [id] })),
    isOver: (sub, began) => isTrue(ask({ name: 'isOver', args: [sub, began.toISOString()] })),
    countLogin: async (address) => z.number().parse(await ask({ name: 'countLogin', args: [address] })),
    deny: async (id, until) => void (await ask({ name: 'deny', args: [id, until.toISOString()] })),
    takeLock: (name, until) => isTrue(ask({ name: 'takeLock', args: [name, until.toISOString()] })),
    releaseLock: async (name) => void (await ask({ name: 'releaseLock', args: [name] })),
    readRenewal: async (name) =>
      z
        .string()
        .nullable()
        .parse(await ask({ name: 'readRenewal', args: [name] })),
    writeRenewal: async (name, sealed, until) =>
      void (await ask({ name: 'writeRenewal', args: [name, sealed, until.toISOString()] })),
  };
}
