/** Shapes a picture can have; sizes are those of the drawing's own coordinates. */
export const ratios = {
  panorama: { width: 960, height: 340 },
  wide: { width: 640, height: 360 },
  landscape: { width: 480, height: 360 },
  square: { width: 400, height: 400 },
  portrait: { width: 360, height: 450 },
} as const;
export type Ratio = keyof typeof ratios;
