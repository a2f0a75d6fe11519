/** Names of programs that the test of certificates needs and that are not on this machine. */
export function missingEdgeTools(): string[];
export function tryEdgeTools(): void;
