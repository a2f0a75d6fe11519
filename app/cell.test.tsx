import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cell } from './cell.tsx';

const draw = renderToStaticMarkup;
const faces = {
  loading: () => 'loading',
  empty: () => 'empty',
  failure: ({ code }: { code?: string | undefined }) => `failure ${code}`,
};

describe('a cell', () => {
  it('shows its success view with the data', () => {
    expect(draw(<Cell {...faces} data={{ name: 'Ada' }} success={({ name }) => name} />)).toBe('Ada');
  });

  it('shows its loading view while there is no data', () => {
    expect(draw(<Cell {...faces} data={undefined} success={() => 'success'} />)).toBe('loading');
  });

  it('raises the unexpected-state error when data is null and it has no loading view', () => {
    expect(() => draw(<Cell data={null} success={() => 'success'} />)).toThrow('Unexpected state');
  });

  it.each([[[]], [{ edges: [] }], [{ websites: [] }], [{ website: null }]])('is empty for %j', (data) => {
    expect(draw(<Cell {...faces} data={data} success={() => 'success'} />)).toBe('empty');
  });

  it('is not empty when one of several fields has something in it', () => {
    expect(draw(<Cell {...faces} data={{ websites: [], total: 0 }} success={() => 'success'} />)).toBe('success');
  });

  it('gives its failure view the error and its code', () => {
    const error = Object.assign(new Error('no'), { code: 'FORBIDDEN' });
    expect(draw(<Cell {...faces} data={null} error={error} success={() => 'success'} />)).toBe('failure FORBIDDEN');
  });

  it('finds the code of an answer that a loader threw', () => {
    const answer = { status: 404, data: { code: 'NOT_FOUND' } };
    expect(draw(<Cell {...faces} data={null} error={answer} success={() => 'success'} />)).toBe('failure NOT_FOUND');
  });

  it('raises the error when it has no failure view', () => {
    expect(() => draw(<Cell data={null} error={new Error('no')} success={() => 'success'} />)).toThrow('no');
  });
});
