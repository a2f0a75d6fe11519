import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { builtInDesigner } from '../index.ts';
import type { WritingTask } from '../../writing.ts';

const brief = `Fenwick Cycles repairs bicycles in Leith. We true wheels while you wait. A full service costs £65 and takes two days.
Repairs: Full service £65, Wheel truing £18, Brake bleed £30. Run by Moira Fenwick.
Do you repair e-bikes? Yes, all but the motor.`;
const { document } = await builtInDesigner.design({ text: brief }, { seed: 1 });

const write = async (task: WritingTask, of: WebsiteDocument = document, seed = 1) =>
  (await builtInDesigner.write({ task, document: of }, { seed })).texts;

describe('ideas for posts', () => {
  it('are about what the website names, each another one', async () => {
    const ideas = await write({ kind: 'topics', taken: [] });
    expect(ideas.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ideas).size).toBe(ideas.length);
    expect(ideas.join('\n')).toMatch(/Full service|Wheel truing|Brake bleed/);
    expect(ideas.join('\n')).toContain('Fenwick Cycles');
  });

  it('never repeat what was written or thought of before, until none is left', async () => {
    const taken: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const ideas = await write({ kind: 'topics', taken }, document, round);
      expect(ideas.filter((idea) => taken.includes(idea))).toEqual([]);
      taken.push(...ideas);
    }
    expect(await write({ kind: 'topics', taken })).toEqual([]);
    expect(await write({ kind: 'topics', taken: ['All about wheel truing'] })).not.toContainEqual(
      expect.stringMatching(/wheel truing/i),
    );
  });

  it('are the same for the same seed, in the language of the website', async () => {
    expect(await write({ kind: 'topics', taken: [] })).toEqual(await write({ kind: 'topics', taken: [] }));
    const german = await write({ kind: 'topics', taken: [] }, { ...document, language: 'de-AT' });
    expect(german.join(' ')).toMatch(/Ein Tag bei Fenwick Cycles|Wie alles begann|gut zu wissen/);
  });
});

describe('a post', () => {
  it('is an outline of the owner’s sentences and of gaps, and claims nothing', async () => {
    const [body = ''] = await write({ kind: 'post', title: 'Wheel truing, step by step' });
    expect(body).toContain('We true wheels while you wait.');
    expect(placeholdersIn(body).length).toBeGreaterThanOrEqual(4);
    const said = textsOf(document)
      .map(({ text }) => text)
      .join('\n');
    const claims = body
      .replaceAll(/\[\[[^\]]*\]\]/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .flatMap((line) => line.split(/(?<=[.!?])\s+/));
    expect(claims.filter((claim) => !said.includes(claim.trim()))).toEqual([]);
  });

  it('has gaps alone where the website says nothing about it', async () => {
    const [body = ''] = await write({ kind: 'post', title: 'Zeppelins' });
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('## '));
    expect(lines.every((line) => line.startsWith('[['))).toBe(true);
  });
});

describe('parts of a post', () => {
  const body = `## Spring\n\n![A wheel](asset:1)\n\nWheels go out of true in **winter**. See [our prices](/prices) first! ${'More about it follows here. '.repeat(12)}\n\n[[an example]]`;

  it('are drawn from its own words', async () => {
    const [excerpt = ''] = await write({ kind: 'excerpt', title: 'Wheels', body });
    expect(excerpt).toMatch(/^Wheels go out of true in winter\. See our prices first! More/);
    expect(excerpt.length).toBeLessThanOrEqual(200);
    const [description = ''] = await write({ kind: 'description', title: 'Wheels', body });
    expect(description.length).toBeLessThanOrEqual(155);
    expect(await write({ kind: 'titles', title: 'Wheels', body })).toEqual([
      'Wheels',
      'Wheels go out of true in winter',
      'Spring',
    ]);
    expect(await write({ kind: 'excerpt', title: 'Wheels', body: '[[tell something]]' })).toEqual(['']);
  });

  it('get shorter by leaving out, and better by mending what is plainly wrong', async () => {
    expect(await write({ kind: 'shorten', text: 'One. Two.\n\nThree. Four.' })).toEqual(['One.\n\nThree.']);
    expect(
      await write({ kind: 'improve', text: 'wheels are  round . is it so? yes it is\n\n    code  stays .' }),
    ).toEqual(['Wheels are round. is it so? Yes it is\n\n    code  stays .']);
  });
});
