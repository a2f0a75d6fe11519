/** A tool call as it arrived. `input` is undefined when its arguments are not JSON or there is no such tool. */
export type Call = { id: string; name: string; input: unknown };

/**
 * The kit reports tool calls at the end of an answer; here each one counts as soon as its arguments are whole, so that
 * sections appear while the next one is being written. A JSON object that parses cannot go on.
 */
export class ArrivingCalls {
  readonly #open = new Map<string, { name: string; text: string }>();
  readonly #told = new Set<string>();
  readonly #onCall: (call: Call) => void;
  constructor(onCall: (call: Call) => void) {
    this.#onCall = onCall;
  }
  begin(id: string, name: string): void {
    this.#open.set(id, { name, text: '' });
  }
  add(id: string, delta: string): void {
    const call = this.#open.get(id);
    if (!call) return;
    call.text += delta;
    if (!delta.trimEnd().endsWith('}')) return;
    const input = objectIn(call.text);
    if (input) this.end({ id, name: call.name, input });
  }
  end(call: Call): void {
    if (this.#told.has(call.id)) return;
    this.#told.add(call.id);
    this.#onCall(call);
  }
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
