import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDraft, maySend, nextDraft, type Draft, type DraftEvent, type DraftState, type Given } from './draft.ts';

type Event = DraftEvent<string>;
const given = (values: string, version: number): Given<string> => ({ values, version });
const after = (...events: Event[]): Draft<string> =>
  events.reduce<Draft<string>>(nextDraft, firstDraft(given('saved', 1)));

const typed: Event = { type: 'typed' };
const sent: Event = { type: 'sent' };
const taken: Event = { type: 'taken', to: given('mine', 2) };
const failed = (why: Extract<Event, { type: 'failed' }>['why']): Event => ({ type: 'failed', why });
const conflict: Event = { type: 'failed', why: 'changed elsewhere', to: given('mine over theirs', 5) };
const loaded = (values: string, version: number, isInField = false): Event => ({
  type: 'loaded',
  given: given(values, version),
  isInField,
});

describe('a form', () => {
  it.each<[DraftState, Event[]]>([
    ['clean', []],
    ['typed', [typed]],
    ['saving', [typed, sent]],
    ['saved', [typed, sent, taken]],
    ['refused', [typed, sent, failed('refused')]],
    ['changed elsewhere', [typed, sent, conflict]],
    ['unreachable', [typed, sent, failed('unreachable')]],
    ['logged out', [typed, sent, failed('logged out')]],
    ['typed', [typed, sent, typed]],
    ['typed', [typed, sent, typed, taken]],
    ['typed', [typed, sent, typed, conflict]],
    ['typed', [typed, sent, failed('refused'), typed]],
    ['typed', [typed, sent, failed('unreachable'), typed]],
    ['changed elsewhere', [typed, sent, conflict, typed]],
    ['saving', [typed, sent, conflict, sent]],
    ['saved', [typed, sent, failed('unreachable'), sent, taken]],
    ['typed', [{ type: 'restored', to: given('earlier', 1) }]],
    ['clean', [typed, { type: 'discarded', to: given('saved', 1) }]],
    ['clean', [typed, loaded('theirs', 2), { type: 'caught up' }]],
    ['typed', [typed, { type: 'caught up' }]],
  ])('is %s after %j', (state, events) => {
    expect(after(...events).state).toBe(state);
  });

  it('is filled anew when somebody else changed it, unless somebody is in one of its fields', () => {
    expect(after(loaded('theirs', 2))).toMatchObject({ generation: 1, basis: given('theirs', 2) });
    const waiting = after(loaded('theirs', 2, true));
    expect(waiting).toMatchObject({ generation: 0, basis: given('saved', 1), newer: given('theirs', 2) });
    expect(nextDraft(waiting, { type: 'caught up' })).toMatchObject({ generation: 1, basis: given('theirs', 2) });
  });

  it('goes on from what others saved once that stands in its fields, and is not filled anew', () => {
    const read = after(loaded('theirs', 5, true), { type: 'brought in' });
    expect(read).toMatchObject({ state: 'clean', basis: given('theirs', 5), newer: null, generation: 0 });
    expect(nextDraft(read, loaded('theirs', 5, true))).toBe(read);
  });

  it('shows what others saved before its own save, also to whoever is in a field', () => {
    const draft = after(typed, sent, taken, loaded('mine and theirs', 2, true));
    expect(draft).toMatchObject({ state: 'saved', generation: 1, basis: given('mine and theirs', 2) });
  });

  it('goes on from its own save when the answer did not say what stands now', () => {
    const draft = after(typed, { type: 'sent', values: 'mine' }, typed, { type: 'taken' }, loaded('mine', 2));
    expect(draft).toMatchObject({ state: 'typed', generation: 0, basis: given('mine', 2), newer: null });
    expect(nextDraft(draft, loaded('theirs', 3))).toMatchObject({ basis: given('mine', 2), newer: given('theirs', 3) });
  });

  it('that is typed on after a save before which others changed something else is sent on what both began with', () => {
    const draft = after(typed, sent, typed, { type: 'taken', to: given('mine', 3) }, loaded('mine and theirs', 3));
    expect(draft).toMatchObject({ basis: given('mine', 1), newer: given('mine and theirs', 3) });
  });

  it('that was asked to save while it saves does not press on with what turned out to be a conflict', () => {
    expect(after(typed, sent, { type: 'asked' }, conflict)).toMatchObject({
      state: 'changed elsewhere',
      isAsked: false,
    });
  });

  it('sends nothing between a save and what stands there since', () => {
    const asked = after(typed, sent, taken, { type: 'asked' });
    expect([maySend(asked), asked.isAsked]).toEqual([false, true]);
    expect(maySend(nextDraft(asked, loaded('mine and theirs', 2)))).toBe(true);
  });

  it('does not take what somebody else saved right after it for its own', () => {
    const draft = after(typed, { type: 'sent', values: 'mine' }, typed, { type: 'taken' }, loaded('theirs', 3));
    expect(draft).toMatchObject({ basis: given('saved', 1), newer: given('theirs', 3) });
  });

  it('takes no notice of a screen that was loaded before its save', () => {
    const draft = after(typed, sent, taken);
    expect(nextDraft(draft, loaded('saved', 1))).toBe(draft);
  });

  it('is put back as it was typed on an earlier visit, on the version it was typed on', () => {
    const draft = after({ type: 'restored', to: given('earlier', 1) }, loaded('theirs', 4));
    expect(draft).toMatchObject({ isRestored: true, basis: given('earlier', 1), newer: given('theirs', 4) });
    expect(nextDraft(draft, typed).isRestored).toBe(false);
  });

  it('that was asked to save while it saves does so afterwards', () => {
    const asked = after(typed, sent, typed, { type: 'asked' });
    expect(asked).toMatchObject({ state: 'typed', isSending: true, isAsked: true });
    expect(nextDraft(asked, taken)).toMatchObject({ isSending: false, isAsked: true });
  });
});

/** What may happen to a form, its person, its server and everybody else, one after the other in any order. */
type Step = 'key' | 'send' | 'answer' | 'lose' | 'other' | 'load' | 'load in field' | 'catch up' | 'discard';
const steps: Step[] = ['key', 'send', 'answer', 'lose', 'other', 'load', 'load in field', 'catch up', 'discard'];

/** A form with one field, and a server that refuses saves of another version, as ours does. Blind answers do not say what stands now. */
function world(isBlind: boolean) {
  const server = given('0', 1);
  let draft = firstDraft<string>({ ...server });
  let field = '0';
  let flight: Given<string> | null = null;
  let count = 0;
  /** What others saved and the form's person could not know of yet. */
  let unseen: string | null = null;
  const overwritten: string[] = [];
  const replaced: string[] = [];

  const happen = (event: Event, mayReplace = false) => {
    const isUnsaved = draft.state !== 'clean' && draft.state !== 'saved';
    const next = nextDraft(draft, event);
    if (next.generation !== draft.generation) {
      if (isUnsaved && !mayReplace && next.basis.values !== field) replaced.push(`${field} by ${event.type}`);
      field = next.basis.values;
      if (field === unseen) unseen = null;
    }
    draft = next;
  };
  const answer = (): void => {
    if (!flight) return;
    const { values, version } = flight;
    flight = null;
    if (version !== server.version && values !== server.values) {
      unseen = null;
      return happen({ type: 'failed', why: 'changed elsewhere', to: { values, version: server.version } });
    }
    if (values !== server.values) {
      if (unseen !== null) overwritten.push(unseen);
      Object.assign(server, given(values, Number(server.version) + 1));
    }
    happen({ type: 'taken', ...(!isBlind && { to: { ...server } }) });
  };
  const act: Record<Step, () => void> = {
    key: () => {
      field = `${field}${(count += 1)}`;
      happen({ type: 'typed' });
    },
    send: () => {
      if (flight) return happen({ type: 'asked' });
      flight = { values: field, version: draft.basis.version };
      happen({ type: 'sent', ...(isBlind && { values: field }) });
    },
    answer,
    lose: () => {
      if (!flight) return;
      flight = null;
      happen({ type: 'failed', why: 'unreachable' });
    },
    other: () => {
      unseen = `other ${(count += 1)}`;
      Object.assign(server, given(unseen, Number(server.version) + 1));
    },
    load: () => happen({ type: 'loaded', given: { ...server }, isInField: false }),
    'load in field': () => happen({ type: 'loaded', given: { ...server }, isInField: true }),
    'catch up': () => happen({ type: 'caught up' }, true),
    discard: () => happen({ type: 'discarded', to: { ...server } }, true),
  };
  return { act, overwritten, replaced, now: () => ({ draft, field, server, isOnItsWay: flight !== null }) };
}

describe('in whatever order things happen', () => {
  const orders = fc.array(fc.constantFrom(...steps), { maxLength: 40, size: 'max' });

  it.each([false, true])(
    'nothing that somebody typed is lost, neither here nor there (answers are blind: %s)',
    (isBlind) => {
      fc.assert(
        fc.property(orders, (order) => {
          const { act, replaced, overwritten } = world(isBlind);
          for (const step of order) act[step]();
          expect({ replaced, overwritten }).toEqual({ replaced: [], overwritten: [] });
        }),
        { numRuns: 2000 },
      );
    },
  );

  it('the form knows whether a save is on its way', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { act, now } = world(false);
        for (const step of order) {
          act[step]();
          const { draft, isOnItsWay } = now();
          expect(draft.isSending).toBe(isOnItsWay);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([false, true])('it comes to rest with what is saved (answers are blind: %s)', (isBlind) => {
    fc.assert(
      fc.property(orders, (order) => {
        const { act, now } = world(isBlind);
        for (const step of order) act[step]();
        // Everybody stops; one save, one decision if there is a conflict, one look at what stands now.
        for (const step of ['answer', 'load', 'send', 'answer', 'send', 'answer', 'load', 'load'] as const) act[step]();
        const { draft, field, server } = now();
        expect(draft).toMatchObject({ state: 'saved', newer: null, basis: server });
        expect(field).toBe(server.values);
      }),
      { numRuns: 1000 },
    );
  });
});
