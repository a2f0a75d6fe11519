/** Milliseconds in which something that is well answers a question about nothing, and for which its answer stands. */
const PATIENCE_MS = 2_000;
const STANDS_MS = 1_000;

/**
 * What is wrong, as `words` say it, while `ask` rejects or takes too long; null when all is well. Asks once however many want to
 * know: whoever may ask how we are must not keep us busy. `standsMs`: how long an answer holds.
 */
export function wellOrNot(
  ask: () => Promise<unknown>,
  words: string,
  standsMs = STANDS_MS,
): () => Promise<string | null> {
  let asked: Promise<string | null> | undefined;
  const find = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
    });
    try {
      await Promise.race([ask(), late]);
      return null;
    } catch {
      return words;
    } finally {
      clearTimeout(timer);
    }
  };
  return () => {
    asked ??= find().finally(() => setTimeout(() => (asked = undefined), standsMs).unref());
    return asked;
  };
}
