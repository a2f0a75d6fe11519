import sharp from 'sharp';
import { expect, it } from 'vitest';
import { endApart } from './apart.ts';
import { drawSvg } from './draw-svg.ts';
import { LookStopped } from './look-apart.ts';
import { takePicture } from './make-pictures.ts';

/** Every circle is drawn over the whole picture a hundred thousand times. */
const endless = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">' +
    `<defs><g id="a">${'<circle r="40" fill-opacity=".01"/>'.repeat(100)}</g><g id="b">${'<use href="#a"/>'.repeat(100)}</g></defs>` +
    `${'<use href="#b"/>'.repeat(40)}</svg>`,
);

it('a drawing that takes too long is given up', async () => {
  expect(await drawSvg(endless, 300)).toEqual({ refused: 'slow' });
});

it('no drawing outlives the end of the process, and none begins in it, nor a look at a picture', async () => {
  const drawn = drawSvg(endless);
  endApart();
  expect(await drawn).toEqual({ refused: 'stopped' });
  expect(await drawSvg(endless)).toEqual({ refused: 'stopped' });
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer();
  await expect(takePicture(photo, { maxWidth: 9, isGenerated: false })).rejects.toThrow(LookStopped);
});
