import { describe, expect, it } from 'vitest';
import { vocabularies } from '../vocabulary/index.ts';
import { hoursIn } from './index.ts';

describe('opening hours', () => {
  it('are typed for the named days only', () => {
    expect(hoursIn('Friday 9-13', vocabularies.en).rows).toEqual([{ day: 'fri', opens: '09:00', closes: '13:00' }]);
  });
});
