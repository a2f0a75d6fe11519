type Turn = (done: () => void) => void;

/** So many load at the same time. */
const AT_ONCE = 3;
/** One that does not come lets the next begin. */
const PATIENCE_MS = 4000;

let running = 0;
const waiting: Turn[] = [];
let observer: IntersectionObserver | undefined;
const turns = new WeakMap<Element, Turn>();

const pageIsThere = new Promise<void>((there) => {
  if (typeof window === 'undefined' || document.readyState === 'complete') there();
  else window.addEventListener('load', () => there(), { once: true });
});

function startNext(): void {
  while (running < AT_ONCE && waiting.length > 0) {
    running += 1;
    let isOver = false;
    const done = () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      startNext();
    };
    setTimeout(done, PATIENCE_MS);
    waiting.shift()?.(done);
  }
}

/**
 * Gives a turn to what an element shall load: once the page itself is there and the element is seen, a few at a time in the order
 * they came into sight. `begin` is told how to say that it is done. Gives back how to take it off the list.
 */
export function whenSeen(element: Element, begin: Turn): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const turn = turns.get(target);
      if (!isIntersecting || !turn) continue;
      observer?.unobserve(target);
      turns.delete(target);
      void pageIsThere.then(() => {
        waiting.push(turn);
        startNext();
      });
    }
  });
  let isWanted = true;
  turns.set(element, (done) => {
    if (isWanted) begin(done);
    else done();
  });
  observer.observe(element);
  return () => {
    isWanted = false;
    turns.delete(element);
    observer?.unobserve(element);
  };
}
