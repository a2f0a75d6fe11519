/** Faults of the browser that wait for the error reporter, which loads after the page works. */
const waiting: unknown[] = [];
let deliver: ((fault: unknown) => void) | null = null;

export function reportBrowserFault(fault: unknown): void {
  if (deliver) deliver(fault);
  else if (waiting.length < 20) waiting.push(fault);
}

export function deliverFaultsTo(reporter: (fault: unknown) => void): void {
  deliver = reporter;
  for (const fault of waiting.splice(0)) reporter(fault);
}
