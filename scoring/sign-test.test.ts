import { describe, expect, it } from 'vitest';
import { chanceOf, isWorseBeyondChance } from './sign-test.ts';

describe('the sign test', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1 / 2],
    [4, 0, 1 / 16],
    [5, 0, 1 / 32],
    [3, 1, 5 / 16],
    [9, 1, 11 / 1024],
    [8, 2, 56 / 1024],
    [0, 7, 1],
    [60, 40, 0.028444],
    [1000, 1000, 0.50892],
  ])('%i worse and %i better has the chance of %f', (worse, better, chance) => {
    expect(chanceOf(worse, better)).toBeCloseTo(chance, 6);
  });

  it.each([
    [4, 0, false],
    [5, 0, true],
    [7, 1, true],
    [6, 1, false],
    [8, 2, false],
    [9, 1, true],
    [5, 5, false],
    [0, 20, false],
    [200, 150, true],
  ])('%i worse and %i better is beyond chance: %s', (worse, better, isBeyond) => {
    expect(isWorseBeyondChance(worse, better)).toBe(isBeyond);
  });
});
