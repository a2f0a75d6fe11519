import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnFor } from './switch.ts';

const account = (userId: string, ...roles: string[]) => ({ userId, roles });

describe('a switch', () => {
  it('is on or off for everybody, visitors too', () => {
    for (const who of [null, account('one'), account('two', 'admin')]) {
      expect(isOnFor('on', 'switch.x', who)).toBe(true);
      expect(isOnFor('off', 'switch.x', who)).toBe(false);
    }
  });

  it('is on for whoever has one of its roles', () => {
    const value = { roles: ['training' as const, 'admin' as const] };
    expect(isOnFor(value, 'switch.x', account('one', 'training'))).toBe(true);
    expect(isOnFor(value, 'switch.x', account('one'))).toBe(false);
    expect(isOnFor(value, 'switch.x', null)).toBe(false);
    expect(isOnFor({ roles: ['user'] }, 'switch.x', account('one'))).toBe(true);
  });

  it('keeps an account that is within a share within every larger one', () => {
    const shares = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.string(), shares, (userId, [one, other]) => {
        const isOn = (share: number) => isOnFor({ share }, 'switch.x', account(userId));
        return !isOn(Math.min(one, other)) || isOn(Math.max(one, other));
      }),
    );
  });

  it('is on for about the share of accounts that it names, and for others of another switch', () => {
    const on = (key: string) =>
      Array.from({ length: 2000 }, (_, nth) => isOnFor({ share: 20 }, key, account(`account ${nth}`)));
    const [one, other] = [on('switch.x'), on('switch.y')];
    expect(one.filter(Boolean).length / 2000).toBeCloseTo(0.2, 1);
    expect(one.filter((isOn, at) => isOn && other[at]).length / 2000).toBeCloseTo(0.04, 1);
    expect(isOnFor({ share: 0 }, 'switch.x', account('anybody'))).toBe(false);
    expect(isOnFor({ share: 100 }, 'switch.x', null)).toBe(true);
  });
});
