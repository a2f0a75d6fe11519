import { describe, expect, it } from 'vitest';
import { moment } from '#tests/support/moment.ts';
import type { LinePart } from './line-parts.ts';
import { sendParts } from './send-parts.ts';

const LINE = `${'x'.repeat(299_999)}\n`;

async function* linesOf(count: number) {
  for (let nth = 0; nth < count; nth += 1) yield new TextEncoder().encode(LINE);
}

describe('a file that is sent in parts', () => {
  it('has the next part on its way while the one before is kept, and no third one', async () => {
    const sent: number[] = [];
    const [first, second] = [moment(), moment()];
    const kept = moment();
    const done = sendParts(linesOf(3), async ({ firstLine }: LinePart) => {
      sent.push(firstLine);
      if (firstLine === 1) {
        first.happen();
        await kept.happened;
      }
      if (firstLine === 2) second.happen();
    });
    await second.happened;
    await new Promise((next) => setImmediate(next));
    expect(sent).toEqual([1, 2]);
    kept.happen();
    await done;
    expect(sent).toEqual([1, 2, 3, 4]);
  });

  it('sends a part once more that overtook the one before', async () => {
    const kept: number[] = [];
    await sendParts(linesOf(2), async ({ firstLine }: LinePart) => {
      if (firstLine === 1) await new Promise((next) => setImmediate(next));
      if (kept.length + 1 !== firstLine) throw new Error('Another part comes next');
      kept.push(firstLine);
    });
    expect(kept).toEqual([1, 2, 3]);
  });

  it('ends with what the first part fails with', async () => {
    const failing = sendParts(linesOf(3), async ({ firstLine }: LinePart) => {
      throw new Error(`Part ${firstLine} failed`);
    });
    await expect(failing).rejects.toThrow('Part 1 failed');
  });
});
