import { describe, expect, it } from 'vitest';
import { pathParam } from './path-params.server.ts';

describe('a typed path parameter', () => {
  it('is read as its type', () => {
    const params = { id: 'w1', page: '12', rate: '0.5', on: 'true', '*': 'menu/cakes' };
    expect(pathParam(params, 'id', 'String')).toBe('w1');
    expect(pathParam(params, 'page', 'Int')).toBe(12);
    expect(pathParam(params, 'rate', 'Float')).toBe(0.5);
    expect(pathParam(params, 'on', 'Boolean')).toBe(true);
    expect(pathParam(params, '*', 'Glob')).toBe('menu/cakes');
  });

  it.each([
    ['Int', '1.5'],
    ['Int', 'abc'],
    ['Float', '1,5'],
    ['Boolean', 'yes'],
    ['String', ''],
  ] as const)('is a page that does not exist when %s is %j', (kind, text) => {
    expect(() => pathParam({ value: text }, 'value', kind)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  });
});
