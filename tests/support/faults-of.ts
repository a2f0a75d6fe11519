import { moment } from './moment.ts';

/** One call fails once: before anything was done, or after all of it was and before anybody heard. */
export type Fault = { call: string; when: 'before' | 'after' };

const cutOff = ({ call, when }: Fault) => {
  throw new Error(`${call} was cut off, ${when} it was done`);
};

/** Somebody else's service whose calls are noted, and fail where a test wants it. `strike`: how they do. */
export function faultsOf(strike: (fault: Fault) => void = cutOff) {
  const calls: string[] = [];
  let wanted: Fault | undefined;
  let late: { call: string; done(): void; heard: Promise<void> } | undefined;
  const arrives = async (call: string) => {
    if (late?.call !== call) return;
    const { done, heard } = late;
    late = undefined;
    done();
    await heard;
  };
  const fails = (call: string, when: Fault['when']) => {
    if (wanted?.call !== call || wanted.when !== when) return;
    wanted = undefined;
    strike({ call, when });
  };
  return {
    calls,
    fail: (fault: Fault) => void (wanted = fault),
    /** Whether the wanted fault came about. */
    hasFailed: () => wanted === undefined,
    /** The next such call is done (`done`), but who asked hears of it only with `answer`. */
    delay(call: string) {
      const [done, heard] = [moment(), moment()];
      late = { call, done: done.happen, heard: heard.happened };
      return { done: done.happened, answer: heard.happen };
    },
    within<Service extends object>(service: Service): Service {
      return new Proxy(service, {
        get(target, key, receiver) {
          const verb: unknown = Reflect.get(target, key, receiver);
          if (typeof verb !== 'function') return verb;
          return async (...given: unknown[]) => {
            const call = String(key);
            if (call === 'readEvent') return verb.apply(target, given);
            fails(call, 'before');
            calls.push(`${call} ${String(given[0])}`);
            const answer: unknown = await verb.apply(target, given);
            fails(call, 'after');
            await arrives(call);
            return answer;
          };
        },
      });
    },
  };
}
