import { expect, test } from 'vitest';
import { keyAction, type KeyState, type Pressed } from './key-action.ts';

const key = (name: string, more: Partial<Pressed> = {}): Pressed => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const state = (more: Partial<KeyState> = {}): KeyState => ({
  isTyping: false,
  singleKeys: true,
  canWrite: true,
  canUndo: true,
  canRedo: true,
  ...more,
});

test('keys of the editor do what its list says, with Ctrl and with Cmd', () => {
  expect(keyAction(key('s', { ctrlKey: true }), state())).toBe('save');
  expect(keyAction(key('S', { metaKey: true }), state())).toBe('save');
  expect(keyAction(key('z', { metaKey: true }), state())).toBe('undo');
  expect(keyAction(key('Z', { ctrlKey: true, shiftKey: true }), state())).toBe('redo');
  expect(keyAction(key('?', { shiftKey: true }), state())).toBe('keys');
  expect(keyAction(key('a'), state())).toBe('add');
  expect(keyAction(key('g'), state())).toBe('pages');
  expect(keyAction(key('p'), state())).toBe('publish');
  expect(keyAction(key('Escape'), state())).toBe('back');
});

test('while somebody types only saving works', () => {
  const typing = state({ isTyping: true });
  expect(keyAction(key('s', { ctrlKey: true }), typing)).toBe('save');
  for (const pressed of [key('?'), key('a'), key('p'), key('Escape'), key('z', { ctrlKey: true })])
    expect(keyAction(pressed, typing)).toBeNull();
});

test('single letters can be switched off, and browser keys stay the browser’s', () => {
  expect(keyAction(key('a'), state({ singleKeys: false }))).toBeNull();
  expect(keyAction(key('?'), state({ singleKeys: false }))).toBeNull();
  expect(keyAction(key('Escape'), state({ singleKeys: false }))).toBe('back');
  expect(keyAction(key('p', { ctrlKey: true }), state())).toBeNull();
  expect(keyAction(key('a', { shiftKey: true }), state())).toBeNull();
  expect(keyAction(key('ArrowUp', { altKey: true }), state())).toBeNull();
});

test('who may only look changes nothing, and nothing is undone where there is nothing', () => {
  const reader = state({ canWrite: false });
  for (const pressed of [key('a'), key('s', { ctrlKey: true }), key('z', { ctrlKey: true })])
    expect(keyAction(pressed, reader)).toBeNull();
  expect(keyAction(key('p'), reader)).toBe('publish');
  expect(keyAction(key('z', { ctrlKey: true }), state({ canUndo: false }))).toBeNull();
  expect(keyAction(key('z', { ctrlKey: true, shiftKey: true }), state({ canRedo: false }))).toBeNull();
});
