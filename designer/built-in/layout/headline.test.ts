import { describe, expect, it } from 'vitest';
import { designNow } from '../design.ts';

function headline(text: string): string {
  const [section] = designNow({ text }, { seed: 1 }).document.pages[0]?.sections ?? [];
  return section?.kind === 'hero' ? String(section.props.heading) : '';
}

describe('the headline', () => {
  it.each([
    ["Farrier's Rest, a tearoom in the old smithy at Hawes.", 'Tearoom in the old smithy at Hawes'],
    ['Sternwarte Hohe Leite e. V. Wir zeigen den Himmel, wenn er klar ist.', 'Wir zeigen den Himmel, wenn er klar ist'],
  ])('is what it is with what belongs to it, or a whole clause: %s', (text, words) =>
    expect(headline(text)).toBe(words),
  );

  it.each([
    ['Fromagerie Aux Trois Chèvres, 3 place du Marché, Aubenas. Nous ne livrons pas.', 'Nous ne livrons pas'],
    ['The Silver Darling, 14 Quay Road. Fresh haddock. All pounds obviously.', 'All pounds obviously'],
    ['Pyöräpaja Kettinki, Turku, on avoinna. Mekaanikko Sanna Lehto.', 'Mekaanikko Sanna Lehto'],
    ['“半山茶社”，杭州市西湖区龙井路8号。老板叫周远山。', '杭州市西湖区龙井路'],
    [
      "I'm Héloïse Marchetti and teach the violin. It's too late for nobody. I have one student aged 81.",
      'One student aged',
    ],
  ])('is no denial, remark, address or name alone: %s', (text, words) => expect(headline(text)).not.toContain(words));
});
