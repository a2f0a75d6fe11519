/** Selects the forms that ask for one of these intents. */
export const formsWith = (intents: readonly string[]): string =>
  `form:has(> [name="intent"]:is(${intents.map((intent) => `[value="${intent}"]`).join()}))`;
