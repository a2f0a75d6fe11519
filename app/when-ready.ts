/**
 * Waits for what `component` would wait for on its first rendering. The router's outermost component waits in that way for the page's
 * data. React must not begin to take the page over before that: a press or a key meanwhile makes it render at once, and where
 * nothing around a waiting component says what to show instead, it gives up ("Root did not complete", its error 345). Until
 * React begins, links and forms work as without scripts.
 */
export async function whenReady(component: (props: object) => unknown): Promise<void> {
  try {
    component({});
  } catch (thrown) {
    // Any other failure comes again when React renders, and is shown there.
    if (thrown instanceof Promise) await thrown;
  }
}
