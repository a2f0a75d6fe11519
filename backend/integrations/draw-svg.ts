import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** From source, or beside the server that the build made. */
const ENTRY = import.meta.url.endsWith('.ts') ? './drawing.mjs' : './drawing.js';
const MAX_MS = 10_000;

export type Drawing = { png: Buffer } | { refused: 'damaged' | 'other' | 'empty' | 'slow' | 'stopped' };

const underWay = new Set<ChildProcess>();
let isEnding = false;

/**
 * An SVG as a PNG of 1,600 pixels on its longer side, drawn by a process of its own: librsvg cannot be stopped within ours. It is killed
 * after `mostMs` milliseconds and by `endDrawings`, and ends with this process.
 */
export function drawSvg(svg: Buffer, mostMs = MAX_MS): Promise<Drawing> {
  if (isEnding) return Promise.resolve({ refused: 'stopped' });
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL(ENTRY, import.meta.url)), {
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    let answer: Drawing = { refused: 'damaged' };
    const settle = () => {
      clearTimeout(timer);
      resolve(underWay.delete(child) ? answer : { refused: 'stopped' });
    };
    const timer = setTimeout(() => {
      answer = { refused: 'slow' };
      child.kill('SIGKILL');
    }, mostMs);
    underWay.add(child);
    child.once('message', (drawing: { png: Uint8Array } | { refused: 'damaged' | 'other' | 'empty' }) => {
      answer = 'png' in drawing ? { png: Buffer.from(drawing.png) } : drawing;
    });
    child.on('error', settle);
    child.once('close', settle);
    child.send(svg);
  });
}

/** Kills every drawing under way, at once, and lets none begin: this process is about to end. */
export function endDrawings(): void {
  isEnding = true;
  const children = [...underWay];
  underWay.clear();
  for (const child of children) child.kill('SIGKILL');
}
