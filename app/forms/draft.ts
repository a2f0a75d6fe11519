import { sameJson } from '#site/model/json.ts';

/** A revision of the document, or the mark of what stands in a setting. */
export type Version = number | string;

/** What stands in the fields of a form as it is saved. */
export type Given<Values> = { values: Values; version: Version };

export type DraftState =
  /** As it is saved. */
  | 'clean'
  | 'typed'
  | 'saving'
  | 'saved'
  /** Something in it needs another look. */
  | 'refused'
  /** Its person has to choose between their words and somebody else's. */
  | 'changed elsewhere'
  | 'unreachable'
  | 'logged out';

/** Why a save failed. */
export type Refusal = 'refused' | 'changed elsewhere' | 'unreachable' | 'logged out';

/** How a form stands between the person who fills it in and everybody else who may change the same. */
export type Draft<Values> = {
  state: DraftState;
  /** What the fields were filled from. A save is always made on its version, so that the server sees what was changed meanwhile. */
  basis: Given<Values>;
  /** Another number when the fields are to be filled anew from the basis. */
  generation: number;
  /** What was changed elsewhere and is not shown, for the sake of what is being typed. */
  newer: Given<Values> | null;
  /** A save is on its way; what was typed since then is not in it. */
  isSending: boolean;
  /** A save was asked for while another one was on its way. */
  isAsked: boolean;
  /** Since the last save the form does not know yet what others changed before it. */
  isDue: boolean;
  /** What the last save sent, until it is known what stands there since. */
  sent: Values | null;
  /** What it was made on. */
  sentOn: Version;
  /** It holds what was typed on an earlier visit. */
  isRestored: boolean;
  /** Keys so far: each one begins the pause anew. */
  keys: number;
};

export type DraftEvent<Values> =
  | { type: 'typed' }
  | { type: 'asked' }
  | { type: 'sent'; values?: Values | undefined }
  /** Taken; `to` is what stands there now, where the answer says so. */
  | { type: 'taken'; to?: Given<Values> | undefined }
  /** Not taken; after a conflict `to` holds what was typed over what others changed, where the answer says so. */
  | { type: 'failed'; why: Refusal; to?: { values?: Values | undefined; version: Version } | undefined }
  /** What is saved, as the screen has just loaded it. */
  | { type: 'loaded'; given: Given<Values>; isInField: boolean }
  /** What was typed on an earlier visit is put back. */
  | { type: 'restored'; to: Given<Values> }
  | { type: 'discarded'; to: Given<Values> }
  /** What was changed elsewhere stands in the fields by now. */
  | { type: 'brought in' }
  /** The person wants to see what was changed elsewhere. */
  | { type: 'caught up' };

/** A form as a page brings it: as it is saved, or as a submission without scripts left it. */
export const firstDraft = <Values>(basis: Given<Values>, why: Refusal | null = null): Draft<Values> => ({
  state: why ?? 'clean',
  basis,
  generation: 0,
  newer: null,
  isSending: false,
  isAsked: false,
  isDue: false,
  sent: null,
  sentOn: basis.version,
  isRestored: false,
  keys: 0,
});

/** Nothing is sent before the answer to the last save is there, and what others changed before it: the fields would undo that. */
export const maySend = ({ isSending, isDue }: Draft<unknown>): boolean => !isSending && !isDue;

/**
 * The one way in which forms change. The very same object when nothing does. What was typed is replaced only when its person asks for it,
 * or by what the server made of it.
 */
export function nextDraft<Values>(draft: Draft<Values>, event: DraftEvent<Values>): Draft<Values> {
  switch (event.type) {
    case 'typed': {
      const typed = { ...draft, keys: draft.keys + 1, isRestored: false };
      // After a conflict nothing is sent before somebody has chosen.
      return draft.state === 'changed elsewhere' ? typed : { ...typed, state: 'typed' };
    }
    case 'asked':
      return maySend(draft) ? draft : { ...draft, isAsked: true };
    case 'sent':
      return {
        ...draft,
        state: 'saving',
        isSending: true,
        isAsked: false,
        sent: event.values ?? null,
        sentOn: draft.basis.version,
      };
    case 'taken':
      return taken(draft, event.to);
    case 'failed':
      return failed(draft, event);
    case 'loaded':
      return loaded(draft, event);
    case 'restored':
      return { ...filled(draft, event.to), state: 'typed', isRestored: true, keys: draft.keys + 1 };
    case 'discarded':
      return { ...filled(draft, event.to), state: 'clean', isAsked: false, isRestored: false };
    case 'brought in':
      return draft.newer ? { ...draft, basis: draft.newer, newer: null, isDue: false, sent: null } : draft;
    case 'caught up':
      return draft.newer ? { ...filled(draft, draft.newer), state: 'clean', isRestored: false } : draft;
  }
}

const filled = <Values>(draft: Draft<Values>, basis: Given<Values>): Draft<Values> => ({
  ...draft,
  basis,
  generation: draft.generation + 1,
  newer: null,
  isDue: false,
  sent: null,
});

function taken<Values>(draft: Draft<Values>, to: Given<Values> | undefined): Draft<Values> {
  const hasMore = draft.state === 'typed';
  return {
    ...draft,
    state: hasMore ? 'typed' : 'saved',
    basis: to ?? draft.basis,
    sent: to ? null : draft.sent,
    newer: null,
    isSending: false,
    isDue: true,
    isRestored: hasMore && draft.isRestored,
  };
}

function failed<Values>(
  draft: Draft<Values>,
  { why, to }: Extract<DraftEvent<Values>, { type: 'failed' }>,
): Draft<Values> {
  const ended = { ...draft, isSending: false, isDue: false, sent: null };
  // What was typed meanwhile is sent again with the rest, on the same basis: then the answer is about all of it.
  if (draft.state === 'typed') return ended;
  // Its person looks at it first, whatever they asked for before they knew.
  const failure: Draft<Values> = { ...ended, state: why, isAsked: false };
  if (why !== 'changed elsewhere' || !to) return failure;
  const { values, version } = to;
  return values === undefined
    ? { ...failure, basis: { ...draft.basis, version } }
    : { ...filled(failure, { values, version }), state: why };
}

function loaded<Values>(
  draft: Draft<Values>,
  { given, isInField }: Extract<DraftEvent<Values>, { type: 'loaded' }>,
): Draft<Values> {
  const { basis, newer } = draft;
  if (draft.isSending || isOlder(given.version, basis.version)) return draft;
  if (sameJson(given.values, basis.values)) {
    const isKnown = given.version === basis.version && newer === null && !draft.isDue;
    return isKnown ? draft : { ...draft, basis: given, newer: null, isDue: false, sent: null };
  }
  const isFree = draft.state === 'clean' || draft.state === 'saved';
  if (isFree && (draft.isDue || !isInField)) return filled(draft, given);
  // One's own save, while one goes on typing: nobody else changed anything.
  if (draft.isDue && draft.sent !== null && sameJson(given.values, draft.sent))
    return { ...draft, basis: given, isDue: false, sent: null };
  // Others changed something else before it: sent again on what both began with, so that theirs stays.
  if (draft.isDue)
    return { ...draft, basis: { ...basis, version: draft.sentOn }, newer: given, isDue: false, sent: null };
  return newer && sameJson(newer, given) ? draft : { ...draft, newer: given };
}

/** Marks of settings have no order. */
const isOlder = (one: Version, other: Version): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;
