import { PaymentsError } from './errors.ts';
import type { Shapes } from './shapes/shapes-of.ts';

/** Stripe goes so deep and no deeper. */
const MOST_LEVELS = 4;

/** An answer with what `expand` names in the place of its ids. Throws for what cannot be expanded. */
export function expanded(answer: object, paths: readonly string[], shapes: Pick<Shapes, 'byId' | 'onDemand'>) {
  return paths.reduce((shown, path) => {
    const parts = path.split('.');
    if (parts.length > MOST_LEVELS)
      throw refusal(path, `You cannot expand more than ${MOST_LEVELS} levels of a property. Property: ${path}`);
    return expandAt(shown, parts, path);
  }, answer);

  function expandAt(within: object, [name = '', ...rest]: string[], path: string): object {
    if (Array.isArray(within)) return within.map((one: object) => expandAt(one, [name, ...rest], path));
    const value = valueIn(within, name);
    if (value === undefined)
      throw refusal(
        path,
        `This property cannot be expanded (${path}). You may want to try expanding another property.`,
      );
    if (value === null || typeof value !== 'object') return within;
    return { ...within, [name]: rest.length ? expandAt(value, rest, path) : value };
  }

  function valueIn(within: object, name: string): unknown {
    const value: unknown = Object.entries(within).find(([key]) => key === name)?.[1];
    if (typeof value === 'string') return shapes.byId(value);
    if (Array.isArray(value))
      return value.map((one: unknown) => (typeof one === 'string' ? (shapes.byId(one) ?? one) : one));
    return value === undefined ? shapes.onDemand(within, name) : value;
  }
}

const refusal = (path: string, message: string) =>
  new PaymentsError(400, 'invalid_request_error', message, {
    param: 'expand',
    code: path ? undefined : 'parameter_empty',
  });
