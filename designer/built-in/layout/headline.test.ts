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
    ['Soy Ana Ríos y doy clases de canto, mi escuela se llama Voz Clara. Clase 20 €.', 'Voz Clara'],
    ['Bonjour, nous sommes une association loi 1901, la ludothèque « Le Pion », à Metz. 300 jeux.', 'Le Pion'],
    ['Piano Tuning by Ivo\n4 Mill Lane, Selby\n\nTuning £70. Walk-ins on Saturdays only.', 'Piano Tuning by Ivo'],
    ['The Rook Choir - a choir for people who were told to mouth the words. Tuesdays 7pm.', 'The Rook Choir'],
    [
      'Deniz Halı Yıkama – İzmir\n\nHalınızı kapınızdan alıyor, yıkayıp kurutup en geç üç ya da dört gün içinde geri getiriyoruz.',
      'Deniz Halı Yıkama',
    ],
  ])('is the name where what it is would be a piece: %s', (text, name) => expect(headline(text)).toBe(name));

  it.each([
    ['What: a no-audition choir, about 45 of us\nName: The Rook Choir', 'A no-audition choir, about 45 of us'],
    ['Rook & Son, sourdough bakery in Totnes, 4 Mill Lane. Open daily.', 'Sourdough bakery in Totnes'],
    ['Lotto Lane - knife sharpening in Selby, Yorkshire\nknife £4', 'Knife sharpening in Selby, Yorkshire'],
  ])('is the whole of what the owner says it is: %s', (text, words) => expect(headline(text)).toBe(words));

  it.each([
    ['Professor Pip, that is me, a magician. I have a rabbit called Sue.', ''],
    ['The Rook Choir is a community choir in Selby. We sing.', 'Community choir in Selby'],
    ['Rook Kayaks runs trips out of a bay, near Lunenburg, Nova Scotia. We paddle.', ''],
  ])('stands beside the name only whole: %s', (text, words) =>
    expect(designNow({ text }, { seed: 1 }).document.brand.tagline).toBe(words),
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
