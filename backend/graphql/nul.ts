import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** A text with a NUL character, which no text of the database can hold, is refused wherever it stands. */
const MESSAGE = 'A text holds a character that cannot be stored.';

/** Whether a text in a value of JSON, however deep, has a NUL character. */
export function holdsNul(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one === 'object' && one !== null) for (const entry of Object.entries(one)) left.push(...entry);
  }
  return false;
}

export const nulRefused = () =>
  new GraphQLError(MESSAGE, { extensions: { code: 'INVALID', fields: {}, http: { status: 400 } } });

/** No NUL in texts that stand in a document itself. */
export const noNulInDocument: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes('\0')) context.reportError(nulRefused());
  },
});

/** Refuses requests whose variables or documents have one. */
export const noNul: Plugin = {
  onParams({ params }) {
    if (holdsNul(params.variables)) throw nulRefused();
  },
  onValidate({ addValidationRule }) {
    addValidationRule(noNulInDocument);
  },
};
