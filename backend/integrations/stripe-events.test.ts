import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventKinds } from './stripe-events.ts';

it('asks in the README for the kinds of events that are something to us, and no others', () => {
  const [, list = ''] = /choose these kinds:\n\n```\n([^`]+)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(list.trim().split('\n')).toEqual(eventKinds);
});
