/**
 * `sizes` of pictures by the room that they have, so that browsers fetch no more pixels than a frame shows. A frame that is taller than
 * a usual photo shows a part of one that is as much wider.
 */
export const pictureSizes = {
  /** Beside words, on phones as wide as those. */
  half: '(min-width: 60rem) 50vw, calc(100vw - 2rem)',
  /** From edge to edge. */
  full: '100vw',
  /** One of three in a row, on phones alone in its row. */
  third: '(min-width: 48rem) 32vw, calc(100vw - 2rem)',
  /** One of three in a row, on phones one of two. */
  tile: '(min-width: 48rem) 32vw, 50vw',
  /** A square or tall one in a grid, which leaves out the sides of most photos. */
  item: '(min-width: 60rem) 30rem, 66vw',
  /** In a row as high as this and a half, which scrolls sideways. */
  strip: 'clamp(17rem, 59vw, 40rem)',
  /** Of somebody whose words are what matters. */
  portrait: '(min-width: 60rem) 27vw, 15rem',
  thumb: '10rem',
  face: '4rem',
} as const;
