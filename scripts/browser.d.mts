/** Path of a usable browser: the one asked for by CHROMIUM_PATH, an installed one, or Playwright's. */
export function findBrowser(): string | undefined;
export function requireBrowser(hands: {
  run(command: string, args: string[], what: string): void;
  stop(message: string): never;
}): void;
